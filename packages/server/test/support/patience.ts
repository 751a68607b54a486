import { jest } from '@jest/globals';
import { GUARD_MS } from './waiting.ts';

// What is waited for in vain ends its test and says why, before jest would say only that it was long.
jest.setTimeout(5 * GUARD_MS);
