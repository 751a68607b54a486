import { describe, expect, test } from '@jest/globals';
import { readFlags, UsageError } from '../src/usage.ts';

const names = { required: ['server'], optional: ['token', 'match'] } as const;

describe('options of a command', () => {
  test.each(['-kXR7', '--kXR7', '-'])('may have a value such as %s, as tokens have', (token) => {
    expect(readFlags(['--server', 's', '--token', token, '--match', '-m'], names)).toEqual({
      server: 's',
      token,
      match: '-m',
    });
    expect(readFlags(['--server', 's', `--token=${token}`], names)).toMatchObject({ token });
  });

  test.each([
    [['--server'], 'server'],
    [['--server', '--token', 't'], 'server'],
    [['--server', 's', '--tokem', 't'], '--tokem'],
    [['--token', 't'], '--server is missing'],
    [['server'], 'server'],
  ])('are refused with words where %j', (args, words) => {
    expect(() => readFlags(args, names)).toThrow(UsageError);
    expect(() => readFlags(args, names)).toThrow(words);
  });
});
