/**
 * The code of a server that is simulated. Each server loads it for itself, and everything that it
 * imports of the product and of Colyseus (`hooks.ts`).
 */
export { matchMaker, Server, WebSocketTransport } from 'colyseus';
export { botRegistry } from '../../packages/server/src/bots/bot-registry.ts';
export { joinCluster } from '../../packages/server/src/cluster/redis-cluster.ts';
export { isUnreachable } from '../../packages/server/src/http/matchmaking.ts';
export { refusalOf } from '../../packages/server/src/http/error-answers.ts';
export { Limits } from '../../packages/server/src/limits/limits.ts';
export { Turns } from '../../packages/server/src/match/turns.ts';
export { endConnections } from '../../packages/server/src/process/end-connections.ts';
export { Directory, ROOM_NAME } from '../../packages/server/src/room/directory.ts';
export { TableRoom } from '../../packages/server/src/room/table-room.ts';
export { openPostgres } from '../../packages/server/src/store/postgres/postgres.ts';
export { openLocked } from '../../packages/server/src/store/sqlite/sqlite.ts';
export { answerBatches } from '../../packages/server/src/store/sqlite/sqlite-worker.ts';
export { guard } from '../../packages/server/src/transport/guarded-transport.ts';
