import { LostOwnership, NotStored } from '../store/match-store.ts';
import type { TakenSeat } from './publish/table-metadata.ts';

/** The answer about a seat that a person takes by HTTP: plain data for another process. */
export async function seatTaking(
  taking: Promise<Omit<TakenSeat & { readonly ok: true }, 'ok'> | undefined>,
): Promise<TakenSeat> {
  try {
    const taken = await taking;
    return taken ? { ok: true, ...taken } : { ok: false, why: 'none' };
  } catch (error) {
    if (error instanceof LostOwnership) return { ok: false, why: 'elsewhere' };
    if (!(error instanceof NotStored)) throw error;
    return { ok: false, why: 'not-stored' };
  }
}
