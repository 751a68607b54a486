import type { GameDefinition, Setup } from '../game.ts';
import { afterKnownActions } from './known-actions.ts';
import type { LogEntry } from '../log.ts';
import { createMatch, type Match } from '../match.ts';
import { type LogStep, runLog, stepOf } from '../run.ts';

/**
 * The same as `runLog` for a log that a program with the same rules wrote, which explained each
 * action before it wrote it down. Such a log is explained and its checkpoint compared only from its
 * last checkpoint on, since all entries before bear on that. If it does not lead there, it is
 * explained whole, to name the first wrong entry.
 * @param options.states `passing`: each state may change when the next step is asked for, which
 * saves most copies; default `kept`
 */
export function* runOwnLog<S, A, E, V, O>(
  game: GameDefinition<S, A, E, V, O>,
  begin: Match<S>,
  log: Iterable<LogEntry<A>>,
  { states = 'kept' }: { readonly states?: 'kept' | 'passing' } = {},
): Generator<LogStep<S, A, E>, void, undefined> {
  const entries = [...log];
  const end = lastCheckOf(entries);
  let match = begin;
  for (const entry of entries) {
    // The state of the beginning belongs to the caller.
    const held = states === 'passing' && match.state !== begin.state ? 'ours' : 'shared';
    let step: LogStep<S, A, E>;
    try {
      step = stepOf(game, match, { entry, held, checked: entry.seq < end ? 'later' : 'now' });
    } catch (error) {
      throw firstError(() => runLog(game, begin, entries)) ?? error;
    }
    match = step.match;
    yield step;
  }
}

/** The same as `fold` for such a log. */
export function foldOwn<S, A, E, V, O>(
  game: GameDefinition<S, A, E, V, O>,
  setup: Setup<O>,
  log: readonly LogEntry<A>[],
): Match<S> {
  const begin = createMatch(game, setup);
  const end = lastCheckOf(log);
  let match = begin;
  let place = 0;
  try {
    while (place < log.length) {
      ({ match, place } = afterKnownActions(game, match, { log, place, end }));
      const entry = log[place];
      if (!entry) break;
      const checked = entry.seq < end ? 'later' : 'now';
      ({ match } = stepOf(game, match, { entry, held: 'ours', checked }));
      place++;
    }
  } catch (error) {
    throw firstError(() => runLog(game, begin, log)) ?? error;
  }
  return match;
}

/** The number of the last checkpoint, or 0. */
const lastCheckOf = (log: readonly LogEntry<unknown>[]): number =>
  log.findLast(({ type }) => type === 'check')?.seq ?? 0;

function firstError(run: () => Iterable<unknown>): unknown {
  try {
    for (const _ of run()) continue;
  } catch (error) {
    return error;
  }
  return undefined;
}
