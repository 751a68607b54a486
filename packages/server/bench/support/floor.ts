import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { answerTheBench, orders } from './answering.ts';
import { rehearse } from './cast.ts';

/**
 * The least that a server of matches can be: it sends everybody what changed, and each seat its
 * step, as JSON; it knows no rules, looks nothing over and stores nothing. What it sends was
 * written down beforehand; only making text of it is its work.
 */
const { scripts } = await rehearse(orders.cast);
const matches = Array.from({ length: orders.cast.matches }, () => ({
  next: 0,
  seats: [] as WebSocket[],
}));
const server = new WebSocketServer({ port: 0, perMessageDeflate: false });

server.on('connection', (socket, request) => {
  const query = new URL(request.url ?? '/', 'ws://floor').searchParams;
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
    const decision = script.decisions[match.next++];
    if (!decision) return;
    const patch = JSON.stringify({ patch: decision.delta });
    for (const seat of match.seats) seat.send(patch);
    match.seats.forEach((seat, index) => {
      const step = decision.steps[index];
      seat.send(JSON.stringify({ step: index === decision.seat ? { ...step, id } : step }));
    });
    socket.send(JSON.stringify({ answer: asked, ok: true, seq: decision.table.seq }));
  });
});
await new Promise((resolve) => server.once('listening', resolve));
answerTheBench((server.address() as AddressInfo).port, {
  tables: () => matches.length,
  close: async () => {
    for (const client of server.clients) client.terminate();
    server.close();
  },
});
