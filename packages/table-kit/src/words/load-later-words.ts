// Words of parts that open later: no page loads them, or this file, before.

import type { clock } from './en/clock-words.ts';
import type { coach } from './en/coach-words.ts';
import type { create } from './en/create-words.ts';
import type { device } from './en/device-words.ts';
import type { learn } from './en/learn.ts';
import type { queue } from './en/queue-words.ts';
import type { replay } from './en/replay.ts';
import type { notify } from './en/notify-words.ts';
import type { recovery } from './en/recovery-words.ts';
import type { menu } from './en/menu-words.ts';
import type { report } from './en/report-words.ts';
import type { revert } from './en/revert-words.ts';
import type { rules } from './en/rules.ts';
import type { settings } from './en/settings-words.ts';
import type { standIn } from './en/stand-in-words.ts';
import type { talk } from './en/talk-words.ts';
import type { webApp } from './en/web-app-words.ts';

export type ClockWords = typeof clock;
export type CoachWords = typeof coach;
export type CreateWords = typeof create;
export type DeviceWords = typeof device;
export type LearnWords = typeof learn;
export type QueueWords = typeof queue;
export type ReplayWords = typeof replay;
export type NotifyWords = typeof notify;
export type PauseWords = ClockWords['pause'];
export type RecoveryWords = typeof recovery;
export type MenuWords = typeof menu;
export type ReportWords = typeof report;
export type RevertWords = typeof revert;
export type RulesWords = typeof rules;
export type SettingsWords = typeof settings;
export type StandInWords = typeof standIn;
export type TalkWords = typeof talk;
export type WebAppWords = typeof webApp;

/** The words of the actions that wait. */
export async function loadQueueWords(id: string): Promise<QueueWords> {
  const loaded: { readonly queue: QueueWords } = await import(`./${id}/queue-words.ts`);
  return loaded.queue;
}

/** The words of a replay. */
export async function loadReplayWords(id: string): Promise<ReplayWords> {
  const loaded: { readonly replay: ReplayWords } = await import(`./${id}/replay.ts`);
  return loaded.replay;
}

/** The words around the rules of a game. */
export async function loadRulesWords(id: string): Promise<RulesWords> {
  const loaded: { readonly rules: RulesWords } = await import(`./${id}/rules.ts`);
  return loaded.rules;
}

/** The words around the tutorial of a game. */
export async function loadLearnWords(id: string): Promise<LearnWords> {
  const loaded: { readonly learn: LearnWords } = await import(`./${id}/learn.ts`);
  return loaded.learn;
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

/** The words of the recovery form. */
export async function loadRecoveryWords(id: string): Promise<RecoveryWords> {
  const loaded: { readonly recovery: RecoveryWords } = await import(`./${id}/recovery-words.ts`);
  return loaded.recovery;
}

/** The words of the settings form. */
export async function loadSettingsWords(id: string): Promise<SettingsWords> {
  const loaded: { readonly settings: SettingsWords } = await import(`./${id}/settings-words.ts`);
  return loaded.settings;
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

/** The words of notifications. */
export async function loadNotifyWords(id: string): Promise<NotifyWords> {
  const loaded: { readonly notify: NotifyWords } = await import(`./${id}/notify-words.ts`);
  return loaded.notify;
}

/** The words of the coach. */
export async function loadCoachWords(id: string): Promise<CoachWords> {
  const loaded: { readonly coach: CoachWords } = await import(`./${id}/coach-words.ts`);
  return loaded.coach;
}

/** The words of the form for a new table. */
export async function loadCreateWords(id: string): Promise<CreateWords> {
  const loaded: { readonly create: CreateWords } = await import(`./${id}/create-words.ts`);
  return loaded.create;
}

/** The words of the program, its updates, and the data on the device. */
export async function loadDeviceWords(id: string): Promise<DeviceWords> {
  const loaded: { readonly device: DeviceWords } = await import(`./${id}/device-words.ts`);
  return loaded.device;
}
