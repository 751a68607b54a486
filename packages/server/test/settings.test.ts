import { describe, expect, test } from '@jest/globals';
import { codeSchema, matchIdSchema, seatTokenSchema } from '@atoll/protocol';
import { BadConfig, readConfig } from '../src/config.ts';
import { Limits, network, TooOften } from '../src/limits.ts';
import { Pacer } from '../src/pacer.ts';
import { hashToken, newCode, newMatchId, newSeatToken } from '../src/secrets.ts';

describe('settings', () => {
  test('have defaults, and empty ones count as absent', () => {
    expect(readConfig({ PORT: '' })).toMatchObject({ port: 2567, dataDir: './data', logLevel: 'info', rateLimits: true, trustProxy: 0 });
  });

  test.each([['PORT', '99999'], ['PORT', 'x'], ['PUBLIC_URL', 'ftp://here'], ['LOG_LEVEL', 'loud'], ['RATE_LIMITS', 'maybe']])(
    'that make no sense are named: %s=%s',
    (name, value) => {
      expect(() => readConfig({ [name]: value })).toThrow(BadConfig);
      expect(() => readConfig({ [name]: value })).toThrow(`${name}=${value}`);
    },
  );
});

describe('limits', () => {
  test('count each network for itself, and what is given back does not count', async () => {
    const limits = new Limits({ enabled: true });
    const use = async () => {
      for (let times = 0; times < 1000; times++) await limits.count('code', '10.0.0.1');
    };
    for (let times = 0; times < 1000; times++) {
      await limits.count('code', '10.0.0.1');
      await limits.giveBack('code', '10.0.0.1');
    }
    await expect(use()).rejects.toThrow(TooOften);
    await expect(limits.count('code', '::ffff:10.0.0.1')).rejects.toMatchObject({ limit: 'code' });
    await limits.count('code', '10.0.0.2');
    await limits.count('join', '10.0.0.1');
  });

  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('take %s for %s', (address, expected) => {
    expect(network(address)).toBe(expected);
  });
});

test('a hasty connection is slowed down to 50 requests a second after the first 50', () => {
  let now = 0;
  const pacer = new Pacer(() => now);
  const delays = Array.from({ length: 60 }, () => pacer.take());
  expect(delays.slice(0, 50)).toEqual(Array(50).fill(0));
  expect(delays.slice(50)).toEqual([20, 40, 60, 80, 100, 120, 140, 160, 180, 200]);
  now = 60_000;
  expect(pacer.take()).toBe(0);
});

test('ids, tokens and codes have the shape that the protocol asks for', () => {
  for (let times = 0; times < 200; times++) {
    expect(codeSchema.parse(newCode())).toHaveLength(6);
    expect(matchIdSchema.safeParse(newMatchId()).success).toBe(true);
    const token = newSeatToken();
    expect(seatTokenSchema.safeParse(token).success).toBe(true);
    expect(hashToken(token)).not.toContain(token);
  }
});
