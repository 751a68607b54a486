import type { MatchFile } from '@atoll/engine';
import type { DeviceMatch } from './device-match.ts';

/** A finished match of this device in the form of a match file; its entries have no times. */
export const deviceFile = (match: DeviceMatch): MatchFile => ({
  ...{ match: match.id, game: match.game, rules: match.rules, seed: match.seed },
  options: match.options,
  ...(match.origin && { origin: match.origin }),
  ...(match.repeats && { repeats: { match: match.repeats.match } }),
  seats: match.told.seats.map(({ name, kind }) =>
    kind === 'person' ? { name, kind, bot: '' } : { name, kind: 'bot', bot: match.bot },
  ),
  startedAt: match.at,
  endedAt: match.at,
  log: match.decisions.map(({ seat, action }, index) => ({
    ...{ seq: index + 1, at: match.at, type: 'action', seat, action },
  })),
});
