import {
  type AnyGame,
  asideSeatsOf,
  createMatch,
  hashState,
  knowledgeOf,
  type LogEntry,
  type Match,
  play,
  type Played,
  scoresOf,
  type Setup,
  undo,
} from '@atoll/engine';
import { BadLine, readCommand, type PlayCommand } from './play-command.ts';

/**
 * One match played by lines: each line is answered by one object, and no input ends the session.
 */
export class PlaySession {
  readonly #game: AnyGame;
  readonly #setup: Setup<unknown>;
  readonly #now: () => number;
  readonly #log: LogEntry<unknown>[] = [];
  #match: Match<unknown>;

  /**
   * Throws `InvalidInput` for a number of seats that the game does not allow. `now` is in ms since
   * 1970.
   */
  constructor(game: AnyGame, setup: Setup<unknown>, now: () => number) {
    this.#game = game;
    this.#setup = setup;
    this.#now = now;
    this.#match = createMatch(game, setup);
  }

  answer(line: string): object {
    try {
      return this.#obey(readCommand(line, this.#setup.seats));
    } catch (error) {
      if (error instanceof BadLine) return { ok: false, error: error.message };
      return { ok: false, error: `the game failed: ${String(error)}` };
    }
  }

  #obey(command: PlayCommand): object {
    const game = this.#game;
    const { state, seq } = this.#match;
    switch (command.cmd) {
      case 'status': {
        const active = game.activeSeats(state);
        return {
          ok: true,
          seq,
          active,
          asides: asideSeatsOf(game, state),
          over: active.length === 0,
          hash: hashState(state),
        };
      }
      case 'legal':
        return { ok: true, actions: game.legalActions(state, command.seat) };
      case 'act': {
        const { seat, action } = command;
        return this.#settle(
          play(game, this.#match, { seat, action, at: this.#now() }),
          (events) => ({
            events: events
              .map((event) => game.eventView(event, seat))
              .filter((event) => event !== undefined),
          }),
        );
      }
      case 'view':
        return { ok: true, ...knowledgeOf(game, state, command.viewer) };
      case 'score': {
        const outcome = game.outcome(state);
        return { ok: true, scores: scoresOf(outcome), outcome };
      }
      case 'undo': {
        const { seat, from } = command;
        const request = { seat, at: this.#now(), ...(from === undefined ? {} : { from }) };
        return this.#settle(undo(game, this.#match, request), () => ({}));
      }
      case 'log':
        return { ok: true, log: this.#log };
    }
  }

  #settle(
    played: Played<unknown, unknown, unknown>,
    more: (events: readonly unknown[]) => object,
  ): object {
    if (!played.ok) return { ok: false, reasons: played.reasons };
    this.#match = played.match;
    this.#log.push(...played.entries);
    return { ok: true, seq: played.match.seq, ...more(played.events) };
  }
}
