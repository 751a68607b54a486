import { refusalText, type GameReason } from '../../src/table/model/refusals.ts';
import { locale } from './locale.ts';

/** The codes with which a server or a connection refuses a decision or an undo. */
export const TABLE_REFUSALS = [
  'stale',
  'not-seated',
  'bot-plays',
  'nothing-to-undo',
  'undo-out-of-reach',
  'undo-too-often',
  'undo-log-full',
  'not-stored',
  'internal',
  'left',
  'too-often',
  'unplayable',
] as const;

/** The English text of each of these codes at the table of a game with these reasons. */
export const tableRefusals = (reason: GameReason): readonly string[] =>
  TABLE_REFUSALS.map((code) => refusalText(locale, [{ code }], reason));
