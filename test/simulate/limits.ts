import type { Fault, Plan } from './plan.ts';

/** Within so many ms of the last fault everybody sees the same again. */
export const TOGETHER = 3_000;

/** Why it may take longer after a fault, and by how much at most, in ms. */
interface Exception {
  readonly ms: number;
  readonly why: string;
}

const NONE: Exception = { ms: 0, why: '' };
const SILENT = {
  ms: 3_000,
  why: 'a connection that died without a word is noticed after 1 s without news and 1.5 s without an answer, looked at four times a second',
};
const TRIES = { ms: 2_000, why: 'a page that cannot connect tries again every 2 s' };
const DEAD = {
  ms: 4_000,
  why: 'a server counts as dead to others after up to 4 s without a sign of life',
};
const LISTED = {
  ms: 3_000,
  why: 'a list of tables in Redis that was emptied is believed after 3 s',
};
const COMMAND = { ms: 2_000, why: 'a command that Redis does not answer is given up after 2 s' };

const both = (one: Exception, other: Exception): Exception => ({
  ms: one.ms + other.ms,
  why: `${one.why}; ${other.why}`,
});

/** By how much a fault of a plan may keep people apart for longer than others do. */
export function exceptionFor({ on, what }: Fault, { clustered }: Plan): Exception {
  switch (on) {
    case 'person':
      return ['deaf', 'half-open', 'sleep', 'offline'].includes(what) ? SILENT : NONE;
    case 'server':
      if (what === 'clock') return NONE;
      return clustered ? both(DEAD, TRIES) : TRIES;
    case 'postgres':
    case 'disk':
      return NONE;
    case 'redis':
      return both(what === 'forget' ? LISTED : both(LISTED, COMMAND), TRIES);
  }
}

/** When everybody has to see the same again, in ms after the match could be entered. */
export const deadlineOf = (plan: Plan): number =>
  Math.max(500, ...plan.faults.map((fault) => fault.at + fault.ms + exceptionFor(fault, plan).ms)) +
  TOGETHER;

/** The same for a server that started again at that time, which may be later than was planned. */
export const deadlineOfStart = (plan: Plan, at: number): number =>
  at + TOGETHER + (plan.clustered ? both(DEAD, TRIES) : TRIES).ms;
