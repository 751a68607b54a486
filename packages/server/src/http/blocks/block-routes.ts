import {
  blockRequest,
  blocksRequest,
  MOST_BLOCKS,
  tablesRequest,
  unblockRequest,
} from '@atoll/protocol';
import type { Router } from 'express';
import { hashToken, newMatchId } from '../../match/secrets.ts';
import type { ApiParts } from '../api-parts.ts';
import { Refusal } from '../refusal.ts';
import { read, readBody } from '../request-reading.ts';

/** Mounts the requests about players who do not want to meet at public tables. */
export function mountBlocks(api: Router, { services, directory, limited }: ApiParts): void {
  api.post('/tables', limited('list'), readBody, async (request, response) => {
    const { player } = read(tablesRequest, request.body);
    const hash = player === undefined ? undefined : hashToken(player);
    response.json({ tables: await directory.listPublic(hash) });
  });
  api.post('/blocks', limited('join'), readBody, async (request, response) => {
    const { player, matchId, token, seat } = read(blockRequest, request.body);
    const seats = (await directory.find(matchId))?.table.seats ?? [];
    const isSeated = seats.some(
      ({ kind, tokenHash }) => kind === 'person' && tokenHash === hashToken(token),
    );
    if (!isSeated)
      throw new Refusal(403, 'not-seated', 'only a person with a seat of the match may block');
    const blocker = hashToken(player);
    const other = seats[seat];
    const blocked = other?.kind === 'person' ? other.player : undefined;
    if (!other || blocked === undefined || blocked === blocker)
      throw new Refusal(409, 'no-player', 'this seat has no player who could be blocked');
    const known = await services.store.blocks.of(blocker);
    if (known.length >= MOST_BLOCKS)
      throw new Refusal(409, 'too-many-blocks', `at most ${MOST_BLOCKS} players may be blocked`);
    const at = services.now();
    await services.store.blocks.add({
      blocker,
      blocked,
      blockId: newMatchId(),
      name: other.name,
      at,
    });
    response.status(201).json({});
  });
  api.post('/blocks/list', limited('list'), readBody, async (request, response) => {
    const { player } = read(blocksRequest, request.body);
    const known = await services.store.blocks.of(hashToken(player));
    response.json({ blocked: known.map(({ blockId: id, name, at }) => ({ id, name, at })) });
  });
  api.post('/blocks/end', limited('list'), readBody, async (request, response) => {
    const { player, id } = read(unblockRequest, request.body);
    if (!(await services.store.blocks.remove(hashToken(player), id)))
      throw new Refusal(404, 'unknown-block', 'you have not blocked this player, or not any more');
    response.json({});
  });
}
