import { describe, expect, test } from '@jest/globals';
import { readCommand, USAGE } from '../../src/manage/command.ts';

const match = 'Vq3n-_x0LrTz4WmC9bKs';

describe('readCommand', () => {
  test('reads each command', () => {
    expect(readCommand(['reports'])).toEqual({ do: 'reports' });
    expect(readCommand(['settle', match, '4'])).toEqual({ do: 'settle', match, n: 4 });
    expect(readCommand(['delete-line', match, '1'])).toEqual({ do: 'delete-line', match, n: 1 });
    expect(readCommand(['delete-match', match])).toEqual({ do: 'delete-match', match });
    expect(readCommand(['move', 'postgres'])).toEqual({ do: 'move', to: 'postgres' });
    expect(readCommand(['move', 'sqlite'])).toEqual({ do: 'move', to: 'sqlite' });
  });

  test.each([
    [[]],
    [['forget']],
    [['reports', match]],
    [['settle', match]],
    [['settle', match, '0']],
    [['settle', match, 'one']],
    [['settle', match, '1', '2']],
    [['delete-line', "x'; DROP", '1']],
    [['delete-match']],
    [['delete-match', match, match]],
    [['delete-match', '--all']],
    [['move', 'mysql']],
  ])('answers %j with all commands', (args) => {
    expect(() => readCommand(args)).toThrow(USAGE);
  });
});
