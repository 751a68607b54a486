import { cardChart } from './card-chart.ts';
import { cardSection, outlierSection } from './card-section.ts';
import { choiceSection } from './choice-section.ts';
import { countSections } from './count-section.ts';
import { dealSection } from './deal-section.ts';
import { effectSection } from './effect-section.ts';
import { giftSection } from './gift-section.ts';
import { table } from './markdown.ts';
import { playsForAll } from '../recording/record.ts';
import { END_WORDS, endedName, seatsName, type Measured } from './measured.ts';
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
            'Wins beyond the equal share, in points, with 95 % intervals.',
            '',
            ...seatSection(measured),
          ],
        ]
      : []),
    ...[styleSection, dealSection, choiceSection, giftSection].flatMap((section) => {
      const lines = section(measured);
      return lines.length > 0 ? [lines] : [];
    }),
    ['## Scores', '', `![${SCORES}](${folder}/scores.svg)`, '', ...scoreSection(measured)],
    ...(bandSection(measured).length > 0
      ? [['Matches of a single player, by the ranks of the rules:', '', ...bandSection(measured)]]
      : []),
    ...(commonSection(measured).length > 0
      ? [['Common results:', '', ...commonSection(measured)]]
      : []),
    ['Parts of a score, means:', '', ...lineSection(measured)],
    [
      '## Length',
      '',
      'An action is one decision; a turn has several.',
      '',
      ...lengthSection(measured),
    ],
    ...countSections(measured),
    [
      '## Cards',
      '',
      `Matches of \`${judgingBot(measured)}\` ${CARD_WORDS[0]}`,
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

function introduction(measured: Measured): readonly string[] {
  const { runs, series, balance, ended } = measured;
  const strong = series.find(({ role }) => role === 'strong')?.bot;
  const common = series.every(({ records }) => records.every(playsForAll));
  const dates = [...new Set(runs.map(({ date }) => date))].toSorted().join(' and ');
  const versions = [...new Set(runs.map(({ rules }) => rules))].join(' and ');
  return [
    'Bots play these matches; the same bot takes every seat of a match where no other is named.',
    `Matches of \`${judgingBot(measured)}\` judge ${common ? 'the cards' : 'the order of play and the cards'}.`,
    ...(strong
      ? [
          `Matches of \`${strong}\` judge ${balance.influence !== undefined ? 'scores, actions and what changes a choice' : 'scores and actions'}.`,
        ]
      : []),
    'The figures repeat, to the last digit and on any number of workers, with the command below;',
    `version ${versions} of the rules, played on ${dates}.`,
    '',
    '```sh',
    ...runs.map(({ command }) => command),
    '```',
    '',
    ...(ended.length > 0
      ? [
          ...table(
            ['series', 'matches', 'ended'],
            ended.map((own) => [endedName(own), String(own.matches), END_WORDS[own.reason]]),
          ),
          '',
        ]
      : []),
    "Intervals hold the true figure 95 times of 100 (Wilson's for shares).",
    'A target is *missed* only if the whole interval lies outside of it, and *doubtful* if the figure',
    'lies outside but not the whole interval.',
    'A card counts as held by a seat that ever bought it, even if the seat lost it later.',
    `Of ${balance.cards.length} cards some are doubtful by chance alone.`,
  ];
}

/** The name of the matches that judge the order of play and the cards. */
function judgingBot({ series, judging, balance }: Measured): string {
  const own = series.find(({ role }) => role === judging)?.bot;
  return own ?? balance.quickBot ?? 'greedy';
}

const CARD_WORDS = [
  'of all numbers of seats.',
  '',
  '- *Offered*: matches in which the card lay open.',
  '- *Could be bought*: matches in which a seat could pay and place it on one of its turns.',
  '- The next columns are means for each seat that bought it.',
  '- *Wins with it*: by how many points of a hundred seats that ever bought it win more often than an',
  '  equal share, in matches of several seats, with the interval.',
  '- *Wins without it*: the same of the other seats in the matches in which it lay open.',
  '- *From as good positions*: the same against buyers of any card in similar positions: among as many',
  '  seats, as late in the match, and with as great a lead at the start of their turn, in points of the',
  '  estimate of the bots.',
  '',
  'A leading seat can buy more cards, and more expensive ones, so *wins with it* may only show the',
  'lead. *From as good positions* corrects for this.',
];

const EFFECT_WORDS = [
  'For each effect the report draws a few prompts on which the effect bears from each match of the',
  'strong bot. It asks the bot again in the same position, with the same random numbers, but with that',
  'one effect switched off.',
  '',
  '- *Answered differently* is the share of these prompts with another choice.',
  '- After an immediate effect, such as an immediate event, the bots continue with it and without it,',
  '  and the report compares the first choices of their next turns.',
  '- *Matches* are those in which the effect bore on a choice (of an immediate effect, those drawn).',
  '- *Answers changed in each* is the share times all such prompts in one of these matches.',
  '- The last row gives the share of different answers with nothing switched off, but with other random',
  '  numbers.',
];
