import type { Influence } from '@atoll/catalog';
import { createRng, knowledgeOf, nextInt, shuffle } from '@atoll/engine';
import type { ChosenStep } from '../../bot-match.ts';
import { firstTurns, type Setting } from './first-turns.ts';
import type { EffectRecord, MatchRecord } from './record.ts';

/**
 * Stands for no effect: the same question repeated with another seed, which shows how much answers
 * vary by chance.
 */
export const OTHER_CHANCE = 'other chance';
/**
 * The number of questions of a kind that are repeated for each effect of a match; each takes as
 * long as a choice of the bot.
 */
const AGAIN = 3;

interface Questions {
  readonly effect: string;
  readonly kind: string;
  readonly steps: ChosenStep[];
}

/**
 * Measures how often effects change the choice of a bot. It stores the questions of a match on
 * which each effect bore, and at the end draws a few of each kind, switches that one effect off and
 * repeats the question to the same bot with the same seed. Of the sudden effects it draws one, and
 * lets the bots play on from there with it and without it.
 */
export class Comparison {
  readonly #setting: Setting;
  readonly #influence: Influence;
  readonly #questions = new Map<string, Questions>();
  readonly #sudden: { readonly effect: string; readonly step: ChosenStep }[] = [];

  constructor(setting: Setting, influence: Influence) {
    this.#setting = setting;
    this.#influence = influence;
  }

  seen(step: ChosenStep): void {
    const { balance } = this.#setting;
    for (const effect of this.#influence.sudden(step)) this.#sudden.push({ effect, step });
    const kind = balance.questionOf(step.before);
    if (kind === undefined || step.legal.length < 2) return;
    for (const effect of [...this.#influence.inForce(step.before, step.seat), OTHER_CHANCE]) {
      const key = `${effect} ${kind}`;
      const questions = this.#questions.get(key) ?? { effect, kind, steps: [] };
      questions.steps.push(step);
      this.#questions.set(key, questions);
    }
  }

  /** The results, by effect. `seed` draws the questions. */
  settled(seed: string): MatchRecord['effects'] {
    const found: Record<string, Record<string, EffectRecord>> = {};
    for (const { effect, kind, steps } of this.#questions.values()) {
      const drawn = shuffle(createRng(`${seed} ${effect} ${kind}`), [...steps]).slice(0, AGAIN);
      const changed = drawn.filter(
        (step) => !sameAction(step.action, this.#again(effect, step)),
      ).length;
      (found[effect] ??= {})[kind] = { inForce: steps.length, asked: drawn.length, changed };
    }
    return { ...found, ...this.#afterSudden(seed) };
  }

  #again(effect: string, { before, seat, chance }: ChosenStep): unknown {
    const { game, bot } = this.#setting;
    const other = effect === OTHER_CHANCE;
    const state = other ? before : this.#influence.without(before, seat, effect);
    const legal = game.legalActions(state, seat);
    return bot.choose({
      game,
      ...knowledgeOf(game, state, seat),
      seat,
      legal,
      seed: other ? `${chance} other` : chance,
    });
  }

  #afterSudden(seed: string): MatchRecord['effects'] {
    if (this.#sudden.length === 0) return {};
    const { effect, step } =
      this.#sudden[nextInt(createRng(`${seed} sudden`), this.#sudden.length)]!;
    const { balance } = this.#setting;
    const chosen = firstTurns(this.#setting, step.before, { action: step.action, seed });
    const spared = firstTurns(this.#setting, this.#influence.spared(step.before, effect), {
      action: step.action,
      seed,
    });
    const seats = [...chosen.keys()].filter((seat) => spared.has(seat));
    const changed = seats.filter((seat) => !sameAction(chosen.get(seat), spared.get(seat))).length;
    return {
      [effect]: {
        [balance.questions[0]?.id ?? '']: { inForce: seats.length, asked: seats.length, changed },
      },
    };
  }
}

function sameAction(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
