import { expect, test } from '@jest/globals';
import { catalog, type PlayableGame } from '@atoll/catalog';
import {
  createMatch,
  createRng,
  nextInt,
  play,
  privateViewOf,
  type Seat,
  viewerOf,
} from '@atoll/engine';
import {
  CompactReader,
  type CompactStep,
  NO_PROMPT,
  type OldPromptField,
  type StepMessage,
} from '@atoll/protocol';
import { decode } from '@colyseus/schema';
import { Protocol } from 'colyseus';
import { unpack } from 'msgpackr';
import { LiveMatch } from '../../src/match/live-match.ts';
import type { ReadonlyMatchState } from '../../src/match/match-state.ts';
import type { Form, TableClient } from '../../src/room/request-handler.ts';
import { StepSender } from '../../src/room/step-sender.ts';
import { tableFormOf } from '../../src/room/publish/table-form.ts';
import { unreleased } from '@atoll/catalog/unreleased';

const SINCE = 1_767_225_600_000;

/** A connection, of which there may be several to a seat: what it is told is kept. */
function connection(seat: Seat, form: Form) {
  const received: StepMessage[] = [];
  const frames: Uint8Array[] = [];
  const client = {
    userData: { seat, form, lastPrivateView: '', lastPrompt: NO_PROMPT },
    // without the old name of the prompt
    send: (_type: string, { duty, ...step }: StepMessage & OldPromptField) => {
      expect(duty).toBe(step.prompt);
      received.push(step);
    },
    enqueueRaw: (frame: Uint8Array) => void frames.push(frame),
  } as unknown as TableClient;
  return { client, received, frames };
}

function messageIn(frame: Uint8Array): CompactStep {
  const it = { offset: 1 };
  expect(frame[0]).toBe(Protocol.ROOM_DATA);
  expect(decode.string(frame as never, it)).toBe('s');
  return unpack(frame.subarray(it.offset)) as CompactStep;
}

/** Plays a random match and tells every step to two connections a viewer, one of each form. */
function comparedForms(playable: PlayableGame, seats: number) {
  const { game } = playable;
  const setup = { seed: 'compared', seats, options: game.parseOptions({}) };
  let match = createMatch(game, setup);
  const live = new LiveMatch(game, match, seats);
  const state = {
    game,
    record: { createdAt: SINCE },
    promptForPerson: (seat: Seat) => live.promptOf(seat),
    privatelyFor: (seat: Seat) => {
      const privateView = privateViewOf(game, match.state, viewerOf(seat));
      return privateView === undefined ? {} : { privateView };
    },
  } as unknown as ReadonlyMatchState;
  const { dictionary } = tableFormOf(playable);
  const sender = new StepSender(state, dictionary);
  const viewers = Array.from({ length: seats + 1 }, (_, seat) => seat - 1).map((seat) => ({
    plain: connection(seat, 'plain'),
    compact: connection(seat, 'compact'),
    reader: new CompactReader({ since: SINCE, ...dictionary.dictionary }, NO_PROMPT),
  }));
  const clients = viewers.flatMap(({ plain, compact }) => [plain.client, compact.client]);
  const rng = createRng('compared');
  for (let [seat] = game.activeSeats(match.state); seat !== undefined; ) {
    const after = match.seq;
    const legal = game.legalActions(match.state, seat);
    const at = SINCE + 1000 * after;
    const played = play(game, match, { seat, action: legal[nextInt(rng, legal.length)], at });
    if (!played.ok) throw new Error(JSON.stringify(played.reasons));
    match = played.match;
    live.advance(match, seat);
    const { events, sealed } = played;
    const mark = seat === 1 ? { byBot: true as const } : {};
    const step = { seq: match.seq, after, seat, at, id: '', events, sealed, undone: 0, ...mark };
    sender.send(clients, step);
    [seat] = game.activeSeats(match.state);
  }
  return viewers;
}

const games = Object.entries({ ...catalog, ...unreleased });

test.each(games)(
  'the compact form of %s says what the plain one says, in a third of the bytes',
  async (_id, entry) => {
    const playable = await entry.load();
    for (const { plain, compact, reader } of comparedForms(playable, playable.game.seats.max)) {
      const read = compact.frames.map((frame) => reader.step(messageIn(frame)));
      // As JSON, since the order of fields counts where actions are compared.
      expect(read.map((step) => JSON.stringify(step.events))).toEqual(
        plain.received.map((step) => JSON.stringify(step.events)),
      );
      expect(read).toEqual(plain.received);
      expect(JSON.stringify(read.map(({ prompt }) => prompt.legal))).toBe(
        JSON.stringify(plain.received.map(({ prompt }) => prompt.legal)),
      );
      const bytes = compact.frames.reduce((sum, frame) => sum + frame.length, 0);
      expect(bytes).toBeLessThan(JSON.stringify(plain.received).length / 3);
    }
  },
);

test('viewers with the same knowledge share one frame', async () => {
  const playable = await catalog['atoll']!.load();
  const viewers = comparedForms(playable, 4);
  const [spectator, ...seats] = viewers.map(({ compact }) => compact.frames);
  const shared = seats.flat().filter((frame) => spectator?.includes(frame));
  expect(shared.length).toBeGreaterThan(seats.flat().length / 3);
});
