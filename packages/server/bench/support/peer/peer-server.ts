import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requirePeer } from './peer-package.ts';
import { PEER_GAME } from './peer-seat.ts';
import { reportFigures } from '../report-figures.ts';

/** The part of boardgame.io 0.50 that this bench uses. */
interface PeerServer {
  readonly Server: (options: { readonly games: readonly object[]; readonly origins: boolean }) => {
    readonly run: (options: {
      readonly port: number;
    }) => Promise<{ readonly appServer: HttpServer }>;
  };
}
interface PeerCore {
  readonly ActivePlayers: { readonly ALL: object };
}
/** The data of a card that a table shows. */
interface Card {
  readonly card: string;
  readonly level: number;
}
interface Cells {
  readonly G: { readonly cells: (Card | null)[] };
}

/**
 * boardgame.io with its store in memory, and a minimal game: any player puts a card on one of 64
 * cells, as many as four atolls have.
 */
process.env['NODE_ENV'] = 'production';
const { Server } = requirePeer('server') as PeerServer;
const { ActivePlayers } = requirePeer('core') as PeerCore;
const game = {
  name: PEER_GAME,
  setup: () => ({ cells: Array.from({ length: 64 }, () => null) }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    lay: {
      move: ({ G }: Cells, cell: number, card: Card) => {
        G.cells[cell] = card;
      },
      ignoreStaleStateID: true,
    },
  },
};
const { appServer } = await Server({ games: [game], origins: true }).run({ port: 0 });
reportFigures((appServer.address() as AddressInfo).port, {
  tables: () => 0,
  close: async () => appServer.closeAllConnections(),
});
