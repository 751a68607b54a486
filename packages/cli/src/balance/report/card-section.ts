import type { CardFigures } from '../figures/card-figures.ts';
import { cardFigures, outliers } from '../figures/card-figures.ts';
import { percent, points, shareBetween, signed, signedBetween, table } from './markdown.ts';
import { seatsName, type Measured } from './measured.ts';
import type { Verdict } from '../figures/verdict.ts';

/** The tables of the cards, a table a group. */
export function cardSection({ balance, cards }: Measured): readonly string[] {
  const groups = [...new Set(cards.map(({ group }) => group))];
  return groups.flatMap((group) => {
    const own = cards.filter((card) => card.group === group);
    const yields = balance.yields.filter(({ id }) => own.some(({ brought }) => brought[id]));
    const brought = yields.map(({ name }) => name);
    const wins = ['wins with it', 'wins without it', 'from as good positions'];
    const head = ['card', 'offered', 'could be bought', 'bought of these', ...brought, ...wins, ''];
    return [
      `### ${group}`,
      '',
      ...table(
        head,
        own.map((card) =>
          cardRow(
            card,
            yields.map(({ id }) => id),
          ),
        ),
      ),
      '',
    ];
  });
}

function cardRow(card: CardFigures, yields: readonly string[]): readonly string[] {
  return [
    card.name,
    String(card.offered),
    String(card.open),
    card.bought ? percent(card.bought.value) : '–',
    ...yields.map((id) => points(card.brought[id] ?? 0)),
    signedBetween(card.held),
    card.missed ? signed(card.missed.value) : '–',
    signedBetween(card.added),
    flags(card).join(', '),
  ];
}

const MARKS: Readonly<Record<Verdict, string>> = {
  missed: '**missed**',
  doubtful: 'doubtful',
  'not measured': '',
  met: '',
};

function flags({ verdicts: { bought, wins, added } }: CardFigures): readonly string[] {
  const marks = { bought: MARKS[bought], wins: MARKS[wins], 'as good': MARKS[added] };
  return Object.entries(marks).flatMap(([name, mark]) => (mark === '' ? [] : [`${name} ${mark}`]));
}

/** The cards outside the targets, the gravest first, with their figures by number of seats. */
export function outlierSection(measured: Measured): readonly string[] {
  return outlierTable(measured, outliers(measured.cards));
}

/** Without cards that were seen in too few matches for a statement. */
export function significantOutliers(measured: Measured): readonly string[] {
  const sure = (wins: CardFigures['held']): boolean =>
    wins !== undefined && (wins.low > 0 || wins.high < 0);
  return outlierTable(
    measured,
    outliers(measured.cards).filter(
      ({ held, added, verdicts: { bought } }) =>
        bought === 'missed' || bought === 'doubtful' || sure(held) || sure(added),
    ),
  );
}

function outlierTable(
  { balance, records, judging }: Measured,
  far: readonly CardFigures[],
): readonly string[] {
  if (far.length === 0) return ['No card lies outside the targets.'];
  const judged = records.filter(({ role }) => role === judging);
  const counts = [...new Set(judged.map(({ seats }) => seats))]
    .filter((seats) => seats > 1)
    .toSorted((a, b) => a - b);
  const bySeats = counts.map((seats) =>
    cardFigures(
      balance,
      judged.filter((record) => record.seats === seats),
    ),
  );
  return table(
    ['card', 'bought', 'wins with it', ...counts.map(seatsName), 'from as good positions', ''],
    far.map((card) => [
      card.name,
      card.bought ? shareBetween(card.bought) : '–',
      signedBetween(card.held),
      ...bySeats.map((figures) => {
        const held = figures.find(({ id }) => id === card.id)?.held;
        return held ? signed(held.value) : '–';
      }),
      signedBetween(card.added),
      flags(card).join(', '),
    ]),
  );
}
