import { describe, expect, test } from '@jest/globals';
import { codeSchema, matchIdSchema, seatTokenSchema } from '@atoll/protocol';
import { BadConfig, readConfig, warningsAbout } from '../../src/process/config.ts';
import { Limits, TooOften } from '../../src/limits/limits.ts';
import { networksOf } from '../../src/limits/networks.ts';
import { Throttle } from '../../src/limits/throttle.ts';
import { hashToken, newCode, newMatchId, newSeatToken } from '../../src/match/secrets.ts';

describe('settings', () => {
  test('have defaults, and empty ones count as absent', () => {
    expect(readConfig({ PORT: '' })).toMatchObject({
      port: 2567,
      dataDir: './data',
      logLevel: 'info',
      rateLimits: true,
      trustProxy: 0,
      notifyAfter: 20,
      notifyLoopback: false,
      keepEndedDays: 0,
      keepQuietDays: 0,
      keepBackupsDays: 365,
    });
  });

  test.each([
    ['PORT', '99999'],
    ['PORT', 'x'],
    ['PUBLIC_URL', 'ftp://here'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMITS', 'maybe'],
    ['HOST', 'my.machine'],
    ['NOTIFY_AFTER', '-1'],
    ['NOTIFY_CONTACT', 'atoll.example'],
    ['STAND_IN_AFTER', '-1'],
    ['NOTIFY_LOOPBACK', 'yes'],
    ['KEEP_ENDED_DAYS', '-1'],
    ['KEEP_QUIET_DAYS', 'week'],
    ['KEEP_BACKUPS_DAYS', '-1'],
  ])('that make no sense are named: %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(BadConfig);
    expect(() => readConfig({ [name]: value })).toThrow(`${name}=${value}`);
  });
});

describe('an address with a password', () => {
  const problemOf = (env: Readonly<Record<string, string>>): string => {
    try {
      readConfig(env);
    } catch (error) {
      if (error instanceof BadConfig) return error.message;
      throw error;
    }
    return '';
  };

  test.each([
    ['DATABASE_URL', 'postgres://atoll:p#ss/w0rd@db/atoll'],
    ['DATABASE_URL', 'postgres://atoll:1#ss@db/atoll'],
    ['DATABASE_URL', 'postgres://atoll:12/w0rd@db/atoll'],
    ['DATABASE_URL', 'postgres://atoll:12?w0rd@db/atoll'],
    ['DATABASE_URL', 'mysql://atoll:w0rd@db/atoll'],
    ['REDIS_URL', 'redis://:p#ss/w0rd@redis:6379'],
    ['REDIS_URL', 'redis://:1/w0rd@redis:6379'],
    ['REDIS_URL', 'redis://:%zz-w0rd@redis:6379'],
    ['PUBLIC_URL', 'https://atoll:w0rd@atoll.example'],
  ])('is refused by name and with a reason, and never printed: %s=%s', (name, value) => {
    const problem = problemOf({ [name]: value });
    expect(problem).toMatch(new RegExp(`^${name}: `));
    expect(problem).not.toMatch(/w0rd|ss@|p#ss/);
  });

  test('says how the signs of a password are written', () =>
    expect(problemOf({ DATABASE_URL: 'postgres://atoll:p#ss/w0rd@db/atoll' })).toMatch(
      /postgres:\/\/user:password@host:5432\/atoll.*# as %23.*\/ as %2F/,
    ));

  test.each([
    'postgres://atoll:p%23ss%2Fw0rd@db/atoll',
    'postgresql://atoll@db:5432/atoll?sslmode=require',
    'postgres:///atoll?host=/var/run/postgresql',
  ])('is taken: %s', (value) =>
    expect(readConfig({ DATABASE_URL: value }).databaseUrl).toBe(value),
  );
});

describe('the public address', () => {
  test.each(['https://example.org/games/atoll', 'https://example.org/?a=1', 'https://a.org/#b'])(
    'has nothing behind its host: %s',
    (value) =>
      expect(() => readConfig({ PUBLIC_URL: value })).toThrow(
        /^PUBLIC_URL=.*no path.*https:\/\/atoll\.example\.org/,
      ),
  );
  test.each(['https://example.org', 'https://example.org/', 'http://192.0.2.7:2567'])(
    'is a host: %s',
    (value) => expect(readConfig({ PUBLIC_URL: value }).publicUrl).toBe(value),
  );
});

describe('a warning', () => {
  test.each<[Readonly<Record<string, string>>, number]>([
    [{}, 0],
    [{ TRUST_PROXY: '1' }, 1],
    [{ TRUST_PROXY: '1', HOST: '203.0.113.7' }, 1],
    [{ TRUST_PROXY: '1', HOST: '2001:db8::7' }, 1],
    [{ TRUST_PROXY: '1', HOST: '127.0.0.1' }, 0],
    [{ TRUST_PROXY: '1', HOST: '10.0.0.7' }, 0],
    [{ TRUST_PROXY: '1', HOST: 'fd00::7' }, 0],
    [{ TRUST_PROXY: '1', HOST: '0.0.0.0' }, 0],
    [{ HOST: '203.0.113.7' }, 0],
  ])('tells where a trusted proxy can be gone round: %j', (env, count) => {
    const warnings = warningsAbout(readConfig(env));
    expect(warnings).toHaveLength(count);
    for (const warning of warnings) expect(warning).toMatch(/TRUST_PROXY=1.*HOST=127\.0\.0\.1/);
  });
});

describe('limits', () => {
  test('count each network for itself, and do not count a returned attempt', async () => {
    const limits = new Limits({ enabled: true });
    const use = async () => {
      for (let times = 0; times < 1000; times++) await limits.count('code', '10.0.0.1');
    };
    for (let times = 0; times < 1000; times++) {
      await limits.count('code', '10.0.0.1');
      await limits.giveCodeBack({ address: '10.0.0.1', short: false });
    }
    await expect(use()).rejects.toThrow(TooOften);
    await expect(limits.count('code', '::ffff:10.0.0.1')).rejects.toMatchObject({ limit: 'code' });
    await limits.count('code', '10.0.0.2');
    await limits.count('join', '10.0.0.1');
  });

  test.each([
    ['192.0.2.7', ['192.0.2.7']],
    ['192.0.2.7:50123', ['192.0.2.7']],
    ['::ffff:192.0.2.7', ['192.0.2.7']],
    ['::ffff:c000:207', ['192.0.2.7']],
    ['[::ffff:192.0.2.7]:443', ['192.0.2.7']],
    [
      '2001:db8:1:2345:3:4:5:6',
      ['2001:db8:1:2345::/64', '2001:db8:1:2300::/56', '2001:db8:1::/48'],
    ],
    [
      '[2001:db8:1:2345::6]:50123',
      ['2001:db8:1:2345::/64', '2001:db8:1:2300::/56', '2001:db8:1::/48'],
    ],
    ['2001:DB8:0001:0023::6', ['2001:db8:1:23::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
    ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0::/48']],
    ['::1', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48']],
    ['not an address', ['unknown']],
    ['192.0.2.7:99999', ['unknown']],
  ])('take %s for a part of %j', (address, expected) => {
    expect(networksOf(address).map(({ name }) => name)).toEqual(expected);
  });

  test.each([
    [
      'one household with a /56',
      (index: number) => `2001:db8:1:${(0x2300 + (index % 256)).toString(16)}::${index}`,
      4 * 12,
    ],
    [
      'one customer with a /48',
      (index: number) => `2001:db8:1:${(index * 7).toString(16)}::1`,
      16 * 12,
    ],
    [
      'one machine behind a gateway that tells ports',
      (index: number) => `192.0.2.7:${1024 + index}`,
      12,
    ],
  ])('hold for %s', async (_who, address, most) => {
    const limits = new Limits({ enabled: true });
    let counted = 0;
    for (let index = 0; index < 2000; index++)
      counted += await limits.count('code', address(index)).then(
        () => 1,
        () => 0,
      );
    expect(counted).toBe(most);
  });

  test('let no household use up what its neighbours may', async () => {
    const limits = new Limits({ enabled: true });
    for (let times = 0; times < 1000; times++)
      await limits.count('code', '2001:db8:1:1::1').catch(() => undefined);
    await limits.count('code', '2001:db8:1:2::1');
  });
});

test('a connection that asks too fast is slowed down to 50 requests a second after the first 50', () => {
  let now = 0;
  const throttle = new Throttle(() => now);
  const delays = Array.from({ length: 60 }, () => throttle.take());
  expect(delays.slice(0, 50)).toEqual(Array(50).fill(0));
  expect(delays.slice(50)).toEqual([20, 40, 60, 80, 100, 120, 140, 160, 180, 200]);
  now = 60_000;
  expect(throttle.take()).toBe(0);
});

test('ids, tokens and codes have the shape that the protocol asks for', () => {
  for (let times = 0; times < 200; times++) {
    expect(codeSchema.parse(newCode())).toHaveLength(12);
    expect(matchIdSchema.safeParse(newMatchId()).success).toBe(true);
    const token = newSeatToken();
    expect(seatTokenSchema.safeParse(token).success).toBe(true);
    expect(hashToken(token)).not.toContain(token);
  }
});
