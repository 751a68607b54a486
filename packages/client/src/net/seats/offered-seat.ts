import type { SeatGrant, TakeSeatRequest } from '@atoll/protocol';
import { call } from '../api.ts';
import { readGrant } from '../read.ts';

/** Takes an offered seat of a running match. Throws as other requests. */
export const takeOfferedSeat = (matchId: string, body: TakeSeatRequest): Promise<SeatGrant> =>
  call(`/api/matches/${encodeURIComponent(matchId)}/seat`, readGrant, { method: 'POST', body });
