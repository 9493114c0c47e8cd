"""What the tests of this project share: golden records, planted faults, servers, browsers."""
