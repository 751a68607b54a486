import { scoresOf, type SeatScore } from '@atoll/engine';
import { scenario, type Scenario } from '@atoll/testkit';
import { isDeepStrictEqual } from 'node:util';
import {
  atoll,
  type Animal,
  type AtollAction,
  type AtollEvent,
  type AtollState,
  type CardId,
  type Coral,
  type Reef,
} from '../../../src/index.ts';

/** A match under way, for scenarios: acts, and tells what there is and what happened. */
export class Played {
  /** Everything that happened in the last call of `act`. */
  events: readonly AtollEvent[] = [];
  readonly #scenario: Scenario<AtollState, AtollAction, AtollEvent>;

  constructor(state: AtollState) {
    this.#scenario = scenario(atoll)
      .seats(state.reefs.length)
      .given(() => state);
  }

  get state(): AtollState {
    return this.#scenario.state;
  }

  /** Carries out actions of one seat, in order. Throws with the legal ones when one is refused. */
  act(seat: number, ...actions: readonly AtollAction[]): this {
    this.#scenario
      .seat(seat)
      .does(...actions)
      .expect((_, { events }) => {
        this.events = events;
      });
    return this;
  }

  /**
   * Plays on to the next round: each seat passes, lets Scientists in where there is a choice,
   * declines optional effects and keeps the offers. To a question that an event forces on it, it
   * gives the first legal answer.
   */
  finishRound(): this {
    const { round } = this.state;
    const answers: Readonly<Record<string, AtollAction>> = {
      turn: { type: 'pass' },
      income: { type: 'income', choice: 'scientists' },
      discard: { type: 'done' },
    };
    while (this.state.round === round && this.active >= 0) {
      const answer = answers[this.asked] ?? { type: 'done' };
      this.act(
        this.active,
        this.offers(this.active, answer) ? answer : (this.legal(this.active)[0] as AtollAction),
      );
    }
    return this;
  }

  /** What a seat may do now. */
  legal(seat: number): readonly AtollAction[] {
    return atoll.legalActions(this.state, seat);
  }

  offers(seat: number, action: AtollAction): boolean {
    return this.legal(seat).some((legal) => isDeepStrictEqual(legal, action));
  }

  /** The codes with which an action is refused, empty if it is legal. */
  reasons(seat: number, action: AtollAction): readonly string[] {
    return atoll.explain(this.state, seat, action).map((reason) => reason.code);
  }

  /** The figures that come with the first reason. */
  details(seat: number, action: AtollAction): Readonly<Record<string, string | number>> {
    return atoll.explain(this.state, seat, action)[0]?.details ?? {};
  }

  /** The question and its seat; 'turn' when a new action may begin. */
  get asked(): string {
    return atoll.publicView(this.state).question.kind;
  }

  get active(): number {
    return atoll.activeSeats(this.state)[0] ?? -1;
  }

  reef(seat: number): Reef {
    const found = this.state.reefs[seat];
    if (!found) throw new Error(`there is no seat ${seat}`);
    return found;
  }

  animal(card: CardId): Animal {
    const found = this.state.reefs
      .flatMap((reef) => reef.animals)
      .find((animal) => animal.card === card);
    if (!found) throw new Error(`no ${card} lives on any atoll`);
    return found;
  }

  lives(card: CardId): boolean {
    return this.state.reefs.some((reef) => reef.animals.some((animal) => animal.card === card));
  }

  coral(card: CardId, seat = 0): Coral {
    const found = this.reef(seat).corals.find((coral) => coral.card === card);
    if (!found) throw new Error(`seat ${seat} has no ${card}`);
    return found;
  }

  /** The events of some types, in order. */
  eventsOf(...types: readonly AtollEvent['type'][]): readonly AtollEvent[] {
    return this.events.filter((event) => types.includes(event.type));
  }

  /** The points of a seat in one line of its score. */
  points(seat: number, category: string): number {
    return this.score(seat).lines.find((line) => line.category === category)?.points ?? 0;
  }

  score(seat: number): SeatScore {
    const found = scoresOf(atoll.outcome(this.state)).find((score) => score.seat === seat);
    if (!found) throw new Error(`seat ${seat} has no score`);
    return found;
  }
}
