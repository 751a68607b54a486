import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { reportFigures, orders } from './report-figures.ts';
import { writeScripts } from './bench-matches.ts';

/**
 * The minimal server of matches: it sends all clients the changes, and each seat its step, as JSON;
 * it knows no rules, checks nothing and stores nothing. Its messages were computed beforehand; its
 * only work is to serialize them.
 */
const { scripts } = await writeScripts(orders.plan);
const matches = Array.from({ length: orders.plan.matches }, () => ({
  next: 0,
  seats: [] as WebSocket[],
}));
const server = new WebSocketServer({ port: 0, perMessageDeflate: false });

server.on('connection', (socket, request) => {
  const query = new URL(request.url ?? '/', 'ws://baseline').searchParams;
  const index = Number(query.get('match'));
  const match = matches[index];
  const script = scripts[index % scripts.length];
  if (!match || !script) return socket.close();
  match.seats[Number(query.get('seat'))] = socket;
  socket.send(JSON.stringify({ welcome: script.opening }));
  socket.on('message', (data: Buffer) => {
    const { request: asked, id } = JSON.parse(data.toString()) as {
      readonly request: number;
      readonly id: string;
    };
    const scripted = script.scriptedActions[match.next++];
    if (!scripted) return;
    const patch = JSON.stringify({ patch: scripted.delta });
    for (const seat of match.seats) seat.send(patch);
    match.seats.forEach((seat, index) => {
      const step = scripted.steps[index];
      seat.send(JSON.stringify({ step: index === scripted.seat ? { ...step, id } : step }));
    });
    socket.send(JSON.stringify({ answer: asked, ok: true, seq: scripted.table.seq }));
  });
});
await new Promise((resolve) => server.once('listening', resolve));
reportFigures((server.address() as AddressInfo).port, {
  tables: () => matches.length,
  close: async () => {
    for (const client of server.clients) client.terminate();
    server.close();
  },
});
