import type { BlockedPlayer, BlockRequest } from '@atoll/protocol';
import { call } from './api.ts';
import { like, listOf, record, text, whole } from './read.ts';

const readDone = record<object>({});

/** The format of `blockList` in the protocol. */
export const readBlocked = record<{ blocked: BlockedPlayer[] }>({
  blocked: listOf(record<BlockedPlayer>({ id: like(/^[\w-]{20}$/), name: text, at: whole })),
});

/** Blocks the player of another seat of a match. Throws as other requests. */
export const blockPlayer = (body: BlockRequest): Promise<object> =>
  call('/api/blocks', readDone, { method: 'POST', body });

/** The players whom this one has blocked, newest first. */
export const askBlocked = async (player: string): Promise<readonly BlockedPlayer[]> =>
  (await call('/api/blocks/list', readBlocked, { method: 'POST', body: { player } })).blocked;

/** Ends a block by its id. */
export const endBlock = (player: string, id: string): Promise<object> =>
  call('/api/blocks/end', readDone, { method: 'POST', body: { player, id } });
