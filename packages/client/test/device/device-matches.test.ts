import { catalog } from '@atoll/catalog';
import { InvalidInput } from '@atoll/engine';
import { describe, expect, test } from '@jest/globals';
import {
  asKeptSeat,
  freshMatch,
  matchAt,
  type DeviceMatch,
} from '../../src/shell/device/device-match.ts';
import { DeviceMatches, MOST_MATCHES } from '../../src/shell/device/device-matches.ts';
import { sessionOf } from '../../src/shell/device/session-of.ts';
import { myMatches } from '../../src/shell/lobby/my-match.ts';
import { FakeShelf } from '../support/fake-shelf.ts';
import { locale } from '../support/locale.ts';

const { game: rules } = (await catalog['steere-atoll']!.load())!;

const match = (id: string, at = 1): DeviceMatch =>
  freshMatch({
    ...{ id, game: 'steere-atoll', rules: rules.version, seed: 'seed', options: {} },
    ...{ seats: 2, seat: 0, name: 'Mira', bot: 'shallows', at },
  });
const over = (one: DeviceMatch): DeviceMatch => ({ ...one, told: { ...one.told, phase: 'over' } });
const given = {
  rules,
  names: ['Mira', 'Triton'],
  pace: 0,
  choose: () => new Promise(() => undefined),
};

describe('a match of this device', () => {
  test('resumes where the player left it, from its stored record alone', async () => {
    const shelf = new FakeShelf<DeviceMatch>();
    const matches = new DeviceMatches(shelf);
    await matches.begin(match('one'));
    const session = sessionOf(match('one'), given);
    const [action] = session.getState().prompt.legal;
    await session.submit(action);
    await matches.keep(matchAt(match('one'), session, 5));
    session.stop();

    const kept = await new DeviceMatches(shelf).find('one');
    const again = sessionOf(kept!, given);
    expect(again.decisions()).toEqual([{ seat: 0, action }]);
    expect(again.getState().snapshot?.view).toEqual(session.getState().snapshot?.view);
    expect((await again.undo()).ok).toBe(false);
    again.stop();
  });

  test('does not go on under other rules', () => {
    const older = { ...match('one'), rules: rules.version - 1 };
    expect(() => sessionOf(older, given)).toThrow(InvalidInput);
    const foreign = { ...match('one'), decisions: [{ seat: 0, action: 'what' }] };
    expect(() => sessionOf(foreign, given)).toThrow(InvalidInput);
  });

  test('reads in the lobby like any other, as one that this device holds', () => {
    const session = sessionOf(match('one'), given);
    const [mine] = myMatches(locale, [asKeptSeat(matchAt(match('one'), session, 7))]);
    session.stop();
    expect(mine).toMatchObject({
      ...{ game: 'Steere’s Atoll', state: 'Your turn', calls: true, at: 7 },
      others: [{ seat: 1, name: 'Triton' }],
      kept: { matchId: 'one', token: '', over: false },
    });
  });
});

describe('the matches of a device', () => {
  test('are listed newest first, and subscribers are notified of changes', async () => {
    const matches = new DeviceMatches(new FakeShelf<DeviceMatch>());
    let calls = 0;
    const stop = matches.subscribe(() => calls++);
    await matches.begin(match('old', 1));
    await matches.begin(match('new', 2));
    expect((await matches.list()).map(({ id }) => id)).toEqual(['new', 'old']);
    await matches.forget('new');
    expect([(await matches.list()).map(({ id }) => id), calls]).toEqual([['old'], 3]);
    stop();
    await matches.forget('old');
    expect(calls).toBe(3);
  });

  test('are limited in number: finished matches are dropped first, then the oldest', async () => {
    const shelf = new FakeShelf<DeviceMatch>();
    const matches = new DeviceMatches(shelf);
    for (let at = 0; at < MOST_MATCHES; at++)
      await shelf.put(at === 20 ? over(match(`${at}`, at)) : match(`${at}`, at));
    await matches.begin(match('next', 100));
    await matches.begin(match('last', 101));
    const left = (await matches.list()).map(({ id }) => id);
    expect(left).toHaveLength(MOST_MATCHES);
    expect(left).toEqual(expect.arrayContaining(['next', 'last', '1', '29']));
    expect(left).not.toEqual(expect.arrayContaining(['20']));
    expect(left).not.toEqual(expect.arrayContaining(['0']));
  });

  test('can be played without storage space as long as the page is open', async () => {
    const shelf = new FakeShelf<DeviceMatch>();
    shelf.full = true;
    const matches = new DeviceMatches(shelf);
    await matches.begin(match('one'));
    expect(await matches.find('one')).toEqual(match('one'));
    await expect(matches.keep(match('one'))).rejects.toThrow('full');
    expect(await new DeviceMatches(shelf).find('one')).toBeUndefined();
  });
});
