import { jest } from '@jest/globals';
import { GUARD_MS } from '@atoll/test-client/waiting';

// A wait that fails ends its test with the reason, before jest ends it without one.
jest.setTimeout(5 * GUARD_MS);
