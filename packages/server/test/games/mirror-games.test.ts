import { describe, expect, test } from '@jest/globals';
import { catalog } from '@atoll/catalog';
import { createMatch, createRng, nextInt, play } from '@atoll/engine';
import { type Decoder, Reflection, type Schema } from '@colyseus/schema';
import { tableFormOf } from '../../src/room/table-form.ts';
import { FrameBytes } from '../../src/wire/frame-bytes.ts';
import { StateWriter } from '../../src/wire/state-writer.ts';

/**
 * What a patch may cost on average, in bytes: the events and the legal actions travel beside it.
 */
const AFFORDABLE = 200;

describe.each(Object.keys(catalog))('the schema of %s', (id) => {
  test('shows the client exactly the view after every action of a random match, in small patches', async () => {
    const { game, viewSchema } = await catalog[id]!.load();
    const rng = createRng('mirror');
    let match = createMatch(game, {
      seed: 'mirror',
      seats: game.seats.max,
      options: game.parseOptions({}),
    });
    const view = () => game.publicView(match.state);
    const { shape, handshake } = tableFormOf(viewSchema);
    const writer = new StateWriter(shape, {});
    const decoder: Decoder = Reflection.decode(Buffer.from(handshake));
    const bytes = new FrameBytes();
    const sizes: number[] = [];
    for (;;) {
      bytes.clear();
      writer.writeChange(bytes, { seq: match.seq, view: view() });
      decoder.decode(bytes.copy());
      sizes.push(bytes.offset);
      expect((decoder.state as Schema).toJSON()).toMatchObject({
        seq: match.seq,
        view: view() as object,
      });
      const [seat] = game.activeSeats(match.state);
      if (seat === undefined) break;
      const legal = game.legalActions(match.state, seat);
      const played = play(game, match, { seat, action: legal[nextInt(rng, legal.length)], at: 0 });
      if (!played.ok) throw new Error(JSON.stringify(played.reasons));
      match = played.match;
    }
    const patches = sizes.slice(1);
    expect(patches.reduce((sum, size) => sum + size, 0) / patches.length).toBeLessThan(AFFORDABLE);
  });
});
