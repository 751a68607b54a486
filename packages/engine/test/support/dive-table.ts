import {
  createMatch,
  play,
  revert,
  undo,
  type LogEntry,
  type Match,
  type Played,
} from '../../src/index.ts';
import { dive, type DiveAction, type DiveEvent, type DiveState } from '@atoll/testkit/fixture';

export const setup = { seed: 'match', seats: 2, options: { bonus: 2 } };
export type DivePlayed = Played<DiveState, DiveAction, DiveEvent>;

/** Plays on, checks that nothing is refused, and keeps the log. */
export function table(): {
  match: Match<DiveState>;
  readonly log: LogEntry<DiveAction>[];
  act(seat: number, ...actions: DiveAction[]): void;
  undo(seat: number, from?: number): void;
  revert(seat: number, agreed?: readonly number[]): void;
} {
  const log: LogEntry<DiveAction>[] = [];
  const self = {
    match: createMatch(dive, setup),
    log,
    act(seat: number, ...actions: DiveAction[]) {
      for (const action of actions)
        accept(play(dive, self.match, { seat, action, at: 1000 + self.match.seq }));
    },
    undo(seat: number, from?: number) {
      accept(undo(dive, self.match, { seat, at: 2000, ...(from === undefined ? {} : { from }) }));
    },
    revert(seat: number, agreed: readonly number[] = [1 - seat]) {
      accept(revert(dive, self.match, { seat, agreed, at: 3000 }));
    },
  };
  const accept = (played: DivePlayed): void => {
    if (!played.ok) throw new Error(`refused: ${JSON.stringify(played.reasons)}`);
    self.match = played.match;
    log.push(...played.entries);
  };
  return self;
}

export const KEEP: DiveAction = { type: 'keep' };
export const DRAW: DiveAction = { type: 'draw' };
export const REST: DiveAction = { type: 'rest' };
export const codes = (played: DivePlayed): readonly string[] =>
  played.ok ? [] : played.reasons.map((reason) => reason.code);

/** Both keep their hands, and seat 0 has named the pearls of a swap. */
export function swapping(): ReturnType<typeof table> {
  const at = table();
  at.act(0, KEEP);
  at.act(1, KEEP);
  at.act(
    0,
    { type: 'give', pearl: at.match.state.hands[0]![0]! },
    { type: 'take', pearl: at.match.state.shelf[1]! },
  );
  return at;
}
