import { builtInBots } from '@atoll/bots';
import type { PlayableGame } from '@atoll/catalog';
import { type AnyGame, createMatch, knowledgeOf, play, type Setup, eventsFor } from '@atoll/engine';
import type { StepMessage, TableData } from '@atoll/protocol';
import { Prompts } from '../../src/match/prompts.ts';
import type { MatchRecord, StoredEntry } from '../../src/store/match-store.ts';
import { tableData } from '../../src/room/publish/table-data.ts';
import { delta } from './delta.ts';
import { matchRecord } from './match-record.ts';

/** One action of a match that is known beforehand, and the messages about it. */
export interface ScriptedAction {
  readonly seat: number;
  readonly basedOn: number;
  readonly action: unknown;
  readonly entries: readonly StoredEntry[];
  /** The table before and after it. */
  readonly table: TableData<unknown>;
  /** The change of the table, for JSON. */
  readonly delta: unknown;
  /** The message to each seat. */
  readonly steps: readonly StepMessage[];
}

export interface Script {
  readonly record: MatchRecord;
  readonly game: AnyGame;
  readonly opening: TableData<unknown>;
  readonly scriptedActions: readonly ScriptedAction[];
}

export interface ScriptSetup {
  readonly seed: string;
  readonly seats: number;
  /** The built-in bot that plays all seats. */
  readonly bot: 'random' | 'greedy';
}

/**
 * Plays a match to its end and records the action of each seat; the same seed gives the same
 * script.
 */
export async function writeScript(
  playable: PlayableGame,
  { seed, seats, bot }: ScriptSetup,
): Promise<Script> {
  const { game } = playable;
  const player = builtInBots(playable)[bot];
  if (!player) throw new Error(`nobody here plays ${game.id} as ${bot}`);
  const record = matchRecord(game, { matchId: `script-${seed}`, code: '', seed, seats });
  const setup: Setup<unknown> = { seed, seats, options: record.table.options };
  const status = {
    connected: () => true,
    awaitedSince: () => 0,
    watchers: 0,
    hurried: false,
    standIns: { open: undefined, after: 0 },
  };
  let match = createMatch(game, setup);
  const prompts = new Prompts(game, match, seats);
  const opening = tableData(record, { game, match }, status);
  let table = opening;
  const scriptedActions: ScriptedAction[] = [];
  for (;;) {
    const [seat] = game.activeSeats(match.state);
    if (seat === undefined) return { record, game, opening, scriptedActions };
    const { question: basedOn, legal } = prompts.of(seat);
    const known = knowledgeOf(game, match.state, seat);
    const action = await player.choose({
      game,
      ...known,
      seat,
      legal,
      seed: `${seed} ${match.seq}`,
    });
    const after = match.seq;
    const played = play(game, match, { seat, action, at: 0 });
    if (!played.ok) throw new Error(`seat ${seat} may not ${JSON.stringify(action)}`);
    match = played.match;
    prompts.update(match, seat);
    const before = table;
    table = tableData(record, { game, match }, status);
    const steps = record.table.seats.map(
      (_, viewer): StepMessage => ({
        seq: match.seq,
        after,
        seat,
        at: 0,
        id: '',
        sealed: played.sealed,
        undone: 0,
        events: eventsFor(game, played.events, viewer),
        prompt: prompts.of(viewer),
      }),
    );
    const entries = played.entries.map((entry, index) => ({
      entry,
      clientId: index === 0 ? `script-${entry.seq}` : '',
    }));
    scriptedActions.push({
      seat,
      basedOn,
      action,
      entries,
      table,
      delta: delta(before, table),
      steps,
    });
  }
}
