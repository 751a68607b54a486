import type { HiddenArkEvent } from '../src/index.ts';

/** How a match is set up, as far as its end depends on it. */
export interface Match {
  readonly seats: number;
  readonly isLong: boolean;
  /** Who begins every round, and the round in which the referee comes to the table. */
  readonly first: number;
  readonly round: number;
}

/** The rounds after which a match is over if nobody has brought its end about: ours, no book's. */
const limitOf = ({ seats, isLong }: Match): number => (seats === 1 ? 35 : 25) + (isLong ? 5 : 0);

/**
 * A second judge of when a match of Hidden Ark ends, written from the rulebook ("Continue playing
 * until it's the first players turn again. Then play one final round"): it hears what everybody is
 * told, and says what it holds to be wrong.
 */
export class EndReferee {
  readonly wrong: string[] = [];
  /** The round after which the match is over, as far as can be told. */
  last: number;
  isTriggered = false;
  readonly #match: Match;
  #round: number;
  #next: number;

  constructor(match: Match) {
    this.#match = match;
    this.#round = match.round;
    this.#next = (match.first + 1) % match.seats;
    this.last = limitOf(match);
  }

  hear(event: HiddenArkEvent): void {
    const { seats, first } = this.#match;
    if (event.type === 'endTriggered') {
      if (this.isTriggered) this.wrong.push('the end is brought about twice');
      this.isTriggered = true;
      this.last = this.#round + 1;
    }
    if (event.type !== 'turn' && event.type !== 'over') return;
    if (this.#next === first) this.#round++;
    const wanted = this.#round > this.last ? 'over' : `turn of ${this.#next} in ${this.#round}`;
    const announced = event.type !== 'turn' ? 'over' : `turn of ${event.seat} in ${event.round}`;
    if (announced !== wanted) this.wrong.push(`${announced}, not ${wanted}`);
    this.#next = (this.#next + 1) % seats;
  }
}
