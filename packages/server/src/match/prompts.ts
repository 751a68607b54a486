import {
  type AnyGame,
  asideSeatsOf,
  askedSeats,
  type Match,
  openTurns,
  revertible,
  type Seat,
  undoable,
  undosLeft,
} from '@atoll/engine';
import { type Prompt, NO_PROMPT } from '@atoll/protocol';

type SeatPrompt = Pick<Prompt, 'question' | 'legal' | 'asked'>;

const NOTHING: readonly unknown[] = [];

/**
 * The prompt of every seat. A prompt's number (`question`) is the length of the log when it was
 * first asked, so that a number never returns with another meaning, even after a restart.
 */
export class Prompts {
  readonly #game: AnyGame;
  #match: Match<unknown>;
  #seats: readonly SeatPrompt[];
  /** The prompts requested since the last step. */
  #whole: Prompt[] = [];

  constructor(game: AnyGame, match: Match<unknown>, seats: number) {
    this.#game = game;
    this.#match = match;
    this.#seats = Array.from({ length: seats }, () => ({
      question: -1,
      legal: NOTHING,
      asked: false,
    }));
    this.update(match, -1);
  }

  /**
   * Takes in an action of `actor`, or -1 for none. A seat that acted gets a new prompt number even
   * if its prompt reads like the old one. After an undo or revert every seat with a choice gets
   * one: a choice made for the old position counts no more.
   */
  update(match: Match<unknown>, actor: Seat): void {
    const active = askedSeats(this.#game, match);
    const asides = match.ended ? [] : asideSeatsOf(this.#game, match.state);
    const takenBack =
      match.undos.length > this.#match.undos.length ||
      match.reverts.length > this.#match.reverts.length;
    this.#match = match;
    this.#whole = [];
    this.#seats = this.#seats.map((old, seat) => {
      const asked = active.includes(seat);
      const legal =
        asked || asides.includes(seat) ? this.#game.legalActions(match.state, seat) : NOTHING;
      const anew =
        seat === actor ||
        old.question < 0 ||
        asked !== old.asked ||
        (takenBack && legal.length > 0) ||
        !alike(legal, old.legal);
      return anew ? { question: match.seq, legal, asked } : old;
    });
  }

  of(seat: Seat): Prompt {
    return (this.#whole[seat] ??= this.#prompt(seat));
  }

  #prompt(seat: Seat): Prompt {
    const known = this.#seats[seat];
    if (!known) return NO_PROMPT;
    const left = undosLeft(this.#match, seat);
    const { question, legal, asked } = known;
    const reached = revertible(this.#game, this.#match, seat);
    const settled = reached.ok ? reached.decision.seq : 0;
    if (left === 0) return { ...NO_PROMPT, question, legal, asked, settled };
    return {
      question,
      legal,
      asked,
      settled,
      undoable: undoable(this.#match, seat),
      ...openTurns(this.#match, seat),
      undosLeft: left,
    };
  }
}

function alike(legal: readonly unknown[], old: readonly unknown[]): boolean {
  if (legal === old) return true;
  return legal.length === old.length && JSON.stringify(legal) === JSON.stringify(old);
}
