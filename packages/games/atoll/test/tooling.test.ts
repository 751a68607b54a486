import { describe, expect, test } from '@jest/globals';
import { animals, corals, events } from '../src/cards/index.ts';
import { atoll, type AtollAction, type AtollState } from '../src/index.ts';
import { cardTexts, coverage } from '../src/tooling/index.ts';
import * as act from './scenarios/support/actions.ts';
import { loadText } from '../src/text/index.ts';
import { reef, type ReefSpec, type TableSpec } from './scenarios/support/reef.ts';

const { cardName } = await loadText('en');

/** What one seat shows by acting on an atoll. */
function shown(
  specs: readonly ReefSpec[],
  actions: readonly AtollAction[],
  table: TableSpec = {},
): readonly string[] {
  let { state } = reef(specs, table);
  const marks: string[] = [];
  for (const action of actions) {
    const before: AtollState = state;
    const { state: after, events } = atoll.apply(atoll.clone(state), 0, action);
    coverage.seen({ before, after, seat: 0, action, events }, (category, item) =>
      marks.push(`${category}: ${item}`),
    );
    state = after;
  }
  return marks;
}

describe('the coverage of Atoll', () => {
  test('announces every card, every way of feeding and every ability once', () => {
    const all = coverage.all();
    expect(all['cards bought']).toHaveLength(animals.length + corals.length);
    expect(all.events).toHaveLength(events.length);
    for (const items of Object.values(all)) expect(new Set(items).size).toBe(items.length);
    const feedings = ['giant-moray low', 'giant-moray medium 2', 'sea-apple 1', 'tiger-shark'];
    expect(all['feeding branches']).toEqual(expect.arrayContaining(feedings));
    expect(all.abilities).toEqual(
      expect.arrayContaining([
        'pearl-oyster enter',
        'pearl-oyster top',
        'bargibants-seahorse end',
        'shelter',
      ]),
    );
  });

  test('sees a way of feeding where it is chosen, and where only one is open', () => {
    const rich = { plankton: 3, animals: ['sea-apple'] };
    expect(shown([rich, {}], [act.feed('sea-apple')])).not.toContain(
      'feeding branches: sea-apple 1',
    );
    expect(shown([rich, {}], [act.feed('sea-apple'), act.branch(0)])).toContain(
      'feeding branches: sea-apple 1',
    );
    expect(shown([{ animals: ['sea-apple'] }, {}], [act.feed('sea-apple')])).toContain(
      'feeding branches: sea-apple 2',
    );
  });

  test('sees effects when they happen, not when their card is bought', () => {
    const bought = shown(
      [{ coins: 2, corals: ['basic-coral', { card: 'galaxy-coral', polluted: true }] }, {}],
      [act.buyCoral('lace-coral'), act.at(2, 0)],
      { offers: { corals: ['lace-coral'] } },
    );
    expect(bought).toContain('cards bought: lace-coral');
    expect(bought).not.toContain('ops: clean');
  });

  test('sees a modifier only where it made a difference', () => {
    const buy = (animal: string): readonly string[] =>
      shown(
        [{ coins: 9, corals: ['basic-coral', 'mustard-hill-coral'] }, {}],
        [act.buyAnimal(animal), act.at(1, 0)],
        { offers: { animals: ['magnificent-star', 'flame-angelfish'] } },
      );
    expect(buy('magnificent-star')).toContain('modifiers: mustard-hill-coral animalPrice');
    expect(buy('flame-angelfish')).not.toContain('modifiers: mustard-hill-coral animalPrice');
  });

  test('sees an event when it is revealed, and what it changes when that makes a difference', () => {
    const struck = shown([{}, { passed: true }], [act.pass], { events: ['shifting-currents'] });
    expect(struck).toEqual(expect.arrayContaining(['events: shifting-currents', 'ops: renew']));
    const income = (choice: 'tourists' | 'scientists'): readonly string[] =>
      shown(
        [{ corals: ['galaxy-coral', 'table-coral', 'lobe-coral'] }, { passed: true }],
        [act.pass, act.income(choice)],
        { events: ['tourist-boom'] },
      );
    expect(income('tourists')).toContain('modifiers: tourist-boom income');
    expect(income('scientists')).not.toContain('modifiers: tourist-boom income');
  });

  test('sees a ban where a seat could otherwise have done the forbidden action', () => {
    const past = ['nutrient-runoff'];
    const grown = (coins: number): readonly string[] =>
      shown(
        [{ coins, plankton: 2, corals: [{ card: 'basic-coral', polluted: true }] }, {}],
        [act.grow],
        { past },
      );
    expect(grown(1)).toContain('modifiers: nutrient-runoff forbid');
    expect(grown(0)).not.toContain('modifiers: nutrient-runoff forbid');
    const hunter = {
      corals: ['galaxy-coral', 'table-coral'],
      animals: ['slender-grouper', 'lined-seahorse'],
    };
    const fed = (prey: readonly string[]): readonly string[] =>
      shown(
        [hunter, { animals: prey }],
        [act.feed('slender-grouper'), act.reduce('lined-seahorse')],
        { past: ['protected-area'] },
      );
    expect(fed(['flame-angelfish'])).toContain('modifiers: protected-area forbid');
    expect(fed(['giant-clam'])).not.toContain('modifiers: protected-area forbid');
    expect(
      shown([{ plankton: 2, animals: ['boxer-crab'] }, {}], [act.feed('boxer-crab')], {
        past: ['marine-heatwave'],
      }),
    ).toContain('modifiers: marine-heatwave feedPrice');
  });

  test('rates how near an item is to being shown: an owned card before a card on offer, the more coins the nearer', () => {
    const near = (spec: ReefSpec, table: TableSpec = {}): number =>
      coverage.heuristic(
        reef([spec, {}], table).state,
        0,
        (category, item) => category === 'cards bought' && item === 'tiger-shark',
      );
    const offers = { large: ['tiger-shark', 'reef-manta'] };
    const [owned, rich, poor] = [
      near({ animals: ['tiger-shark'] }),
      near({ coins: 7 }, { offers }),
      near({ coins: 1 }, { offers }),
    ];
    expect(owned).toBeGreaterThan(rich);
    expect(rich).toBeGreaterThan(poor);
    expect(near({ coins: 7 }, { offers: { large: ['reef-manta', 'giant-moray'] } })).toBe(0);
  });
});

describe('the text of the cards', () => {
  test('is one paragraph a card', () => {
    const texts = cardTexts();
    expect(texts).toHaveLength(animals.length + corals.length + 1 + events.length);
    for (const card of [...animals, ...corals])
      expect(texts.filter((text) => text.startsWith(`${cardName(card.id)} (`))).toHaveLength(1);
    for (const event of events)
      expect(texts.filter((text) => text.startsWith(`${cardName(event.id)}\n`))).toHaveLength(1);
  });
});
