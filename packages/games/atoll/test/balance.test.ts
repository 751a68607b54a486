import { knowledgeOf } from '@atoll/engine';
import { describe, expect, test } from '@jest/globals';
import { evaluate } from '../src/bot/index.ts';
import {
  animalCard,
  animals,
  basicCoral,
  CORAL_PRICE,
  corals,
  events,
} from '../src/cards/index.ts';
import { atoll, type AtollAction, type AtollState } from '../src/index.ts';
import { animalPrice, eventInForce } from '../src/modifiers.ts';
import { loadText } from '../src/text/index.ts';
import { balance } from '../src/tooling/index.ts';
import * as act from './scenarios/support/actions.ts';
import { reef, type ReefSpec, type TableSpec } from './scenarios/support/reef.ts';

const { cardName } = await loadText('en');

/** What the balance notes of some actions of seat 0, a line each. */
function noted(
  specs: readonly ReefSpec[],
  actions: readonly AtollAction[],
  table: TableSpec = {},
): readonly string[] {
  const lines: string[] = [];
  const notes = {
    offered: (card: string) => void lines.push(`offered ${card}`),
    open: (card: string, seat: number) => void lines.push(`open ${card} to ${seat}`),
    bought: (card: string, seat: number) => void lines.push(`${seat} bought ${card}`),
    brought: (card: string, what: string, amount: number) =>
      void (amount !== 0 && lines.push(`${card} brought ${amount} ${what}`)),
    counted(name: string, item: string, seat: number, times = 1): void {
      if (times > 0) lines.push(`${name}: ${item} by ${seat}${times > 1 ? ` times ${times}` : ''}`);
    },
  };
  let { state } = reef(specs, table);
  balance.begun(state, notes);
  for (const action of actions) {
    const before: AtollState = state;
    const legal = atoll.legalActions(before, 0);
    const { state: after, events: happened } = atoll.apply(atoll.clone(before), 0, action);
    balance.played({ before, after, seat: 0, action, events: happened, legal }, notes);
    state = after;
  }
  balance.ended(state, notes);
  return lines;
}

describe('the notes of the balance', () => {
  test('cards that lie open, those a seat could buy, and those it buys', () => {
    const offers = {
      animals: ['magnificent-star', 'giant-clam'],
      corals: ['lobe-coral'],
      large: ['tiger-shark'],
    };
    const { cost, points } = animalCard('magnificent-star');
    const coins = Math.max(cost, CORAL_PRICE);
    const lines = noted([{ coins }, {}], [act.buyAnimal('magnificent-star'), act.at(0, 1)], {
      offers,
    });
    for (const card of ['magnificent-star', 'giant-clam', 'lobe-coral', 'tiger-shark'])
      expect(lines).toContain(`offered ${card}`);
    expect(lines).toEqual(
      expect.arrayContaining([
        'open magnificent-star to 0',
        'open lobe-coral to 0',
        '0 bought magnificent-star',
      ]),
    );
    expect(lines).not.toContain('open tiger-shark to 0');
    // The one that takes its place is the fifth.
    expect(lines.filter((line) => line.startsWith('offered'))).toHaveLength(5);
    expect(lines).toContain(`magnificent-star brought ${points[0]} levels`);
    expect(lines).toEqual(expect.arrayContaining(['actions: buyAnimal by 0', 'turns: 1 by 0']));
  });

  test('gains by cards: scales at the top, tokens, points at the end, but nothing of the Basic Coral', () => {
    const angelfish = { card: 'flame-angelfish', level: 2 } as const;
    const spec: ReefSpec = {
      corals: ['basic-coral', 'blue-coral'],
      animals: [angelfish],
      plankton: 2,
      coins: 2,
    };
    const lines = noted([spec, {}], [act.feed('flame-angelfish')]);
    expect(lines).toContain('happenings: top by 0');
    expect(lines).toContain('flame-angelfish brought 1 effects');
    expect(lines.join('\n')).toMatch(/^blue-coral brought [1-9] effects$/m);
    expect(lines.join('\n')).not.toContain('basic-coral');
  });

  test('levels that a card raised others, and pollution that it removed', () => {
    const spec: ReefSpec = {
      corals: [{ card: 'basic-coral', polluted: true }, 'yellow-scroll-coral'],
      animals: ['giant-clam', { card: 'yellow-tang', level: 2 }],
      plankton: 9,
    };
    const lines = noted(
      [spec, { passed: true }],
      [
        act.useCoral('yellow-scroll-coral'),
        act.choose('giant-clam'),
        act.feed('yellow-tang'),
        act.choose('basic-coral'),
      ],
    );
    expect(lines).toContain('yellow-scroll-coral brought 1 raises');
    expect(lines).toContain('happenings: effect by 0');
    expect(lines).toContain('yellow-tang brought 1 cleaned');
  });

  test('points by round, who takes the lead, Large Fish, and pairs that came together', () => {
    const own: ReefSpec = {
      coins: 9,
      corals: ['basic-coral', 'great-star-coral'],
      animals: [{ card: 'yellow-tang', level: 2 }, 'green-turtle'],
    };
    const lines = noted(
      [own, { popularity: 11 }],
      [act.feed('yellow-tang'), { type: 'no' }, act.buyAnimal('blacktip-reef-shark'), act.at(0, 1)],
      { offers: { large: ['blacktip-reef-shark'] } },
    );
    const [, medium, high] = animalCard('yellow-tang').points;
    const [low] = animalCard('blacktip-reef-shark').points;
    // the level, the two fish scales of a Medium Fish at its top, and the shark's lowest points
    expect(lines.filter((line) => line.startsWith('points: '))).toEqual(
      [high - medium, 2, low].map((points) => `points: 1 by 0 times ${points}`),
    );
    expect(lines).toContain('course: leadTaken by 0');
    expect(lines).toContain('course: largeFish by 0');
    expect(lines).toContain('pairs: yellow-tang+green-turtle by 0');
    expect(lines).not.toContain('course: ledBeforeLast by 0');
  });

  test('hunts, income, bonus rows and event cards', () => {
    const hunter: ReefSpec = { animals: [{ card: 'blue-line-grouper', level: 1 }], huntsReady: 1 };
    const prey: ReefSpec = { passed: true, animals: ['lined-seahorse'] };
    const lines = noted(
      [hunter, prey],
      [
        act.feed('blue-line-grouper'),
        act.hunt('lined-seahorse'),
        act.pass,
        act.income('scientists'),
      ],
      { events: ['upwelling'] },
    );
    expect(lines).toContain('happenings: hunt by 0');
    expect(lines).toContain('bonus: 0 by 0');
    expect(lines).toContain('events: upwelling by 0');
    expect(lines).toContain('income: scientists by 0');
  });

  test('where tokens come from', () => {
    const rich: ReefSpec = { plankton: 8, corals: ['basic-coral', 'hump-coral'] };
    const lines = noted(
      [rich, { passed: true }],
      [act.sell, act.amount(2), act.bloom, act.choose('hump-coral'), act.pass],
    );
    expect(lines).toContain('tokens: coinsSale by 0 times 2');
    expect(lines).toContain('tokens: planktonBloom by 0 times 2');
    expect(lines).toContain('tokens: scalesBonus by 0');
    expect(
      noted([{ ...rich, plankton: 0 }, { passed: true }], [act.useCoral('hump-coral')]),
    ).toContain('tokens: coinsCards by 0');
  });

  test('the order of play from the Starting Player', () => {
    expect(balance.order(reef([{}, {}, {}], { starter: 2 }).state)).toEqual([2, 0, 1]);
  });
});

describe('the names in the balance', () => {
  test('every card once, and every item that can be counted', () => {
    expect(balance.cards.map(({ id }) => id)).toEqual([...animals, ...corals].map(({ id }) => id));
    const actions = balance.counts.find(({ id }) => id === 'actions')?.items.map(({ id }) => id);
    const wanted = balance.targets.used.flatMap(({ table, items }) =>
      table === 'actions' ? items : [],
    );
    expect(actions).toEqual(expect.arrayContaining(wanted));
    expect(balance.influence.effects).toEqual(
      expect.arrayContaining(events.map(({ id }) => ({ id, name: cardName(id), group: 'Events' }))),
    );
  });

  test('ranks that leave no gap', () => {
    const from = balance.bands.map((band) => band.from);
    expect(from).toEqual([-Infinity, 60, 70, 80, 90]);
  });
});

describe('an effect switched off', () => {
  const passive: readonly (readonly [string, ReefSpec])[] = [
    [basicCoral.id, {}],
    ...corals
      .filter(({ ability }) => ability.type === 'passive')
      .map(({ id }) => [id, { corals: [basicCoral.id, id] }] as const),
    ...animals
      .filter(({ feed }) => feed.kind === 'passive')
      .map(({ id }) => [id, { animals: [id] }] as const),
  ];

  test.each(passive)('%s leaves a position that can be judged and played on', (card, spec) => {
    const { state } = reef([{ coins: 4, ...spec }, {}]);
    expect(balance.questionOf(state)).toBe('turn');
    expect(balance.influence.inForce(state, 0)).toContain(card);
    const without = balance.influence.without(state, 0, card);
    expect(balance.influence.inForce(without, 0)).not.toContain(card);
    expect(balance.influence.inForce(state, 0)).toContain(card);
    expect(Number.isFinite(evaluate(without, 0))).toBe(true);
    // A bot sees the view and imagines the rest from it.
    const imagined = atoll.determinize(knowledgeOf(atoll, without, 0), 0, 'imagined');
    expect(atoll.legalActions(imagined, 0)).toEqual(atoll.legalActions(without, 0));
    expect(atoll.outcome(imagined)).toEqual(atoll.outcome(state));
  });

  test('changes the price that a coral lowers, and nothing for others', () => {
    const { cost } = animalCard('magnificent-star');
    const spec: ReefSpec = { corals: ['basic-coral', 'mustard-hill-coral'], coins: cost - 1 };
    const { state } = reef([spec, spec], { offers: { animals: ['magnificent-star'] } });
    const without = balance.influence.without(state, 0, 'mustard-hill-coral');
    const price = (of: AtollState, seat: number): number =>
      animalPrice(of, of.reefs[seat]!, animalCard('magnificent-star'));
    expect([price(state, 0), price(without, 0), price(without, 1)]).toEqual([
      cost - 1,
      cost,
      cost - 1,
    ]);
    expect(atoll.legalActions(state, 0)).toContainEqual(act.buyAnimal('magnificent-star'));
    expect(atoll.legalActions(without, 0)).not.toContainEqual(act.buyAnimal('magnificent-star'));
  });

  test('takes a further hunt away with the coral that gave it, but no other', () => {
    const { state } = reef([{ corals: ['basic-coral', 'corky-sea-fan'], huntsReady: 2 }, {}]);
    expect(balance.influence.without(state, 0, 'corky-sea-fan').reefs[0]!.huntsReady).toBe(1);
    expect(balance.influence.without(state, 0, 'basic-coral').reefs[0]!.huntsReady).toBe(2);
  });

  test('ends a persistent event, without bringing back the one before', () => {
    const persistent = events.filter(({ kind }) => kind === 'persistent').map(({ id }) => id);
    const { state } = reef([{}, {}], { past: persistent.slice(0, 2) });
    expect(balance.influence.inForce(state, 0)).toContain(persistent[1]);
    const without = balance.influence.without(state, 0, persistent[1]!);
    expect(eventInForce(without)).toBeUndefined();
    expect(eventInForce(state)?.id).toBe(persistent[1]);
    const imagined = atoll.determinize(knowledgeOf(atoll, without, 0), 0, 'imagined');
    expect(imagined.events.deck).not.toContain(persistent[1]);
  });

  test('spares a match the immediate event that comes next', () => {
    const { state } = reef([{}, { passed: true }], { events: ['upwelling'] });
    const passed = (
      before: AtollState,
    ): { readonly sudden: readonly string[]; readonly plankton: number } => {
      const { state: after, events: happened } = atoll.apply(atoll.clone(before), 0, act.pass);
      return {
        sudden: balance.influence.sudden({
          before,
          after,
          seat: 0,
          action: act.pass,
          events: happened,
        }),
        plankton: after.reefs[1]!.plankton,
      };
    };
    expect(passed(state)).toEqual({ sudden: ['upwelling'], plankton: 3 });
    expect(passed(balance.influence.spared(state))).toEqual({ sudden: [], plankton: 0 });
  });
});
