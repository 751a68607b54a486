// Words of parts of a table that open later.

import type { queue } from './en/queue-words.ts';
import type { revert } from './en/revert-words.ts';
import type { standIn } from './en/stand-in-words.ts';
import type { report } from './en/report-words.ts';
import type { menu } from './en/menu-words.ts';
import type { talk } from './en/talk-words.ts';
import type { clock } from './en/clock-words.ts';
import type { coach } from './en/coach-words.ts';

export type QueueWords = typeof queue;
export type RevertWords = typeof revert;
export type StandInWords = typeof standIn;
export type ReportWords = typeof report;
export type MenuWords = typeof menu;
export type TalkWords = typeof talk;
export type ClockWords = typeof clock;
export type PauseWords = ClockWords['pause'];
export type CoachWords = typeof coach;

/** The words of the actions that wait. */
export async function loadQueueWords(id: string): Promise<QueueWords> {
  const loaded: { readonly queue: QueueWords } = await import(`./${id}/queue-words.ts`);
  return loaded.queue;
}

/** The words of an undo by consent. */
export async function loadRevertWords(id: string): Promise<RevertWords> {
  const loaded: { readonly revert: RevertWords } = await import(`./${id}/revert-words.ts`);
  return loaded.revert;
}

/** The words of a vote on a bot for an absent person. */
export async function loadStandInWords(id: string): Promise<StandInWords> {
  const loaded: { readonly standIn: StandInWords } = await import(`./${id}/stand-in-words.ts`);
  return loaded.standIn;
}

/** The words of a problem report. */
export async function loadReportWords(id: string): Promise<ReportWords> {
  const loaded: { readonly report: ReportWords } = await import(`./${id}/report-words.ts`);
  return loaded.report;
}

/** The words of a table's menu. */
export async function loadMenuWords(id: string): Promise<MenuWords> {
  const loaded: { readonly menu: MenuWords } = await import(`./${id}/menu-words.ts`);
  return loaded.menu;
}

/** The phrases of the chat, and the words around it. */
export async function loadTalkWords(id: string): Promise<TalkWords> {
  const loaded: { readonly talk: TalkWords } = await import(`./${id}/talk-words.ts`);
  return loaded.talk;
}

/** The words of a table with clocks, and of the choice of a clock. */
export async function loadClockWords(id: string): Promise<ClockWords> {
  const loaded: { readonly clock: ClockWords } = await import(`./${id}/clock-words.ts`);
  return loaded.clock;
}

/** The words of the coach. */
export async function loadCoachWords(id: string): Promise<CoachWords> {
  const loaded: { readonly coach: CoachWords } = await import(`./${id}/coach-words.ts`);
  return loaded.coach;
}
