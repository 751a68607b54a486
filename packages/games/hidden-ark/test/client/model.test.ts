import type { HiddenArkEvent } from '../../src/index.ts';
import { describe, expect, test } from '@jest/globals';
import { hiddenArk, type HiddenArkAction, type HiddenArkState } from '../../src/index.ts';
import { MAPS } from '../../src/cards/index.ts';
import { arkModel } from '../../client/present/model.ts';
import { partAsked } from '../../client/present/tab.ts';
import { storyOf } from '../../client/present/story.ts';
import { routeOf } from '../../client/present/voyages.ts';
import { IDLE, type Interaction } from '@atoll/table-kit/table/model/interaction.ts';
import { locale } from './ark-locale.ts';

const begin = (): HiddenArkState =>
  hiddenArk.setup({ seed: 'model', seats: 2, options: hiddenArk.parseOptions({}) });

/** Takes the first legal action, and Operation where it can be chosen, until the state is right. */
function playUntil(right: (state: HiddenArkState) => boolean): HiddenArkState {
  let state = begin();
  for (let made = 0; made < 200 && !right(state); made++) {
    const [seat = 0] = hiddenArk.activeSeats(state);
    const legal = hiddenArk.legalActions(state, seat);
    const wished = legal.find(
      (action) => action.type === 'column' && action.column === 'operation',
    );
    const action = (wished ?? legal[0]) as HiddenArkAction;
    state = hiddenArk.apply(hiddenArk.clone(state), seat, action).state;
  }
  expect(right(state)).toBe(true);
  return state;
}

function modelOf(state: HiddenArkState, interaction: Partial<Interaction> = {}) {
  const { seat } = state.turn;
  const view = hiddenArk.publicView(state);
  const legal = hiddenArk.legalActions(state, seat);
  const input = { view, seat, legal, advised: undefined };
  const model = arkModel(locale, { ...input, interaction: { ...IDLE, ...interaction } });
  return { view, model };
}

describe('the choices at a table of Hidden Ark', () => {
  test('a way that is chosen is bent by pointing at a space in between', () => {
    const { view, model } = modelOf(
      playUntil(({ turn, frames }) => turn.sailing && turn.moves > 1 && frames.length === 0),
    );
    const far = [...model.items.values()]
      .flatMap(({ choices }) => choices)
      .find(({ action }) => (routeOf(action)?.path.length ?? 0) > 1);
    expect(far?.confirm?.join('')).toMatch(/^Sail vessel 1 to .* For another way/);
    const { model: asking } = modelOf(
      playUntil(({ turn, frames }) => turn.sailing && turn.moves > 1 && frames.length === 0),
      { asking: far },
    );
    const way = routeOf(far?.action)?.path ?? [];
    const bent = MAPS[view.side].spaces.flatMap(({ id }) =>
      (asking.items.get(`space:${id}`)?.choices ?? [])
        .filter(({ words }) => words.join('').includes(`by way of ${id}`))
        .map(({ action }) => ({ id, way: routeOf(action)?.path ?? [] })),
    );
    expect(bent.length).toBeGreaterThan(0);
    for (const other of bent) {
      expect(other.way).toContain(other.id);
      expect(other.way.at(-1)).toBe(way.at(-1));
    }
  });

  test('a token of the row is taken, unless one is to be drawn and this one to go back', () => {
    const state = playUntil(({ phase }) => phase === 'opportunity');
    const kinds = (interaction: Partial<Interaction>) =>
      modelOf(state, interaction)
        .model.items.get('row:0')
        ?.choices.map(({ group }) => group);
    expect(kinds({})).toEqual(['take']);
    expect(kinds({ state: 'kind', group: 'draw' })).toEqual(['take', 'draw']);
  });

  test('a token that is kept has its button from the start of a turn, with the reason why not yet', () => {
    const state = playUntil(
      ({ phase, turn, players }) =>
        phase === 'opportunity' && !turn.taken && players[turn.seat]!.hand.length > 0,
    );
    const play = (now: HiddenArkState) => modelOf(now).model.groups.find(({ id }) => id === 'play');
    const { seat } = state.turn;
    const before = play(state);
    expect(before?.choices).toEqual([]);
    expect(hiddenArk.explain(state, seat, before?.attempt as HiddenArkAction)).toEqual([
      { code: 'take-first' },
    ]);
    const [take] = hiddenArk.legalActions(state, seat);
    const { state: after } = hiddenArk.apply(hiddenArk.clone(state), seat, take!);
    expect(play(after)).toBeDefined();
  });

  test('a seat without kept tokens is told of none', () => {
    const state = playUntil(
      ({ phase, turn, players }) =>
        phase === 'opportunity' && players[turn.seat]!.hand.length === 0,
    );
    expect(modelOf(state).model.groups.map(({ id }) => id)).not.toContain('play');
  });

  test('a narrow table opens the part that holds the answers', () => {
    const asked = (state: HiddenArkState) => {
      const { view, model } = modelOf(state);
      return partAsked(view, model, '');
    };
    expect(asked(playUntil(({ phase }) => phase === 'placing'))).toBe('none');
    expect(asked(playUntil(({ phase }) => phase === 'opportunity'))).toBe('row');
    expect(asked(playUntil(({ phase, frames }) => phase === 'action' && !frames.length))).toBe(
      'none',
    );
    // a thing with buttons of its own covers no map; the pointed place must be visible
    const free = playUntil(
      ({ phase, frames, players, turn }) =>
        phase === 'action' && !frames.length && players[turn.seat]!.tracks.some((one) => one > 2),
    );
    const { view, model } = modelOf(free);
    expect(model.groups.find(({ id }) => id === 'exchange')?.choices.length).toBeGreaterThan(0);
    expect(partAsked(view, model, 'exchange')).toBe('none');
    const taking = playUntil(({ phase }) => phase === 'opportunity');
    for (const group of ['take', 'draw', 'exchange']) {
      const { view: row, model: opened } = modelOf(taking, { state: 'kind', group });
      expect(partAsked(row, opened, group)).toBe('row');
    }
    // so that the map keeps its size
    expect(asked(playUntil(({ frames }) => frames.at(-1)?.kind === 'pay'))).toBe('none');
  });
});

describe('a thing that cannot be chosen says why', () => {
  const refusalOf = (state: HiddenArkState, item: string) => {
    const { refusal, attempt } = modelOf(state).model.items.get(item) ?? {};
    return refusal ?? attempt;
  };

  test('while a question is open, everything but its answers repeats the question', () => {
    const placing = playUntil(({ phase }) => phase === 'placing');
    const asked = 'Place your first station with a vessel on a free location.';
    for (const { id } of MAPS.equatorial.spaces)
      expect(refusalOf(placing, `space:${id}`)).toBe(asked);
    for (const item of ['row:0', 'track:money', 'slot:build:0', 'award:arctic'])
      expect(refusalOf(placing, item)).toBe(asked);
    const [taken] = playUntil(({ players }) => players[0]?.stations.length === 1).players;
    expect(taken?.stations).toHaveLength(1);
    const paying = playUntil(({ frames }) => frames.at(-1)?.kind === 'pay');
    expect(refusalOf(paying, 'space:E4')).toMatch(/^Pay /);
    const none = modelOf(paying).model.items.get('track:money');
    expect(none?.choices.length === 0 ? none.attempt : 'a choice').toEqual(
      none?.choices.length === 0 ? { type: 'pay', resource: 'money' } : 'a choice',
    );
  });

  test('before a token is taken, the sea and its ports say to take one', () => {
    const taking = playUntil(({ phase }) => phase === 'opportunity');
    const plain = modelOf(taking).model.items;
    for (const { id, choices, refusal } of plain.values())
      if (/^(space|location):/.test(id) && choices.length === 0)
        expect(refusal).toMatch(/^Take (a token from the row|2 tokens)/);
  });

  test('once a column is chosen, nothing says to choose another one', () => {
    const chosen = playUntil(
      ({ turn, frames, phase }) =>
        phase === 'action' && frames.length === 0 && turn.column >= 0 && !turn.sailing,
    );
    const items = [...modelOf(chosen).model.items.values()];
    const reasons = items.flatMap(({ refusal, attempt }) => [
      refusal ?? '',
      ...(attempt === undefined
        ? []
        : hiddenArk
            .explain(chosen, chosen.turn.seat, attempt as HiddenArkAction)
            .map((reason) => locale.text.reasonText(reason))),
    ]);
    expect(reasons.filter((text) => /choose (Operation|Build|Upgrade)/.test(text))).toEqual([]);
    expect(reasons.some((text) => text.includes('in this turn'))).toBe(true);
  });

  test('a slot asks for an upgrade first', () => {
    const upgrading = playUntil(({ phase }) => phase === 'opportunity');
    const view = hiddenArk.publicView(upgrading);
    const slotWith = (hand: readonly string[]) => {
      const { seat } = view.turn;
      const seats = view.seats.map((one, at) => (at === seat ? { ...one, hand } : one));
      const turn = { ...view.turn, upgrading: true };
      const input = { view: { ...view, seats, turn }, seat, advised: undefined };
      const legal = hiddenArk.legalActions(upgrading, seat);
      return arkModel(locale, { ...input, legal, interaction: IDLE }).items.get('slot:build:0');
    };
    expect(slotWith([])?.refusal).toBe('You have no upgrade to install.');
    expect(slotWith(['upgrade-money'])?.refusal).toMatch(/^Choose one of the lit places/);
  });

  test('a seat is not told to answer the question of another seat', () => {
    const placing = playUntil(({ phase }) => phase === 'placing');
    const view = hiddenArk.publicView(placing);
    const input = { view, seat: 1 - placing.turn.seat, legal: [], advised: undefined };
    const { items } = arkModel(locale, { ...input, interaction: IDLE });
    for (const { refusal } of items.values()) expect(refusal).toBeUndefined();
  });
});

const step = (seq: number, seat: number, ...events: readonly HiddenArkEvent[]) => ({
  ...{ at: 0, sealed: false, seq, seat, events },
});

test('the story of a match has a turn for each turn of a seat', () => {
  const steps = [
    step(1, 0, { type: 'placed', seat: 0, location: 'L01' }, { type: 'turn', seat: 1, round: 1 }),
    step(2, 1, { type: 'builtStation', seat: 1, location: 'L02' }),
    step(3, 1, { type: 'collected', seat: 1, space: 'A1', points: 2 }),
    step(4, 0, { type: 'gained', seat: 0, resource: 'money', amount: 4 }),
  ];
  const story = storyOf(locale, { steps, names: ['Mira', 'Jonas'], options: {} });
  expect(story.start).toEqual([2, 2]);
  expect(story.turns.map(({ seq, seat, points }) => [seq, seat, points])).toEqual([
    [1, 0, [2, 2]],
    [2, 1, [2, 9]],
    [4, 0, [3, 9]],
  ]);
  expect(story.turns[1]?.deed).toMatch(/^Jonas builds a station in /);
});

test('the story of a match alone tells of the tokens that are left and of escalation', () => {
  const turn = (round: number): HiddenArkEvent => ({ type: 'turn', seat: 0, round });
  const steps = [
    step(1, 0, { type: 'placed', seat: 0, location: 'L01' }, turn(1)),
    step(2, 0, { type: 'turnedUp', tokens: ['rescue'] }),
    step(3, 0, { type: 'escalated', space: 'A1', token: 'money+2' }, turn(2)),
    step(4, 0, {
      ...{ type: 'rescued', seat: 0, tile: 'N1', space: 'A1', points: 3 },
      ...{ vessel: 0, to: 'L01' },
    }),
  ];
  const story = storyOf(locale, { steps, names: ['Mira'], options: {} });
  const [start = 0] = story.start;
  const after = story.turns.map(({ points }) => (points[0] ?? 0) - start);
  // a token counts 2; the fish brings 3 and the award of its region 7, and takes escalation along
  expect(after).toEqual([0, -4, -2 + 3 + 7]);
  expect(story.turns.map(({ part }) => part)).toEqual(['Round 1', 'Round 1', 'Round 2']);
});
