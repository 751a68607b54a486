import type { TableSummary } from '@atoll/protocol';
import { isAmong } from '../../match/is-among.ts';
import type { Services } from '../services.ts';
import { inFairTurns } from './public-list.ts';
import type { TableMetadata } from './table-metadata.ts';
import { tableSummary } from './table-summary.ts';

const LISTED = 50;

interface ListedRoom {
  readonly roomId: string;
  readonly metadata?: TableMetadata | undefined;
}

interface PublicTablesInput {
  readonly rooms: readonly ListedRoom[];
  /** The hash of the id of the player who asks. */
  readonly player: string | undefined;
}

/**
 * Public tables that are not over and have a connected person, in fair order: at the others
 * strangers would wait in vain. Without those of players whom the one who asks does not meet.
 */
export async function publicTables(
  services: Pick<Services, 'store' | 'catalog' | 'now'>,
  { rooms, player }: PublicTablesInput,
): Promise<readonly TableSummary[]> {
  const { store } = services;
  const listed = inFairTurns(
    rooms.flatMap(({ roomId, metadata }) =>
      metadata?.listed ? [{ ...metadata, roomId, metadata }] : [],
    ),
  );
  const apart = player === undefined ? [] : await store.blocks.apartFrom(player);
  const tables: TableSummary[] = [];
  for (let from = 0; tables.length < LISTED && from < listed.length; from += LISTED) {
    const more = await Promise.all(
      listed.slice(from, from + LISTED).map(async ({ roomId, metadata }) => {
        const match = await store.find(roomId);
        return match && !isAmong(match.table, apart)
          ? [await tableSummary(services, { match, watchers: metadata.watchers })]
          : [];
      }),
    );
    tables.push(...more.flat());
    // Without blocks one piece is the list, also where a table of it was deleted meanwhile.
    if (apart.length === 0) break;
  }
  return tables.slice(0, LISTED);
}
