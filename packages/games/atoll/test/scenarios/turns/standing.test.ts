import { expect, test } from '@jest/globals';
import { atoll, type AtollView } from '../../../src/index.ts';
import { loadText, phraseText } from '../../../src/text/index.ts';
import { standingOf, type CardStatus } from '../../../src/views/card-status.ts';
import type { Played } from '../support/played.ts';
import { reef } from '../support/reef.ts';

const text = await loadText('en');

const standing = (match: Played, card: string, seat = 0): CardStatus =>
  standingOf(text, card, { view: atoll.publicView(match.state), seat });
const lines = (match: Played, card: string, seat = 0): readonly string[] =>
  standing(match, card, seat).lines.map(({ phrase }) => phraseText(phrase));

test('[43, A3] a discount is told with its price and its cause, and to nobody else', () => {
  const match = reef([{ corals: ['mustard-hill-coral'] }, {}], {
    offers: { animals: ['giant-clam'] },
  });
  const { price } = standing(match, 'giant-clam');
  expect(lines(match, 'giant-clam')).toEqual([
    `You pay ${price} coins instead of ${price! + 1}: Mustard hill coral.`,
  ]);
  expect(lines(match, 'giant-clam', 1)).toEqual([]);
  expect(standing(match, 'giant-clam', -1)).toEqual({ level: 0, polluted: false, lines: [] });
});

test('[43, R10] colonies that are not needed are told too', () => {
  const match = reef([{ corals: ['great-star-coral'] }, {}], {
    offers: { large: ['tiger-shark'] },
  });
  expect(lines(match, 'tiger-shark').join(' ')).toMatch(
    /^You pay \d coins instead of \d: Great star coral\. You need \d colon/,
  );
});

test('[T4, T17, 19] the Basic Coral tells its owner the additions of an even start', () => {
  const seen = (evenStart: boolean): AtollView => {
    const options = { biodiversity: false, events: false, evenStart };
    return atoll.publicView(atoll.setup({ seed: 'crab', seats: 4, options }));
  };
  const view = seen(true);
  const place = (number: number): number => (view.starter + number) % 4;
  const added = (seat: number, at = view): readonly string[] =>
    standingOf(text, 'basic-coral', { view: at, seat })
      .lines.map(({ phrase }) => phraseText(phrase))
      .filter((line) => line.includes('at the start'));
  expect([0, 1, 2, 3].map((number) => added(place(number)))).toEqual([
    [],
    [],
    ['Third to play: 1 coin more at the start.'],
    ['Fourth to play: 1 coin and 2 plankton more at the start.'],
  ]);
  expect([0, 1, 2, 3].flatMap((seat) => added(seat, seen(false)))).toEqual([]);
});

test('[W2, W3] a polluted coral does not work, and gives no discount', () => {
  const match = reef([{ corals: [{ card: 'mustard-hill-coral', polluted: true }] }], {
    offers: { animals: ['giant-clam'] },
  });
  expect(standing(match, 'mustard-hill-coral').polluted).toBe(true);
  expect(lines(match, 'mustard-hill-coral')).toEqual([
    'It has pollution: it does not work, and costs 1 point at the end.',
  ]);
  expect(lines(match, 'giant-clam')).toEqual([]);
});

test('[R13, T14, Y1] an animal tells every reader its level, its Fatigue and its partner', () => {
  const animals = [
    { card: 'snowflake-moray', level: 2, fatigue: 1, partner: 'pacific-cleaner-shrimp' } as const,
    { card: 'pacific-cleaner-shrimp', partner: 'snowflake-moray' },
  ];
  const match = reef([{ animals, corals: ['table-coral', 'galaxy-coral'] }, {}]);
  expect(lines(match, 'snowflake-moray', 1)).toEqual([
    'At medium: 9 points.',
    '1 Fatigue: it cannot be fed.',
    'In Symbiosis with Pacific cleaner shrimp.',
  ]);
});

test('[E14, E15, E16] an event tells on the cards what it changes, until another one is revealed', () => {
  const animals = ['palette-surgeonfish', 'giant-moray'];
  const during = (event: string): Played =>
    reef([{ animals, corals: ['table-coral', 'galaxy-coral'] }, {}], { past: [event] });
  expect(lines(during('marine-heatwave'), 'palette-surgeonfish').at(-1)).toMatch(
    /^Feeding it costs \d plankton now: Marine heatwave\.$/,
  );
  expect(lines(during('protected-area'), 'giant-moray').at(-1)).toBe(
    'It cannot hunt now: Marine protected area.',
  );
  expect(lines(during('protected-area'), 'protected-area')).toEqual(['In force now.']);
  expect(lines(during('cyclone'), 'cyclone')).toEqual(['It has happened.']);
});
