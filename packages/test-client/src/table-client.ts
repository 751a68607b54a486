import { randomUUID } from 'node:crypto';
import {
  type Answer,
  CompactReader,
  type CompactStep,
  type Prompt,
  type HistoryAnswer,
  type JoinOptions,
  NO_PROMPT,
  type RematchRequest,
  type ReportedMessage,
  type SaidMessage,
  type SeatRequest,
  decodedView,
  type StepMessage,
  type TableData,
  type UnsaidMessage,
  type WelcomeMessage,
} from '@atoll/protocol';
import { Client, type Room } from 'colyseus.js';
import { call } from './call.ts';
import { guarded, Waiting } from './waiting.ts';

interface MirroredState {
  toJSON(): TableData<Record<string, unknown>>;
}

/** One connection to a table, as a careful client keeps it. */
export class TableClient {
  readonly room: Room<unknown, MirroredState>;
  readonly steps: StepMessage[] = [];
  readonly said: SaidMessage[] = [];
  readonly unsaid: UnsaidMessage[] = [];
  readonly reported: ReportedMessage[] = [];
  welcome: WelcomeMessage | undefined;
  prompt: Prompt = NO_PROMPT;
  /** The private view of this seat. */
  privateView: unknown;
  /** The code that the connection was closed with. */
  closed: number | undefined;
  readonly #waiting = new Waiting(() => this.#lastSeen());
  readonly #newestLogs: () => readonly string[];
  /** Of a client that reads the compact form. */
  #reader: CompactReader | undefined;

  private constructor(room: Room<unknown, MirroredState>, newestLogs: () => readonly string[]) {
    this.room = room;
    this.#newestLogs = newestLogs;
    room.reconnection.enabled = false;
    room.onMessage<WelcomeMessage>('welcome', (welcome) => {
      this.welcome = welcome;
      if (welcome.compact) this.#reader = new CompactReader(welcome.compact, welcome.prompt);
      this.prompt = welcome.prompt;
      this.privateView = welcome.privateView;
      this.#waiting.wake();
    });
    room.onMessage<StepMessage>('step', (step) => this.#take(step));
    room.onMessage<CompactStep>('s', (step) => {
      if (this.#reader) this.#take(this.#reader.step(step));
    });
    room.onMessage<SaidMessage>('said', (said) => {
      this.said.push(said);
      this.#waiting.wake();
    });
    room.onMessage<UnsaidMessage>('unsaid', (unsaid) => {
      this.unsaid.push(unsaid);
      this.#waiting.wake();
    });
    room.onMessage<ReportedMessage>('reported', (reported) => {
      this.reported.push(reported);
      this.#waiting.wake();
    });
    room.onStateChange(() => this.#waiting.wake());
    room.onLeave((code) => {
      this.closed = code;
      this.#waiting.wake();
    });
  }

  /** `newestLogs` returns the server's newest log lines, which are reported when a wait fails. */
  static async connect(
    address: string,
    {
      matchId,
      newestLogs = () => [],
      ...options
    }: JoinOptions & { readonly matchId: string; readonly newestLogs?: () => readonly string[] },
  ): Promise<TableClient> {
    const ensured = await call(address, {
      method: 'POST',
      route: `/api/matches/${matchId}/ensure`,
      body: {},
    });
    const { roomId } = (await ensured.json()) as { roomId: string };
    const joining = new Client(address).joinById<MirroredState>(roomId, {
      token: options.token,
      attempt: options.attempt,
      compact: options.compact,
    });
    const room = await guarded(joining, `the room of ${matchId} admits the client`, () =>
      newestLogs().join(''),
    );
    const client = new TableClient(room as unknown as Room<unknown, MirroredState>, newestLogs);
    // a server that does not hold the table any more closes the connection without a welcome
    await client.until(() => client.welcome !== undefined || client.closed !== undefined);
    if (client.welcome === undefined)
      throw new Error(`the table of ${matchId} was closed with ${client.closed} before a welcome`);
    return client;
  }

  get table(): TableData<Record<string, unknown>> {
    const { view, ...table } = this.room.state.toJSON();
    return view ? { ...table, view: decodedView(view, this.#reader?.words ?? []) } : table;
  }

  /**
   * Resolves once `holds` returns true; it is checked after every message. Rejects after minutes,
   * with the last state.
   */
  until(holds: () => boolean): Promise<void> {
    return this.#waiting.until(holds);
  }

  submit(
    action: unknown,
    options: { readonly id?: string; readonly basedOn?: number } = {},
  ): Promise<Answer> {
    const { id = randomUUID(), basedOn = this.prompt.question } = options;
    return this.room.request('submit', { id, basedOn, action }) as Promise<Answer>;
  }

  undo(from?: number): Promise<Answer> {
    const request = {
      id: randomUUID(),
      basedOn: this.prompt.question,
      ...(from === undefined ? {} : { from }),
    };
    return this.room.request('undo', request) as Promise<Answer>;
  }

  change(request: SeatRequest): Promise<Answer> {
    return this.room.request('seats', request) as Promise<Answer>;
  }

  start(): Promise<Answer> {
    return this.room.request('start') as Promise<Answer>;
  }

  rematch(request: RematchRequest): Promise<Answer> {
    return this.room.request('rematch', request) as Promise<Answer>;
  }

  history(from = 1): Promise<HistoryAnswer> {
    return this.room.request('history', { from }) as Promise<HistoryAnswer>;
  }

  /** Plays the first legal action whenever there is a prompt, until the match is over. */
  async playOn(): Promise<void> {
    for (;;) {
      await this.until(
        () =>
          this.prompt.legal.length > 0 || this.table.phase === 'over' || this.closed !== undefined,
      );
      if (this.table.phase === 'over' || this.closed !== undefined) return;
      const { seq } = this.welcome as WelcomeMessage;
      const answer = await this.submit(this.prompt.legal.at(-1));
      if (!answer.ok) throw new Error(`refused after ${seq}: ${JSON.stringify(answer.reasons)}`);
      await this.until(() => (this.steps.at(-1)?.seq ?? 0) >= answer.seq);
    }
  }

  #take(step: StepMessage): void {
    this.steps.push(step);
    this.prompt = step.prompt;
    this.privateView = step.privateView ?? this.privateView;
    this.#waiting.wake();
  }

  /** A room that ended the connection itself sends no further close event. */
  async leave(): Promise<void> {
    if (this.closed === undefined)
      await guarded(this.room.leave(), 'the room releases the client', () => this.#lastSeen());
  }

  #lastSeen(): string {
    const { phase, seq } = this.welcome ? this.table : { phase: 'no welcome', seq: -1 };
    const { length } = this.steps;
    return [
      `${phase} at entry ${seq}, ${length} steps, closed with ${this.closed ?? 'nothing'}`,
      ...this.#newestLogs(),
    ].join('\n');
  }
}
