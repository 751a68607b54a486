// Words of pages and forms that open later.

import type { rules } from './en/rules.ts';
import type { learn } from './en/learn.ts';
import type { settings } from './en/settings-words.ts';
import type { recovery } from './en/recovery-words.ts';
import type { device } from './en/device-words.ts';
import type { notify } from './en/notify-words.ts';
import type { create } from './en/create-words.ts';
import type { analysisPage } from './en/page-words/analysis-page.ts';
import type { puzzlePage } from './en/page-words/puzzle-page.ts';
import type { webApp } from './en/web-app-words.ts';

export type RulesWords = typeof rules;
export type LearnWords = typeof learn;
export type SettingsWords = typeof settings;
export type RecoveryWords = typeof recovery;
export type DeviceWords = typeof device;
export type NotifyWords = typeof notify;
export type CreateWords = typeof create;
export type AnalysisPageWords = typeof analysisPage;
export type PuzzlePageWords = typeof puzzlePage;
export type WebAppWords = typeof webApp;

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

/** The words of the settings form. */
export async function loadSettingsWords(id: string): Promise<SettingsWords> {
  const loaded: { readonly settings: SettingsWords } = await import(`./${id}/settings-words.ts`);
  return loaded.settings;
}

/** The words of the recovery form. */
export async function loadRecoveryWords(id: string): Promise<RecoveryWords> {
  const loaded: { readonly recovery: RecoveryWords } = await import(`./${id}/recovery-words.ts`);
  return loaded.recovery;
}

/** The words of the program, its updates, and the data on the device. */
export async function loadDeviceWords(id: string): Promise<DeviceWords> {
  const loaded: { readonly device: DeviceWords } = await import(`./${id}/device-words.ts`);
  return loaded.device;
}

/** The words of notifications. */
export async function loadNotifyWords(id: string): Promise<NotifyWords> {
  const loaded: { readonly notify: NotifyWords } = await import(`./${id}/notify-words.ts`);
  return loaded.notify;
}

/** The words of the form for a new table. */
export async function loadCreateWords(id: string): Promise<CreateWords> {
  const loaded: { readonly create: CreateWords } = await import(`./${id}/create-words.ts`);
  return loaded.create;
}

/** The words of the page of puzzles. */
export async function loadPuzzlePageWords(id: string): Promise<PuzzlePageWords> {
  const loaded: { readonly puzzlePage: PuzzlePageWords } = await import(
    `./${id}/page-words/puzzle-page.ts`
  );
  return loaded.puzzlePage;
}

/** The words of the page of analysis. */
export async function loadAnalysisPageWords(id: string): Promise<AnalysisPageWords> {
  const loaded: { readonly analysisPage: AnalysisPageWords } = await import(
    `./${id}/page-words/analysis-page.ts`
  );
  return loaded.analysisPage;
}
