export type * from './analysis/analysis-record.ts';
export type * from './analysis/analysis-report.ts';
export type * from './analysis/analysis-rules.ts';
export { readRecord } from './analysis/read-record.ts';
export type { RecordFault, RecordProblem } from './analysis/record-problem.ts';
export { writeRecord } from './analysis/write-record.ts';
export type * from './bots/bot.ts';
export type * from './bots/judge.ts';
export * from './concession.ts';
export * from './record/daily-seed.ts';
export * from './record/draws.ts';
export * from './errors.ts';
export { fieldsOf } from './objects/fields.ts';
export * from './formats.ts';
export * from './game.ts';
export * from './hash.ts';
export * from './knowledge.ts';
export * from './locales.ts';
export * from './log.ts';
export * from './record/match-file.ts';
export * from './match.ts';
export type * from './bots/arena.ts';
export type * from './meta.ts';
export * from './record/moments.ts';
export * from './options.ts';
export * from './outcome.ts';
export * from './record/own-log.ts';
export type { RecordedPosition } from './record/recorded-position.ts';
export * from './record/recording.ts';
export type * from './puzzles/puzzle.ts';
export * from './puzzles/puzzle-position.ts';
export type * from './puzzles/puzzle-rules.ts';
export * from './revert.ts';
export * from './rng.ts';
export * from './run.ts';
export type * from './seat.ts';
export * from './seats-to-act.ts';
export type * from './revert-points.ts';
export * from './shared-seed.ts';
export type * from './sketch.ts';
export { isKeyOf, keysOf, tableOf } from './objects/keyed-table.ts';
export type * from './tooling/watched.ts';
export {
  openTurns,
  undoable,
  UNDO_ENTRIES,
  UNDO_REACH,
  UNDO_TIMES,
  undosLeft,
} from './undo-stack.ts';
