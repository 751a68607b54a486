import { createTable } from '../../net/api.ts';
import { sitDown } from '../lobby/invite/enter.ts';
import { keepName, keptSeats } from '../person.ts';
import { playerHere } from './player-here.ts';

/** A daily match to begin. */
export interface ChosenDay {
  readonly game: string;
  /** YYYY-MM-DD, in UTC. */
  readonly day: string;
  readonly name: string;
}

/** Begins a daily match and goes there. Rejects as requests do. */
export async function beginDaily({ game, day, name }: ChosenDay): Promise<void> {
  keepName(name);
  const player = playerHere();
  const { daily: _, ...grant } = await createTable({
    ...{ game, name, seats: 1, daily: day, player },
  });
  keptSeats.keep({ matchId: grant.matchId, token: grant.token, daily: { day, player } });
  sitDown(grant, game);
}
