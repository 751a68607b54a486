import { createMatch, createRng, nextInt, play } from '@atoll/engine';
import { describe, expect, test } from '@jest/globals';
import { animals, basicCoral, corals, events } from '../../src/cards/index.ts';
import { atoll, type AtollEvent } from '../../src/index.ts';
import { loadText, phraseText } from '../../src/text/index.ts';

const {
  abilityPhrases,
  abilityType,
  actionPhrase,
  cardName,
  coralIcons,
  coralPhrase,
  eventCardIcons,
  eventCardPhrase,
  eventKind,
  eventPhrase,
  eventTone,
  feedIcons,
  feedPhrase,
  questionPhrase,
  reasonPhrase,
  waitingPhrase,
} = await loadText('en');

const names = ['Anne', 'Jonas'];
const t = phraseText;
const named = <C extends { readonly id: string }>(card: C): { card: C; name: string } => ({
  card,
  name: cardName(card.id),
});

describe('card texts', () => {
  test.each(animals.map(named))('$name', ({ card }) => {
    expect([
      t(feedPhrase(card)),
      t(feedIcons(card)),
      ...abilityPhrases(card).map(t),
    ]).toMatchSnapshot();
  });

  test.each([basicCoral, ...corals].map(named))('$name', ({ card }) => {
    expect([
      `${abilityType(card.ability.type)}: ${t(coralPhrase(card))}`,
      t(coralIcons(card)),
    ]).toMatchSnapshot();
  });

  test.each(events.map(named))('$name', ({ card }) => {
    expect([
      `${eventKind(card.kind)}, ${eventTone(card.tone)}: ${t(eventCardPhrase(card))}`,
      t(eventCardIcons(card)),
    ]).toMatchSnapshot();
  });

  test('carry icons with a spoken word beside the words', () => {
    const [pistolShrimp] = animals.filter((card) => card.id === 'tiger-pistol-shrimp');
    expect(abilityPhrases(pistolShrimp!)).toEqual([
      [
        { icon: 'symbiosis', word: 'Symbiosis' },
        ' with ',
        { card: 'yellow-prawn-goby', word: 'Yellow prawn-goby' },
        '.',
      ],
    ]);
  });
});

/** Plays at random and collects every sentence that a player at the table would read. */
function sentences(seed: string, seats: number): ReadonlySet<string> {
  const said = new Set<string>();
  const rng = createRng(`choices of ${seed}`);
  let match = createMatch(atoll, {
    seed,
    seats,
    options: { biodiversity: true, events: true, evenStart: false },
  });
  for (let step = 0; step < 2000; step++) {
    const [seat] = atoll.activeSeats(match.state);
    if (seat === undefined) break;
    const view = atoll.publicView(match.state);
    said.add(t(questionPhrase(view.question))).add(t(waitingPhrase(view.question, names)));
    const legal = atoll.legalActions(match.state, seat);
    const buttons = legal.map((action) => t(actionPhrase(action, { view, seat, names })));
    expect({
      kind: view.question.kind,
      doubled: buttons.filter((words, index) => buttons.indexOf(words) !== index),
    }).toEqual({ kind: view.question.kind, doubled: [] });
    for (const words of buttons) said.add(words);
    // nothing was chosen before
    const ending = buttons[legal.findIndex(({ type }) => type === 'done')];
    if (view.question.chosen.length === 0) expect(ending ?? '').not.toContain('no more');
    const played = play(atoll, match, { seat, action: legal[nextInt(rng, legal.length)], at: 0 });
    if (!played.ok) throw new Error(played.reasons.map((reason) => reason.code).join());
    for (const event of played.events) said.add(t(eventPhrase(event, names)));
    match = played.match;
  }
  return said;
}

describe('texts of a match', () => {
  test.each([
    ['alone', 1],
    ['for two', 2],
  ])('%s are whole, and no two buttons of a question read the same', (seed, seats) => {
    const all = [...sentences(seed, seats), ...sentences(`${seed} again`, seats)];
    expect(all.length).toBeGreaterThan(200);
    expect(
      all.filter(
        (words) => words.trim() === '' || /undefined|NaN|null|object|Seat \d| {2}/.test(words),
      ),
    ).toEqual([]);
  });
});

describe('refusals', () => {
  test('name the requirement and the means of the seat', () => {
    expect(t(reasonPhrase({ code: 'no-cell', details: { need: 2, best: 1 } }))).toBe(
      'It needs 2 colonies around an empty cell; the best of yours has 1.',
    );
    expect(t(reasonPhrase({ code: 'too-expensive', details: { need: 8, have: 6 } }))).toBe(
      'This costs 8 coins; you can pay 6, fish scales included.',
    );
  });

  test('answer an unknown code', () => {
    expect(t(reasonPhrase({ code: 'toString' }))).toBe('This is not possible now.');
  });
});

describe('the log', () => {
  const sentence = (event: AtollEvent, you?: number): string =>
    t(eventPhrase(event, names, you === undefined ? {} : { you }));
  const hunted: AtollEvent = { type: 'hunted', seat: 1, card: 'sea-wasp', owner: 0 };

  test('says "you" to the person who reads it, and names to everybody else', () => {
    const bought: AtollEvent = { type: 'animalPlaced', seat: 0, card: 'sea-wasp', x: 0, y: 1 };
    expect([sentence(bought), sentence(bought, 0), sentence(bought, 1)]).toEqual([
      'Anne buys Sea wasp.',
      'You buy Sea wasp.',
      'Anne buys Sea wasp.',
    ]);
    expect([sentence(hunted), sentence(hunted, 0), sentence(hunted, 1)]).toEqual([
      'Jonas hunts Anne’s Sea wasp.',
      'Jonas hunts your Sea wasp.',
      'You hunt Anne’s Sea wasp.',
    ]);
    expect(sentence({ type: 'roundBegan', round: 2, seat: 0 }, 0)).toBe(
      'Round 2 begins; you start.',
    );
    expect(sentence({ type: 'passed', seat: 0, row: 0 }, 0)).toBe(
      'You pass the round and take the best bonus.',
    );
  });

  test('says nothing of a person in the third person to that person', () => {
    const rng = createRng('you');
    let match = createMatch(atoll, {
      seed: 'you',
      seats: 2,
      options: { biodiversity: true, events: true, evenStart: false },
    });
    const said: string[] = [];
    for (let step = 0; step < 2000 && atoll.activeSeats(match.state).length > 0; step++) {
      const seat = atoll.activeSeats(match.state)[0]!;
      const legal = atoll.legalActions(match.state, seat);
      const played = play(atoll, match, { seat, action: legal[nextInt(rng, legal.length)], at: 0 });
      if (!played.ok) throw new Error(played.reasons.map((reason) => reason.code).join());
      said.push(...played.events.map((event) => sentence(event, 0)));
      match = played.match;
    }
    expect(said.filter((words) => words.startsWith('You ')).length).toBeGreaterThan(10);
    expect(
      said.filter((words) =>
        /Anne|\b[Yy]ou (\w+s|has|is)\b/.test(words.replace(/\byou pass\b/i, '')),
      ),
    ).toEqual([]);
  });
});

test('the sign of popularity stands for popularity only, never for points', () => {
  const printed = [...animals, ...corals, ...events].flatMap((card) => [
    ...('feed' in card ? [...abilityPhrases(card), feedPhrase(card)] : []),
    ...('ability' in card ? [coralPhrase(card), coralIcons(card)] : []),
    ...('tone' in card ? [eventCardPhrase(card), eventCardIcons(card)] : []),
  ]);
  const hearts = printed
    .flat()
    .filter((part) => typeof part === 'object' && 'icon' in part && part.icon === 'popularity');
  expect(hearts.length).toBeGreaterThan(3);
  expect(hearts.filter((part) => typeof part === 'object' && part.word !== 'popularity')).toEqual(
    [],
  );
});
