import { fieldsOf } from '@atoll/engine';
import { readRecord } from '@atoll/table-kit/settings/stored-record.ts';
import type { Decision } from '@atoll/table-kit/table/session/local-session.ts';
import type { ChapterProgress, StepMark } from './tutorial-run.ts';

/** The progress of a person in the tutorial of a game; chapter '' means that it is finished. */
export interface KeptLesson extends ChapterProgress {
  readonly chapter: string;
}

const KEY = 'atoll.learn';

/** Reads the stored progress in a game; invalid data counts as none. */
export function readLesson(stored: string | null, game: string): KeptLesson | undefined {
  const { chapter, decisions, marks } = fieldsOf(readRecord(stored)[game]);
  return typeof chapter === 'string' && isList(decisions, isDecision) && isList(marks, isMark)
    ? { chapter, decisions, marks }
    : undefined;
}

/** The stored tutorial progress of a game. */
export const keptLesson = (game: string): KeptLesson | undefined =>
  readLesson(localStorage.getItem(KEY), game);

/** Stores the progress; without room for it the tutorial still works. */
export function keepLesson(game: string, lesson: KeptLesson): void {
  try {
    const all = { ...readRecord(localStorage.getItem(KEY)), [game]: lesson };
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch (error) {
    console.warn(error);
  }
}

/** The games whose lesson this browser no longer offers. */
const AWAY = 'atoll.learn.away';

/** Whether the offer of a game's lesson was dismissed. */
export const isLessonAway = (game: string): boolean =>
  readRecord(localStorage.getItem(AWAY))[game] === true;

/** Dismisses the offer of a game's lesson for good; the progress in it is kept. */
export function putLessonAway(game: string): void {
  const away = { ...readRecord(localStorage.getItem(AWAY)), [game]: true };
  localStorage.setItem(AWAY, JSON.stringify(away));
}

const isList = <T>(raw: unknown, is: (one: unknown) => one is T): raw is readonly T[] =>
  Array.isArray(raw) && raw.every(is);

const isDecision = (raw: unknown): raw is Decision => typeof fieldsOf(raw)['seat'] === 'number';

function isMark(raw: unknown): raw is StepMark {
  const { step, at } = fieldsOf(raw);
  return typeof step === 'string' && typeof at === 'number';
}
