import { LostOwnership, NotStored } from '../../store/match-store.ts';
import type { TakenSeat } from '../publish/table-metadata.ts';

/** The answer about a seat that a person takes by HTTP: plain data for another process. */
export async function seatTaking(taking: Promise<TakenSeat>): Promise<TakenSeat> {
  try {
    return await taking;
  } catch (error) {
    if (error instanceof LostOwnership) return { ok: false, why: 'elsewhere' };
    if (!(error instanceof NotStored)) throw error;
    return { ok: false, why: 'not-stored' };
  }
}
