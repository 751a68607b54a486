// Words of pages and forms that open later.

import type { rules } from './en/rules.ts';
import type { learn } from './en/learn.ts';
import type { settings } from './en/settings-words.ts';
import type { recovery } from './en/recovery-words.ts';
import type { device } from './en/device-words.ts';
import type { notify } from './en/notify-words.ts';
import type { create } from './en/create-words.ts';
import type { blocks } from './en/page-words/blocks.ts';
import type { ladderPage } from './en/page-words/ladder-page.ts';
import type { tournament } from './en/page-words/tournament-page.ts';
import type { prepared } from './en/page-words/prepared.ts';
import type { seatOffer } from './en/page-words/seat-offer.ts';
import type { webApp } from './en/web-app-words.ts';

export type TournamentWords = typeof tournament;
export type RulesWords = typeof rules;
export type LearnWords = typeof learn;
export type SettingsWords = typeof settings;
export type RecoveryWords = typeof recovery;
export type DeviceWords = typeof device;
export type NotifyWords = typeof notify;
export type CreateWords = typeof create;
export type BlockWords = typeof blocks;
export type LadderPageWords = typeof ladderPage;
export type PreparedWords = typeof prepared;
export type SeatOfferWords = typeof seatOffer;
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

/** The words of the pages of tournaments. */
export async function loadTournamentWords(id: string): Promise<TournamentWords> {
  const loaded: { readonly tournament: TournamentWords } = await import(
    `./${id}/page-words/tournament-page.ts`
  );
  return loaded.tournament;
}

/** The words of ladders and ratings. */
export async function loadLadderPageWords(id: string): Promise<LadderPageWords> {
  const loaded: { readonly ladderPage: LadderPageWords } = await import(
    `./${id}/page-words/ladder-page.ts`
  );
  return loaded.ladderPage;
}

/** The words of players who do not want to meet. */
export async function loadBlockWords(id: string): Promise<BlockWords> {
  const loaded: { readonly blocks: BlockWords } = await import(`./${id}/page-words/blocks.ts`);
  return loaded.blocks;
}

/** The words of the offer of a seat to another person. */
export async function loadSeatOfferWords(id: string): Promise<SeatOfferWords> {
  const loaded: { readonly seatOffer: SeatOfferWords } = await import(
    `./${id}/page-words/seat-offer.ts`
  );
  return loaded.seatOffer;
}

/** The words of prepared replies. */
export async function loadPreparedWords(id: string): Promise<PreparedWords> {
  const loaded: { readonly prepared: PreparedWords } = await import(
    `./${id}/page-words/prepared.ts`
  );
  return loaded.prepared;
}
