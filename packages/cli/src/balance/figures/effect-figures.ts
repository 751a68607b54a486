import { shareOf, type Estimate } from '../../statistics.ts';
import type { EffectRecord, MatchRecord } from '../recording/record.ts';

/** The changes caused by an effect. */
export interface EffectFigures {
  /** Matches in which it bore on a question. */
  readonly matches: number;
  /** By question. */
  readonly questions: Readonly<Record<string, QuestionFigures>>;
  /** Answers that it changed in each of these matches. */
  readonly answers: number;
}

export interface QuestionFigures {
  /** How many it bore on, in each of the matches. */
  readonly perMatch: number;
  readonly asked: number;
  /** Share of the repeated questions that were answered differently without it. */
  readonly changed: Estimate | undefined;
}

export function effectFigures(records: readonly MatchRecord[], effect: string): EffectFigures {
  const found = records
    .map(({ effects }) => effects[effect])
    .filter((questions) => questions !== undefined);
  const kinds = [...new Set(found.flatMap((questions) => Object.keys(questions)))].toSorted();
  const questions = Object.fromEntries(
    kinds.map((kind) => [
      kind,
      questionFigures(
        found.map((own) => own[kind]),
        found.length,
      ),
    ]),
  );
  const answers = Object.values(questions).reduce(
    (sum, { perMatch, changed }) => sum + perMatch * (changed?.value ?? 0),
    0,
  );
  return { matches: found.length, questions, answers };
}

function questionFigures(
  records: readonly (EffectRecord | undefined)[],
  matches: number,
): QuestionFigures {
  const sum = (of: keyof EffectRecord): number =>
    records.reduce((all, record) => all + (record?.[of] ?? 0), 0);
  return {
    perMatch: sum('inForce') / matches,
    asked: sum('asked'),
    changed: shareOf(sum('changed'), sum('asked')),
  };
}
