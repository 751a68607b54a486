import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { type Catalog, catalog } from '@atoll/catalog';
import { until } from '@atoll/test-client/waiting';
import { createMatch, createRng, nextInt, play } from '@atoll/engine';
import {
  type Answer,
  NO_PROMPT,
  type Prompt,
  type SeatGrant,
  type StepMessage,
  type TableData,
  type WelcomeMessage,
} from '@atoll/protocol';
import { Client } from 'colyseus.js';
import { openServer } from '../support/open-server.ts';

type Table = TableData<unknown>;

/** A match in which every one of these parts of the public view changes. */
interface Played {
  readonly seed: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** A name after a list is a field of its items. */
  readonly parts: readonly string[];
}

const PLAYED: Readonly<Record<string, Played>> = {
  atoll: {
    seed: 'sdk 46',
    options: { events: true },
    parts: [
      ...['animals.cards', 'large.cards', 'corals.cards'],
      ...['seats.reefCorals.card', 'seats.reefAnimals.card', 'seats.reefCorals.colonies'],
      ...['bonus.taken', 'income.touristsCoins', 'seats.coins', 'seats.plankton'],
      ...['seats.huntsReady', 'seats.huntsUsed'],
      ...['events.deck', 'events.past', 'events.inForce'],
    ],
  },
  'steere-atoll': { seed: 'sdk', options: {}, parts: ['ply', 'active', 'stones', 'last'] },
  'hidden-ark': {
    seed: 'sdk',
    options: {},
    parts: [
      ...['seats.stations', 'seats.vessels', 'seats.tracks', 'seats.points'],
      ...['faceUp', 'pool', 'used', 'locationTokens', 'turn.moves'],
    ],
  },
  'das-atoll': {
    seed: 'sdk',
    options: {},
    parts: ['buildings', 'pieces', 'roads', 'dice', 'bank', 'handSizes', 'points', 'robber'],
  },
};

/** The games of the product, whose setups are drawn from the seeds above. */
const seeded: Catalog = Object.fromEntries(
  Object.values(catalog).map((entry) => [
    entry.id,
    {
      ...entry,
      load: async () => {
        const playable = await entry.load();
        const { seed = '' } = PLAYED[entry.id] ?? {};
        const { game } = playable;
        const setup: typeof game.setup = (given) => game.setup({ ...given, seed });
        return { ...playable, game: { ...game, setup } };
      },
    },
  ]),
);

const house = openServer({ catalog: seeded });

/** A person at a table with nothing but the SDK of Colyseus. */
async function joined({ matchId, token }: SeatGrant) {
  const { address } = house.server;
  const ensured = await fetch(`${address}/api/matches/${matchId}/ensure`, { method: 'POST' });
  const { roomId } = (await ensured.json()) as { roomId: string };
  const room = await new Client(address).joinById<{ toJSON(): Table }>(roomId, { token });
  room.reconnection.enabled = false;
  let [seq, prompt]: [number, Prompt] = [-1, NO_PROMPT];
  const take = (message: WelcomeMessage | StepMessage): void => {
    // The start of a match sends another welcome, after the state.
    if (room.state.toJSON().phase !== 'waiting') [seq, prompt] = [message.seq, message.prompt];
  };
  room.onMessage<WelcomeMessage>('welcome', take);
  room.onMessage<StepMessage>('step', take);
  return {
    room,
    /** The running match once it, and the own prompt, have come to this length of the log. */
    async at(length: number): Promise<{ readonly table: Table; readonly prompt: Prompt }> {
      await until(() => room.state.toJSON().seq === length && seq === length);
      return { table: room.state.toJSON(), prompt };
    },
    ask: (request: string, body?: object) => room.request(request, body) as Promise<Answer>,
  };
}

/** The part of a view; through a list, the part of each item. */
function partOf(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value;
  if (Array.isArray(value)) return value.map((item) => partOf(item, [name, ...rest]));
  return partOf((value as Readonly<Record<string, unknown>>)[name], rest);
}

const textsOf = (view: unknown, parts: readonly string[]): readonly string[] =>
  parts.map((part) => JSON.stringify(partOf(view, part.split('.'))));

test.each(Object.keys(catalog))(
  'the SDK of Colyseus alone sees every part of %s change in room.state',
  async (id) => {
    const { options, parts, seed } = PLAYED[id] as Played;
    const { game } = await seeded[id]!.load();
    const seats = Math.max(2, game.seats.min);
    const grants = [await house.server.create({ game: id, seats, options })];
    while (grants.length < seats) grants.push(await house.server.join(grants[0]!.code));
    const people = await Promise.all(grants.map(joined));
    expect(await people[0]!.ask('start')).toMatchObject({ ok: true });

    const rng = createRng(seed);
    let match = createMatch(game, { seed, seats, options: game.parseOptions(options) });
    const changed = new Set<string>();
    let before: readonly string[] | undefined;
    while (changed.size < parts.length) {
      const shown = await Promise.all(people.map((person) => person.at(match.seq)));
      for (const { table } of shown) expect(table.view).toEqual(game.publicView(match.state));
      const texts = textsOf(shown[0]?.table.view, parts);
      parts.forEach((part, index) => {
        if (before && before[index] !== texts[index]) changed.add(part);
      });
      before = texts;
      const [seat] = game.activeSeats(match.state);
      if (seat === undefined) break;
      const { question: basedOn, legal } = shown[seat]!.prompt;
      const action = legal[nextInt(rng, legal.length)];
      const answer = await people[seat]!.ask('submit', { id: randomUUID(), basedOn, action });
      const played = play(game, match, { seat, action, at: 0 });
      if (!played.ok) throw new Error(JSON.stringify(played.reasons));
      match = played.match;
      expect(answer).toEqual({ ok: true, seq: match.seq });
    }
    expect(parts.filter((part) => !changed.has(part))).toEqual([]);
    await Promise.all(people.map(({ room }) => room.leave()));
  },
);
