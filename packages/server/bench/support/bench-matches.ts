import type { AnyGame } from '@atoll/engine';
import { catalog, type PlayableGame } from '@atoll/catalog';
import { matchRecord } from './match-record.ts';
import { type ScriptSetup, type Script, writeScript } from './script.ts';
import type { MatchRecord } from '../../src/store/match-store.ts';

/**
 * The matches of a run: any number, each after one of a few scripts. Every process of a run has the
 * same plan.
 */
export interface MatchPlan {
  readonly game: string;
  readonly seats: number;
  readonly matches: number;
  readonly scripts: number;
  readonly bot: ScriptSetup['bot'];
}

export interface MatchScripts {
  readonly playable: PlayableGame;
  readonly scripts: readonly Script[];
}

export async function writeScripts({
  game: id,
  seats,
  scripts,
  bot,
}: MatchPlan): Promise<MatchScripts> {
  const playable = await catalog[id]?.load();
  if (!playable)
    throw new Error(`there is no game "${id}"; there are ${Object.keys(catalog).join(', ')}`);
  const written = Array.from({ length: scripts }, (_, index) =>
    writeScript(playable, { seed: seedOf(index), seats, bot }),
  );
  return { playable, scripts: await Promise.all(written) };
}

/** The `index`th match, as it is stored. */
export function plannedMatch(plan: MatchPlan, game: AnyGame, index: number): MatchRecord {
  const code = index.toString().padStart(6, '0');
  return matchRecord(game, {
    matchId: matchIdOf(index),
    code,
    seed: seedOf(index % plan.scripts),
    seats: plan.seats,
  });
}

export function matchIdOf(index: number): string {
  return `bench-match-${index.toString().padStart(8, '0')}`;
}

function seedOf(script: number): string {
  return `script ${script}`;
}
