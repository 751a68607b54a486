import { describe, expect, test } from '@jest/globals';
import { catalog } from '@atoll/catalog';
import { createMatch, createRng, nextInt, play } from '@atoll/engine';
import { decodedView } from '@atoll/protocol';
import { type Decoder, Reflection, type Schema } from '@colyseus/schema';
import { tableFormOf } from '../../src/room/publish/table-form.ts';
import { FrameBytes } from '../../src/wire/frame-bytes.ts';
import { StateWriter } from '../../src/wire/state-writer.ts';

/**
 * What a patch may cost on average, in bytes: the events and the legal actions travel beside it.
 */
const AFFORDABLE = 200;

const mean = (sizes: readonly number[]): number =>
  sizes.reduce((sum, size) => sum + size, 0) / sizes.length;

describe.each(Object.keys(catalog))('the schema of %s', (id) => {
  test('shows the client exactly the view after every action of a random match, in small patches', async () => {
    const playable = await catalog[id]!.load();
    const { game } = playable;
    const rng = createRng('mirror');
    let match = createMatch(game, {
      seed: 'mirror',
      seats: game.seats.max,
      options: game.parseOptions({}),
    });
    const view = () => game.publicView(match.state);
    const { shapes, handshake, dictionary } = tableFormOf(playable);
    const { words } = dictionary.dictionary;
    const ways = (['plain', 'compact'] as const).map((way) => ({
      writer: new StateWriter(shapes[way], {}),
      decoder: Reflection.decode(Buffer.from(handshake)) as Decoder,
      decoded: (shown: { view: object }) =>
        way === 'plain' ? shown : { ...shown, view: decodedView(shown.view, words) },
      sizes: [] as number[],
    }));
    const bytes = new FrameBytes();
    for (;;) {
      for (const { writer, decoder, decoded, sizes } of ways) {
        bytes.clear();
        writer.writeChange(bytes, { seq: match.seq, view: view() });
        decoder.decode(bytes.copy());
        sizes.push(bytes.offset);
        expect(decoded((decoder.state as Schema).toJSON() as { view: object })).toMatchObject({
          seq: match.seq,
          view: view() as object,
        });
      }
      const [seat] = game.activeSeats(match.state);
      if (seat === undefined) break;
      const legal = game.legalActions(match.state, seat);
      const played = play(game, match, { seat, action: legal[nextInt(rng, legal.length)], at: 0 });
      if (!played.ok) throw new Error(JSON.stringify(played.reasons));
      match = played.match;
    }
    const [plain = 0, compact = 0] = ways.map(({ sizes }) => mean(sizes.slice(1)));
    expect(plain).toBeLessThan(AFFORDABLE);
    expect(compact).toBeLessThanOrEqual(plain);
  });
});
