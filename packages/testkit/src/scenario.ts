import {
  hashState,
  scoresOf,
  type GameDefinition,
  type Reason,
  type Seat,
  type SeatScore,
} from '@atoll/engine';

/**
 * An action that a scenario requires to be legal was refused, or one that it expects to be refused
 * is legal.
 */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
}

/**
 * A match step by step, for tests: `scenario(game).seats(2).given((state) => { … })`, then
 * `.seat(0).does(buy, place).expect((state) => { … })`. Every method returns the scenario.
 */
export function scenario<S, A, E, V, O>(game: GameDefinition<S, A, E, V, O>): Scenario<S, A, E> {
  return new Scenario(game);
}

export class Scenario<S, A, E> {
  readonly #game: GameDefinition<S, A, E, unknown, unknown>;
  #setup: { seed: string; seats: number; options: unknown };
  #state: S | undefined;
  #seat: Seat = 0;
  #events: E[] = [];

  constructor(game: GameDefinition<S, A, E, unknown, unknown>) {
    this.#game = game;
    this.#setup = { seed: 'scenario', seats: game.seats.min, options: game.parseOptions({}) };
  }

  /** The number of seats; default the minimum. Starts again. */
  seats(seats: number): this {
    return this.#begin({ seats });
  }

  /** Options as a host would write them. Starts again. */
  options(raw: unknown): this {
    return this.#begin({ options: this.#game.parseOptions(raw) });
  }

  seed(seed: string): this {
    return this.#begin({ seed });
  }

  /** Changes the state in place, or returns another one. */
  given(change: (state: S) => S | void): this {
    this.#state = change(this.state) ?? this.state;
    return this;
  }

  /** Sets the acting seat from here on. */
  seat(seat: Seat): this {
    this.#seat = seat;
    return this;
  }

  /**
   * Carries out actions in order. Throws `ScenarioError` with reasons and legal actions when one is
   * refused.
   */
  does(...actions: readonly A[]): this {
    this.#events = [];
    for (const action of actions) {
      if (this.reasons(action).length > 0 || !this.#lists(action))
        throw new ScenarioError(this.#refusal(action));
      const step = this.#game.apply(this.#game.clone(this.state), this.#seat, action);
      this.#state = step.state;
      this.#events.push(...step.events);
    }
    return this;
  }

  /** The action is refused, for this reason among others. */
  mayNot(action: A, code: string): this {
    const codes = this.reasons(action).map((reason) => reason.code);
    if (codes.length === 0) throw new ScenarioError(`${this.#shown(action)} is legal`);
    if (!codes.includes(code))
      throw new ScenarioError(
        `${this.#shown(action)} is refused for ${codes.join(', ')}, not for ${code}`,
      );
    return this;
  }

  /** A place for assertions. `events` are those of the last `does`. */
  expect(
    look: (
      state: S,
      seen: { readonly events: readonly E[]; readonly scores: readonly SeatScore[] },
    ) => void,
  ): this {
    look(this.state, { events: this.#events, scores: scoresOf(this.#game.outcome(this.state)) });
    return this;
  }

  get state(): S {
    return (this.#state ??= this.#game.setup(this.#setup));
  }

  /** The legal actions of the seat. */
  get legal(): readonly A[] {
    return this.#game.legalActions(this.state, this.#seat);
  }

  /** The reasons why the seat may not take an action; empty if it may. */
  reasons(action: A): readonly Reason[] {
    return this.#game.explain(this.state, this.#seat, action);
  }

  #begin(change: Partial<{ seed: string; seats: number; options: unknown }>): this {
    this.#setup = { ...this.#setup, ...change };
    this.#state = undefined;
    return this;
  }

  #lists(action: A): boolean {
    return this.legal.some((legal) => hashState(legal) === hashState(action));
  }

  #shown(action: A): string {
    return `seat ${this.#seat}: ${JSON.stringify(action)}`;
  }

  #refusal(action: A): string {
    const reasons = JSON.stringify(this.reasons(action));
    const legal = this.legal.map((option) => `\n  ${JSON.stringify(option)}`).join('');
    const active = this.#game.activeSeats(this.state).join(', ') || 'nobody';
    return `${this.#shown(action)} is refused: ${reasons}\nto decide: ${active}; legal for seat ${this.#seat}:${legal || ' nothing'}`;
  }
}
