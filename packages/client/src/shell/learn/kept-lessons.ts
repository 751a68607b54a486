import { readRecord } from '../../settings/stored-record.ts';
import type { Decision } from '../../table/session/local-session.ts';
import type { ChapterProgress, StepMark } from './tutorial-run.ts';

/** How far somebody came in the tutorial of a game; a chapter '' is behind the last one. */
export interface KeptLesson extends ChapterProgress {
  readonly chapter: string;
}

const KEY = 'atoll.learn';

/** Reads what was kept of a game; whatever makes no sense is as if nothing had been kept. */
export function readLesson(stored: string | null, game: string): KeptLesson | undefined {
  const { chapter, decisions, marks } = recordIn(readRecord(stored)[game]);
  return typeof chapter === 'string' && isList(decisions, isDecision) && isList(marks, isMark)
    ? { chapter, decisions, marks }
    : undefined;
}

/** What this browser keeps of the tutorial of a game. */
export const keptLesson = (game: string): KeptLesson | undefined =>
  readLesson(localStorage.getItem(KEY), game);

/** Keeps how far somebody came; where there is no room for it, the tutorial goes on without. */
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

/** Whether the offer of a game's lesson was put away. */
export const isLessonAway = (game: string): boolean =>
  readRecord(localStorage.getItem(AWAY))[game] === true;

/** Puts the offer of a game's lesson away for good; how far somebody came in it is kept. */
export function putLessonAway(game: string): void {
  const away = { ...readRecord(localStorage.getItem(AWAY)), [game]: true };
  localStorage.setItem(AWAY, JSON.stringify(away));
}

const recordIn = (raw: unknown): Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null ? (raw as Readonly<Record<string, unknown>>) : {};

const isList = <T>(raw: unknown, is: (one: unknown) => one is T): raw is readonly T[] =>
  Array.isArray(raw) && raw.every(is);

const isDecision = (raw: unknown): raw is Decision => typeof recordIn(raw)['seat'] === 'number';

function isMark(raw: unknown): raw is StepMark {
  const { step, at } = recordIn(raw);
  return typeof step === 'string' && typeof at === 'number';
}
