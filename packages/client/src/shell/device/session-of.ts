import { InvalidInput, type AnyGame } from '@atoll/engine';
import {
  createLocalSession,
  type LocalSession,
  type LocalSetup,
} from '@atoll/table-kit/table/session/local-session.ts';
import type { DeviceMatch } from './device-match.ts';

interface Given extends Pick<LocalSetup, 'names' | 'pace' | 'choose'> {
  readonly rules: AnyGame;
}

/** Resumes the session of a match. Throws `InvalidInput` under other rules. */
export function sessionOf(match: DeviceMatch, given: Given): LocalSession {
  const { rules, names, pace, choose } = given;
  const { seed, options, origin, seat, decisions } = match;
  if (rules.version !== match.rules)
    throw new InvalidInput(`it has rules ${match.rules}, these are ${rules.version}`);
  return createLocalSession({
    ...{ game: rules, names, seat, pace, choose },
    begin: { seed, options, begins: origin },
    before: decisions,
  });
}
