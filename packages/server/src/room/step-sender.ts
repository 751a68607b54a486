import { eventsFor, viewerOf } from '@atoll/engine';
import type {
  CommonStep,
  CompactPrompt,
  CompactStep,
  Prompt,
  Dictionary,
  StepMessage,
} from '@atoll/protocol';
import { getMessageBytes, Protocol } from 'colyseus';
import type { ReadonlyMatchState } from '../match/match-state.ts';
import type { AcceptedStep } from '../match/match-listener.ts';
import type { DictionaryWriter } from '../wire/dictionary-writer.ts';
import { sendMessage } from './json-messages.ts';
import { withOldPromptField } from './old-prompt-field.ts';
import type { TableClient } from './request-handler.ts';
import { privateNews, seatOf } from './session.ts';
import { sinceOf } from './welcome.ts';

/** What a step tells beside its events is read here. */
type StepSource = Pick<
  ReadonlyMatchState,
  'game' | 'record' | 'late' | 'promptForPerson' | 'privatelyFor'
>;

/** Sends the steps of a match to connections, each as far as its seat may know them. */
export class StepSender {
  readonly #state: StepSource;
  readonly #writer: DictionaryWriter;

  constructor(state: StepSource, writer: DictionaryWriter) {
    this.#state = state;
    this.#writer = writer;
  }

  get dictionary(): Dictionary {
    return this.#writer.dictionary;
  }

  /** Sends late spectators the steps that are late enough by this one. */
  send(clients: readonly TableClient[], step: AcceptedStep): void {
    const { late } = this.#state;
    if (!late) return this.#sendTo(clients, step);
    this.#sendTo(
      clients.filter((client) => seatOf(client) >= 0),
      step,
    );
    const watchers = clients.filter((client) => seatOf(client) < 0);
    for (const shown of late.take()) this.#sendTo(watchers, shown);
  }

  #sendTo(clients: readonly TableClient[], step: AcceptedStep): void {
    const known: Common[] = [];
    for (const client of clients) {
      const events = eventsFor(this.#state.game, step.events, viewerOf(seatOf(client)));
      if (client.userData?.form === 'compact') {
        let common = known.find((one) => sameItems(one.events, events));
        if (!common)
          known.push((common = { events, step: this.#packed(step, events), frame: undefined }));
        this.#sendCompact(client, common);
      } else this.#sendPlain(client, step, events);
    }
  }

  #sendPlain(client: TableClient, step: AcceptedStep, events: readonly unknown[]): void {
    const { id, ...sent } = step;
    const seat = seatOf(client);
    const message: StepMessage = withOldPromptField({
      ...sent,
      id: seat === step.seat ? id : '',
      events,
      prompt: this.#state.promptForPerson(seat),
      ...privateNews(client, this.#state),
    });
    sendMessage(client, 'step', message);
  }

  /**
   * A value that was sent last is left out: then one frame serves all clients that know the same.
   */
  #sendCompact(client: TableClient, common: Common): void {
    const { userData } = client;
    if (!userData) return;
    const prompt = this.#state.promptForPerson(userData.seat);
    const asked = samePrompt(prompt, userData.lastPrompt) ? undefined : prompt;
    userData.lastPrompt = prompt;
    const { privateView } = privateNews(client, this.#state);
    if (!asked && privateView === undefined) {
      common.frame ??= frameOf(common.step);
      return client.enqueueRaw(common.frame);
    }
    const values = [...common.step, asked ? this.#packedPrompt(asked) : -1] as const;
    client.enqueueRaw(
      frameOf(privateView === undefined ? values : [...values, this.#writer.packed(privateView)]),
    );
  }

  #packed(
    { seq, after, seat, at, sealed, undone, byBot }: AcceptedStep,
    events: readonly unknown[],
  ): CommonStep {
    const since = sinceOf(this.#state.record);
    const taken = byBot ? -1 : undone;
    return [seq, after, seat, at - since, sealed, taken, this.#writer.packed(events)];
  }

  #packedPrompt(prompt: Prompt): CompactPrompt {
    const { question, asked, legal, undoable, turns, midway, undosLeft, settled } = prompt;
    const packed = this.#writer.packed(legal);
    return [question, asked, packed, undoable, turns, midway, undosLeft, settled];
  }
}

/** The step for all clients that may know these events. */
interface Common {
  readonly events: readonly unknown[];
  readonly step: CommonStep;
  /** The whole frame, for clients that get nothing else with it. */
  frame: Uint8Array | undefined;
}

const frameOf = (step: CompactStep): Uint8Array =>
  getMessageBytes.raw(Protocol.ROOM_DATA, 's', step);

function samePrompt(a: Prompt, b: Prompt): boolean {
  return (
    a === b ||
    (a.question === b.question &&
      a.legal === b.legal &&
      a.asked === b.asked &&
      a.midway === b.midway &&
      a.undosLeft === b.undosLeft &&
      a.settled === b.settled &&
      sameItems(a.undoable, b.undoable) &&
      sameItems(a.turns, b.turns))
  );
}

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a === b || (a.length === b.length && a.every((item, index) => item === b[index]));
}
