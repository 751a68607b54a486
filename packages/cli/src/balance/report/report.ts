import type { Balance } from '@atoll/catalog';
import { cardChart } from './card-chart.ts';
import { cardSection, outlierSection } from './card-section.ts';
import { countSections } from './count-section.ts';
import { effectSection } from './effect-section.ts';
import { table } from './markdown.ts';
import { playsForAll } from '../recording/record.ts';
import { seatsName, type Measured } from './measured.ts';
import { scoreChart } from './score-chart.ts';
import {
  bandSection,
  commonSection,
  lengthSection,
  lineSection,
  scoreSection,
  seatSection,
} from './score-section.ts';
import { styleSection } from './style-section.ts';
import { totals } from '../figures/score-figures.ts';

/** A report and its pictures, by the name of the file beside it. */
export interface Report {
  readonly text: string;
  readonly charts: Readonly<Record<string, string>>;
}

const SCORES =
  'Distribution of the scores by number of seats and bot; the same figures as in the table below';
const CARDS =
  'Cards by how often they are bought and by how much more their owners win; the same figures as in the tables below';

/** The whole report. `folder` is where the charts lie, as seen from the paper. */
export function report(measured: Measured, folder: string): Report {
  const { game, balance, series, cards, judged } = measured;
  const sections: readonly (readonly string[])[] = [
    [`# ${game}: how well the game plays`, '', ...introduction(measured)],
    [
      '## Targets',
      '',
      ...table(
        ['target', 'measured', 'verdict'],
        judged.map((row) => [row.target, row.measured, row.verdict]),
      ),
    ],
    [
      'Cards outside the targets, with the wins by number of seats:',
      '',
      ...outlierSection(measured),
    ],
    ...(seatSection(measured).length > 0
      ? [
          [
            '## Order of play',
            '',
            `Wins beyond the equal share, in points, with 95 % intervals; ${quickMatches(balance, 'greedy')}.`,
            '',
            ...seatSection(measured),
          ],
        ]
      : []),
    ...(styleSection(measured).length > 0 ? [styleSection(measured)] : []),
    ['## Scores', '', `![${SCORES}](${folder}/scores.svg)`, '', ...scoreSection(measured)],
    ...(bandSection(measured).length > 0
      ? [['A match alone, by the ranks of the rules:', '', ...bandSection(measured)]]
      : []),
    ...(commonSection(measured).length > 0
      ? [['What all reached together:', '', ...commonSection(measured)]]
      : []),
    ['What a score is made of, means:', '', ...lineSection(measured)],
    [
      '## Length',
      '',
      'An action is one decision; a turn is made of several.',
      '',
      ...lengthSection(measured),
    ],
    ...countSections(measured),
    [
      '## Cards',
      '',
      `${quickMatches(balance, 'Greedy')} ${CARD_WORDS[0]}`,
      ...CARD_WORDS.slice(1),
      '',
      `![${CARDS}](${folder}/cards.svg)`,
      '',
      ...cardSection(measured),
    ],
    ...(balance.influence !== undefined
      ? [['## What changes a choice', '', ...EFFECT_WORDS, '', ...effectSection(measured)]]
      : []),
  ];
  return {
    text: `${sections.map((lines) => lines.join('\n').trimEnd()).join('\n\n')}\n`,
    charts: {
      'scores.svg': scoreChart(SCORES, distributionsOf(series)),
      'cards.svg': cardChart(CARDS, cards, balance.targets),
    },
  };
}

/** The data of the chart of scores: each bot at each number of seats, weaker bots first. */
function distributionsOf(series: Measured['series']): Parameters<typeof scoreChart>[1] {
  return series
    .map(({ bot, seats, role, records }) => ({
      group: seatsName(seats),
      label: bot,
      series: ['random', 'greedy', 'strong'].indexOf(role),
      totals: totals(records),
      seats,
    }))
    .toSorted((a, b) => a.seats - b.seats || a.series - b.series);
}

function introduction({ runs, series, balance }: Measured): readonly string[] {
  const strong = series.find(({ role }) => role === 'strong')?.bot;
  const common = series.every(({ records }) => records.every(playsForAll));
  return [
    `Written by self-play; every seat of a match is taken by the same bot. ${quickMatches(balance, 'Greedy')} judge the ${common ? 'cards' : 'order of play and the cards'}.`,
    ...(strong
      ? [
          `Matches of \`${strong}\` judge ${balance.influence !== undefined ? 'scores, actions and what changes a choice' : 'scores and actions'}.`,
        ]
      : []),
    'All of it repeats, to the last digit and on any number of workers, with',
    '',
    '```sh',
    ...runs.map(({ command }) => command),
    '```',
    '',
    "Intervals hold the true figure 95 times of 100 (Wilson's for shares). A target is *missed* only if the whole interval lies outside",
    'of it, and *doubtful* if the figure does but not all of its interval. A card counts as held by a seat that ever bought it, even if it',
    `was lost again. Of ${balance.cards.length} cards some are doubtful by chance alone.`,
  ];
}

/** The name of the matches that judge the order of play and the cards. */
function quickMatches({ quickBot }: Balance, greedy: 'greedy' | 'Greedy'): string {
  if (quickBot === undefined) return `${greedy} matches`;
  return `${greedy === 'Greedy' ? 'Matches' : 'matches'} of \`${quickBot}\``;
}

const CARD_WORDS = [
  'of all numbers of seats. *Offered*: matches in which the card lay open. *Could be bought*: matches in which some seat',
  'could pay and place it on one of its turns. The next columns are means for each seat that bought it. *Wins with it*: by how many points',
  'of a hundred seats that ever bought it win more often than an equal share, in matches of several seats, with the interval;',
  '*without it*: the same of the other seats in the matches in which it lay open. Who is ahead can buy more, and dear cards most of all,',
  'so a card may only tell who was ahead. *From as good positions* therefore compares its buyers with buyers of whatever card who sat',
  'among as many, as late in the match, and with as great a lead as their turn began, in points of the estimate that bots go by.',
];

const EFFECT_WORDS = [
  'Of each match of the strong bot a few questions are drawn on which an effect bears, and the bot is asked again in the same position,',
  'with the same chance, but with that one effect switched off. *Answered differently* is the share of them with another choice. After',
  'what happens at once, such as an immediate event, the bots go on with it and without it, and the first choices of their next turns',
  'are compared. *Matches* are those in which it bore on a choice (of a sudden effect, those drawn), *answers changed in each* the share',
  'times all such questions in one of these matches. The last row tells how often an answer differs with nothing switched off, but with',
  'other chance.',
];
