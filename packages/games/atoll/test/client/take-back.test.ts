import type { AtollEvent } from '../../src/index.ts';
import { describe, expect, test } from '@jest/globals';
import { createMatch, play, undo, undoable, type Match } from '@atoll/engine';
import { atoll, type AtollAction, type AtollState } from '../../src/index.ts';
import { NO_PROMPT, type HistoryStep } from '@atoll/protocol';
import { autoAnswer } from '../../client/present/auto.ts';
import { readPreferences } from '../../client/preferences.ts';
import { chosenBack } from '../../client/present/take-back.ts';
import { noReach } from '../../client/present/text/reach-text.ts';
import { pageSnapshot } from '@atoll/table-kit/table/session/page-snapshot.ts';
import { UNKNOWN_TABLE } from '@atoll/table-kit/table/session/table-state.ts';
import type { AtollTableState } from '../../client/table-types.ts';
import { locale } from './support/atoll-locale.ts';

interface Played {
  readonly match: Match<AtollState>;
  readonly steps: readonly HistoryStep<AtollEvent>[];
}

function act({ match, steps }: Played, action: AtollAction): Played {
  const played = play(atoll, match, { seat: 0, action, at: 0 });
  if (!played.ok) throw new Error(JSON.stringify([action, played.reasons]));
  return {
    match: played.match,
    steps: [
      ...steps,
      { seq: match.seq + 1, seat: 0, at: 0, events: played.events, sealed: played.sealed },
    ],
  };
}

/** Alone, in the Recovery after the first round, asked which animals shall leave. */
function discarding(): Played {
  let played: Played = {
    match: createMatch(atoll, { seed: 'sets', seats: 1, options: atoll.parseOptions({}) }),
    steps: [],
  };
  played = act(played, { type: 'pass' });
  while (atoll.publicView(played.match.state).question.kind !== 'discard')
    played = act(played, atoll.legalActions(played.match.state, 0)[0]!);
  return played;
}

describe('one of several that were chosen', () => {
  test('is taken back by itself: the later ones are named again', () => {
    const start = discarding();
    const { cards } = atoll.publicView(start.match.state).animals;
    const [a, b, c] = [cards[4]!, cards[0]!, cards[2]!];
    const played = [a, b, c].reduce((before, card) => act(before, { type: 'choose', card }), start);
    const view = atoll.publicView(played.match.state);
    const backs = chosenBack(view, { undoable: undoable(played.match, 0), steps: played.steps });
    expect([...backs.keys()]).toEqual([a, b, c]);
    const { from, again } = backs.get(b)!;
    const undone = undo(atoll, played.match, { seat: 0, from, at: 0 });
    if (!undone.ok) throw new Error(JSON.stringify(undone.reasons));
    const after = (again as AtollAction[]).reduce(act, { match: undone.match, steps: [] });
    expect(atoll.publicView(after.match.state).question.chosen).toEqual([a, c]);
  });
  test('cannot be, where nothing may be taken back', () => {
    const start = discarding();
    const played = act(start, {
      type: 'choose',
      card: atoll.publicView(start.match.state).animals.cards[3]!,
    });
    expect(
      chosenBack(atoll.publicView(played.match.state), { undoable: [], steps: played.steps }).size,
    ).toBe(0);
  });
});

describe('an automatic answer', () => {
  const ways: readonly AtollAction[] = [
    { type: 'pay', scales: 0 },
    { type: 'pay', scales: 1 },
    { type: 'pay', scales: 2 },
  ];
  test('pays as the player has set', () => {
    const paid = (['kind', 'scales', 'ask'] as const).map((pay) =>
      autoAnswer(ways, { pay, autoPass: 'off' }),
    );
    expect(paid).toEqual([ways[0], ways[2], undefined]);
  });
  test('passes when nothing else is possible, if the player has set so', () => {
    const pass: AtollAction = { type: 'pass' };
    const more: readonly AtollAction[] = [{ type: 'grow' }, pass];
    expect(autoAnswer([pass], { pay: 'kind', autoPass: 'on' })).toBe(pass);
    expect(autoAnswer([pass], { pay: 'kind', autoPass: 'off' })).toBeUndefined();
    expect(autoAnswer(more, { pay: 'kind', autoPass: 'on' })).toBeUndefined();
    expect(autoAnswer([], { pay: 'kind', autoPass: 'on' })).toBeUndefined();
  });
  test('pays in kind until the browser has another setting', () => {
    expect(
      ['nonsense', 'null', '{"pay":"gold"}', '{"pay":"scales"}'].map(
        (stored) => readPreferences(stored).pay,
      ),
    ).toEqual(['kind', 'kind', 'kind', 'scales']);
  });
});

describe('why nothing can be taken back', () => {
  const { tableRefusals, table } = locale.words;
  const own: HistoryStep<AtollEvent> = { seq: 3, seat: 0, at: 0, events: [], sealed: true };
  const why = (
    more: Partial<AtollTableState>,
    prompt: Partial<AtollTableState['prompt']> = {},
  ): string =>
    noReach(locale, {
      ...UNKNOWN_TABLE,
      ...{ seat: 0, snapshot: playing, prompt: { ...NO_PROMPT, undosLeft: 9, ...prompt } },
      ...more,
    });
  const { state } = createMatch(atoll, {
    ...{ seed: 'why', seats: 2, options: atoll.parseOptions({}) },
  });
  const playing = {
    ...pageSnapshot(atoll, { state, ...{ seq: 1, options: {}, seats: [], pace: 0, hints: false } }),
    view: atoll.publicView(state),
  };
  test('is told while the match goes on', () => {
    expect(why({ steps: [{ ...own, seat: 1 }] })).toBe(table.controls.undoNothing);
    expect(why({ steps: [own] }, { settled: 3 })).toBe(table.controls.undoFinal);
    expect(why({ steps: [own] }, { undosLeft: 0 })).toBe(tableRefusals['undo-too-often']);
  });
  test('is not told to a spectator, of a past moment, or after the match', () => {
    expect(why({ seat: -1 })).toBe('');
    expect(why({ past: true })).toBe('');
    expect(why({ snapshot: { ...playing, phase: 'over' } })).toBe('');
    expect(why({ snapshot: undefined })).toBe('');
  });
});
