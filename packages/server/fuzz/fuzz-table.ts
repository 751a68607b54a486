import type { FuzzReport } from './fuzz.ts';
import type { Tally } from './tally.ts';

/** The longest that a frame may hold up everybody else, in ms of the processor. */
const LONGEST_BLOCK = 50;
/**
 * What the heap may have grown by in the end since the first quarter: a tenth, and some for tables
 * that are about to leave memory.
 */
const GROWTH = 1.1;
const SLACK = 8 * 2 ** 20;

/** The report as a table of Markdown. */
export function table(report: FuzzReport): string {
  const rows = [
    ['frames sent', count(report.total)],
    [
      'of them at tables, by kind',
      Object.entries(report.sent)
        .map(([kind, sent]) => `${kind} ${count(sent)}`)
        .join(', '),
    ],
    [
      'handled by the program',
      `${count(report.handled)} on ${count(report.connections)} connections to tables`,
    ],
    ['crashes and errors that nobody caught', count(report.crashes.count)],
    ['errors in the log', count(report.errors.count)],
    ['lines of output that are none of the log', count(report.odd.count)],
    ['tokens in the log', count(report.told.count)],
    ['other matches that changed', `${report.changed} of ${report.controlMatches}`],
    ['longest that one frame took', `${report.frameMs.toFixed(1)} ms`],
    [
      'longest block of the event loop',
      `${report.blockMs.toFixed(1)} ms of the processor, ${report.wallMs.toFixed(1)} ms by the clock`,
    ],
    [
      'heap after collection: before, by quarters, after a rest',
      report.heap.map(megabytes).join(' → '),
    ],
    ['took', `${report.seconds.toFixed(0)} s`],
  ];
  return ['| | |', '|---|---|', ...rows.map(([name, value]) => `| ${name} | ${value} |`)].join(
    '\n',
  );
}

/** What is wrong with a run that was to send so many frames; nothing when all is well. */
export function judged(report: FuzzReport, frames: number): readonly string[] {
  const problems: string[] = [];
  const wrong = (what: string, tally: Tally): void => {
    if (tally.count > 0)
      problems.push(`${what}: ${tally.count}, such as\n${tally.examples.join('\n')}`);
  };
  if (report.total < frames) problems.push(`only ${report.total} of ${frames} frames were sent`);
  wrong('crashes', report.crashes);
  wrong('errors in the log', report.errors);
  wrong('output that is no log', report.odd);
  wrong('tokens in the log', report.told);
  if (report.changed > 0) problems.push(`${report.changed} matches of others changed`);
  if (report.blockMs >= LONGEST_BLOCK)
    problems.push(`the event loop stood still for ${report.blockMs.toFixed(1)} ms`);
  const [, first = 0] = report.heap;
  const last = report.heap.at(-1) ?? 0;
  if (last > first * GROWTH + SLACK)
    problems.push(`the heap grew from ${megabytes(first)} to ${megabytes(last)}`);
  return problems;
}

function count(value: number): string {
  return value.toLocaleString('en');
}

function megabytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(1)} MiB`;
}
