import { expect, test } from '@jest/globals';
import {
  hashState,
  LOCALES,
  momentsOfFile,
  recordMoment,
  writeMatchFile,
  type MatchFile,
} from '@atoll/engine';
import { steereAtoll } from '@atoll/game-steere-atoll';
import { recordGolden } from '@atoll/testkit';
import { failureText } from '../../src/shell/replay/failure-text.ts';
import { readReplay } from '../../src/shell/replay/load-replay.ts';
import { loadReplayWords } from '@atoll/table-kit/words/load-replay-words.ts';

const options = steereAtoll.parseOptions({});
const { log } = recordGolden(steereAtoll, { seed: 'old', seats: 2, options });
const seats = ['Ada', 'Ben'].map((name) => ({ name, kind: 'person' as const, bot: '' }));
const played: MatchFile = {
  ...{ match: 'm', game: steereAtoll.id, rules: steereAtoll.version, seed: 'old', options, seats },
  ...{ startedAt: 1, endedAt: 2, log },
};
const moments = momentsOfFile(steereAtoll, played);
const endHash = hashState(moments.at(-1)?.state);
const ahead: string[] = [];
const read = (changed: Partial<MatchFile>) =>
  readReplay(writeMatchFile({ ...played, ...changed }), (game) => ahead.push(game));

test('a match of older rules is shown where those of today lead to the end that it had', async () => {
  expect(await read({ rules: 0, endHash })).toMatchObject({ ok: true, matchId: 'm' });
});

test('the game is told while its match is read, so that its screens are fetched meanwhile', async () => {
  ahead.splice(0);
  await read({}).then(({ ok }) => ahead.push(String(ok)));
  expect(ahead).toEqual(['steere-atoll', 'true']);
});

test('no screens are fetched of a game that nobody knows', async () => {
  ahead.splice(0);
  expect(await read({ game: 'none' })).toMatchObject({ ok: false, why: 'unknownGame' });
  expect(ahead).toEqual([]);
});

test.each([
  ['nothing tells its end', {}],
  ['it had another end', { endHash: '00' }],
])('a match of older rules is not shown where %s', async (_, known) => {
  expect(await read({ rules: 0, ...known })).toMatchObject({ ok: false, why: 'otherRules' });
});

test('a match of the rules of today that ended otherwise is a bad file', async () => {
  expect(await read({})).toMatchObject({ ok: true });
  expect(await read({ endHash: '00' })).toMatchObject({ ok: false, why: 'badFile' });
});

test('a match of older rules that was recorded is shown as it was, and as today where that is the same', async () => {
  const recording = moments.map((moment) => recordMoment(steereAtoll, moment, 2));
  const shown = await read({ rules: 0, endHash: '00', recording });
  expect(shown).toMatchObject({ ok: true, from: 'recording' });
  if (!shown.ok) throw new Error(shown.why);
  shown.session.goTo(Infinity);
  expect(shown.session.getState().snapshot).toMatchObject({ phase: 'over' });
  expect(await read({ rules: 0, endHash, recording })).toMatchObject({ ok: true, from: 'log' });
  expect(await read({ endHash: '00', recording })).toMatchObject({ ok: false, why: 'badFile' });
});

test.each([
  ['', 'empty'],
  ['{"format":"other"}\n', 'otherFormat'],
  ['not a file', 'damaged'],
  ['a\0b', 'encoding'],
  [writeMatchFile(played).split('\n').slice(0, -2).join('\n'), 'cutOff'],
  [writeMatchFile(played).replace('Ada', 'Eva'), 'changed'],
])(
  'an unreadable file gets a message about its fault in every language: %#',
  async (text, fault) => {
    const failed = await readReplay(text, () => undefined);
    expect(failed).toEqual({ ok: false, why: 'badFile', fault });
    if (failed.ok) return;
    const said = await Promise.all(
      Object.keys(LOCALES).map(async (id) => failureText(failed, await loadReplayWords(id))),
    );
    expect(new Set(said).size).toBe(said.length);
  },
);
