import { eventsFor, viewerOf } from '@atoll/engine';
import type { Prompt, Shorthand } from '@atoll/protocol';
import { Protocol } from 'colyseus';
import type { MatchHost } from '../match/match-host.ts';
import type { AcceptedStep } from '../match/match-listener.ts';
import { FrameBytes } from '../wire/frame-bytes.ts';
import { packed } from '../wire/message-pack.ts';
import type { ShorthandWriter } from '../wire/shorthand-writer.ts';
import type { TableClient } from './request-handler.ts';
import { privateNews, seatOf } from './session.ts';
import { since } from './welcome.ts';

/** How many fields of a compact step everybody gets. */
const COMMON = 7;

const bytes = new FrameBytes();

/** Tells connections of the steps of a match, each as far as its seat may know them. */
export class StepSender {
  readonly host: MatchHost;
  readonly #writer: ShorthandWriter;

  constructor(host: MatchHost, writer: ShorthandWriter) {
    this.host = host;
    this.#writer = writer;
  }

  get shorthand(): Shorthand {
    return this.#writer.shorthand;
  }

  send(clients: Iterable<TableClient>, step: AcceptedStep): void {
    const known: Common[] = [];
    for (const client of clients) {
      const events = eventsFor(this.host.game, step.events, viewerOf(seatOf(client)));
      if (client.userData?.compact) {
        let common = known.find((one) => sameItems(one.events, events));
        if (!common)
          known.push((common = { events, body: this.#body(step, events), frame: undefined }));
        this.#sendCompact(client, common);
      } else this.#sendPlain(client, step, events);
    }
  }

  #sendPlain(client: TableClient, step: AcceptedStep, events: readonly unknown[]): void {
    const { id, ...told } = step;
    const seat = seatOf(client);
    client.send('step', {
      ...told,
      id: seat === step.seat ? id : '',
      events,
      duty: this.host.promptForPerson(seat),
      ...privateNews(client, this.host),
    });
  }

  /** What was told last is not told again: then one frame does for all who know the same. */
  #sendCompact(client: TableClient, common: Common): void {
    const { userData } = client;
    if (!userData) return;
    const prompt = this.host.promptForPerson(userData.seat);
    const asked = samePrompt(prompt, userData.lastPrompt) ? undefined : prompt;
    userData.lastPrompt = prompt;
    const { privateView } = privateNews(client, this.host);
    if (!asked && privateView === undefined) {
      common.frame ??= frameOf(common.body, COMMON);
      return client.enqueueRaw(common.frame);
    }
    begin(COMMON + (privateView === undefined ? 1 : 2));
    bytes.add(common.body);
    if (asked) this.#packPrompt(asked);
    else packed.number(bytes, -1);
    if (privateView !== undefined) this.#writer.pack(bytes, privateView);
    client.enqueueRaw(bytes.copy());
  }

  /** The fields that everybody gets. */
  #body(
    { seq, after, seat, at, sealed, undone }: AcceptedStep,
    events: readonly unknown[],
  ): Buffer {
    bytes.clear();
    packed.number(bytes, seq);
    packed.number(bytes, after);
    packed.number(bytes, seat);
    packed.number(bytes, at - since(this.host.record));
    packed.flag(bytes, sealed);
    packed.number(bytes, undone);
    this.#writer.pack(bytes, events);
    return bytes.copy();
  }

  #packPrompt({ question, asked, legal, undoable, turns, midway, undosLeft }: Prompt): void {
    packed.list(bytes, 7);
    packed.number(bytes, question);
    packed.flag(bytes, asked);
    this.#writer.pack(bytes, legal);
    packNumbers(undoable);
    packNumbers(turns);
    packed.flag(bytes, midway);
    packed.number(bytes, undosLeft);
  }
}

/** What is told to all who may know these events. */
interface Common {
  readonly events: readonly unknown[];
  readonly body: Buffer;
  /** Whole, for those to whom nothing else is told. */
  frame: Buffer | undefined;
}

function begin(fields: number): void {
  bytes.clear();
  bytes.byte(Protocol.ROOM_DATA);
  bytes.text('s');
  packed.list(bytes, fields);
}

function frameOf(body: Buffer, fields: number): Buffer {
  begin(fields);
  bytes.add(body);
  return bytes.copy();
}

function packNumbers(numbers: readonly number[]): void {
  packed.list(bytes, numbers.length);
  for (const number of numbers) packed.number(bytes, number);
}

function samePrompt(a: Prompt, b: Prompt): boolean {
  return (
    a === b ||
    (a.question === b.question &&
      a.legal === b.legal &&
      a.asked === b.asked &&
      a.midway === b.midway &&
      a.undosLeft === b.undosLeft &&
      sameItems(a.undoable, b.undoable) &&
      sameItems(a.turns, b.turns))
  );
}

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a === b || (a.length === b.length && a.every((item, index) => item === b[index]));
}
