import type { FuzzReport } from './fuzz.ts';
import type { Tally } from './tally.ts';
import type { Holder, Part, Turn } from './turn.ts';

/** The longest allowed block by the program, in ms of processor time. */
const LONGEST_BLOCK = 50;
/**
 * The longest allowed garbage collection in one turn, in ms of processor time. V8 decides when to
 * collect, and the longest part is mapping memory for its young generation, which depends on the
 * machine.
 */
const LONGEST_COLLECTION = 100;
/**
 * The allowed growth of the heap between the first quarter and the end: a tenth, and some for
 * tables that are about to leave memory.
 */
const GROWTH = 1.1;
const SLACK = 8 * 2 ** 20;

/** The report as a Markdown table. */
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
    ['tokens in the log', count(report.leakedTokens.count)],
    ['other matches that changed', `${report.changed} of ${report.controlMatches}`],
    ['longest that one frame took', `${report.frameMs.toFixed(1)} ms`],
    ['longest block of the event loop', `${longestOwn(report)}; ${longestWhole(report)}`],
    ['longest in one turn of the loop, of each kind', longestOfKinds(report)],
    ['longest block by the clock', `${report.wallMs.toFixed(1)} ms`],
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

/** The failures of a run of so many frames; empty for a good run. */
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
  wrong('tokens in the log', report.leakedTokens);
  if (report.changed > 0) problems.push(`${report.changed} matches of others changed`);
  for (const turn of report.turns.filter(({ ownMs }) => ownMs >= LONGEST_BLOCK))
    problems.push(`the event loop stood still for ${described(turn)}`);
  for (const turn of report.turns.filter(({ ms, ownMs }) => ms - ownMs >= LONGEST_COLLECTION))
    problems.push(`garbage was collected for too long: ${described(turn)}`);
  const [, first = 0] = report.heap;
  const last = report.heap.at(-1) ?? 0;
  if (last > first * GROWTH + SLACK)
    problems.push(`the heap grew from ${megabytes(first)} to ${megabytes(last)}`);
  return problems;
}

/** The longest block, without its share of garbage collection. */
function longestOwn({ turns }: FuzzReport): string {
  const [longest] = turns.toSorted((one, other) => other.ownMs - one.ownMs);
  return `of the program ${longest?.ownMs.toFixed(1) ?? 'less than 10'} ms of the processor`;
}

function longestWhole({ turns: [longest] }: FuzzReport): string {
  return longest ? `with the collection of garbage ${described(longest)}` : 'no garbage collected';
}

function longestOfKinds({ turns }: FuzzReport): string {
  const longest = new Map<Holder, Part>();
  for (const part of turns.flatMap(({ parts }) => parts))
    if (part.ms > (longest.get(part.holder)?.ms ?? 0)) longest.set(part.holder, part);
  return [...longest.values()].map(partText).join('; ');
}

/** How many parts of a turn are printed. */
const PRINTED_PARTS = 3;

function described({ ms, systemMs, parts }: Turn): string {
  const most = parts.slice(0, PRINTED_PARTS).map(partText).join(', ');
  return `${ms.toFixed(1)} ms (${systemMs.toFixed(1)} ms in the system; ${most})`;
}

function partText({ holder, name, ms }: Part): string {
  return `${holder} ${name} ${ms.toFixed(1)} ms`;
}

function count(value: number): string {
  return value.toLocaleString('en');
}

function megabytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(1)} MiB`;
}
