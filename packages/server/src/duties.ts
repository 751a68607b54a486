import { type AnyGame, type Match, type Seat, undoable } from '@atoll/engine';
import type { Duty } from '@atoll/protocol';

export const NO_DUTY: Duty = { question: 0, legal: [], undoable: [] };

interface Asked {
  readonly question: number;
  readonly legal: readonly unknown[];
  readonly text: string;
}

/**
 * What every seat owes. The number of a question is the length of the log when it was first asked, so that a number
 * never comes back with another meaning, not even after a restart.
 */
export class Duties {
  readonly #game: AnyGame;
  #match: Match<unknown>;
  #asked: readonly Asked[];

  constructor(game: AnyGame, match: Match<unknown>, seats: number) {
    this.#game = game;
    this.#match = match;
    this.#asked = Array.from({ length: seats }, () => ({ question: -1, legal: [], text: '' }));
    this.update(match, -1);
  }

  /** Takes in what `actor` did, or -1 for nobody. A seat that acted has a new question even if it reads like the old one. */
  update(match: Match<unknown>, actor: Seat): void {
    const active = this.#game.activeSeats(match.state);
    this.#match = match;
    this.#asked = this.#asked.map((old, seat) => {
      const legal = active.includes(seat) ? this.#game.legalActions(match.state, seat) : [];
      const text = JSON.stringify(legal);
      return seat !== actor && text === old.text ? old : { question: match.seq, legal, text };
    });
  }

  of(seat: Seat): Duty {
    const asked = this.#asked[seat];
    return asked ? { question: asked.question, legal: asked.legal, undoable: undoable(this.#match, seat) } : NO_DUTY;
  }
}
