import type { Bot } from '@atoll/bots';
import { type Outcome, winnersOf } from '@atoll/engine';
import { playBots } from './bot-match.ts';
import { seatBots } from './bots.ts';
import { entryOf, readOptions } from './game.ts';
import { readFlags, wholeNumber } from './usage.ts';

/** `atoll sim`: whole matches between bots, a line each, and a summary by seat. */
export async function sim(args: readonly string[]): Promise<number> {
  const flags = readFlags(args, {
    required: ['game', 'seats', 'bots', 'games', 'seed'],
    optional: ['options'],
  });
  const entry = entryOf(flags.game);
  const playable = await entry.load();
  const { game } = playable;
  const seats = wholeNumber('seats', flags.seats, game.seats);
  const games = wholeNumber('games', flags.games, { min: 1 });
  const bots = await seatBots({ entry, playable, names: flags.bots }, seats);
  const options = readOptions(game, flags.options);
  const results: Outcome[] = [];
  let length = 0;
  for (let index = 0; index < games; index++) {
    const seed = `${flags.seed} ${index}`;
    const { outcome, actions } = playBots(
      game,
      { seed, seats, options },
      { bots, chance: `${seed} bots` },
    );
    results.push(outcome);
    length += actions;
    process.stdout.write(`${seed}: ${totalsOf(outcome)} in ${actions} actions\n`);
  }
  process.stdout.write(`\n${games} matches of ${(length / games).toFixed(1)} actions\n`);
  bots.forEach((bot, seat) => process.stdout.write(`${summary(bot, seat, results)}\n`));
  return 0;
}

function totalsOf(outcome: Outcome): string {
  const totals = outcome.scores.map(({ total }) => total).join(' ');
  return outcome.kind === 'common'
    ? `${outcome.won ? 'won' : 'lost'} with ${outcome.rating}, ${totals}`
    : totals;
}

function summary(bot: Bot, seat: number, outcomes: readonly Outcome[]): string {
  const totals = outcomes.map(({ scores }) => scores[seat]?.total ?? 0).sort((a, b) => a - b);
  const at = (share: number): number => totals[Math.round(share * (totals.length - 1))] ?? 0;
  const mean = totals.reduce((sum, total) => sum + total, 0) / totals.length;
  const first = outcomes.filter((outcome) => winnersOf(outcome).includes(seat)).length;
  const spread = [0, 0.25, 0.5, 0.75, 1].map(at).join(' / ');
  return `seat ${seat} ${bot.id}: mean ${mean.toFixed(1)}, quartiles ${spread}, first in ${first} of ${outcomes.length}`;
}
