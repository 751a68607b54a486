import type { Answer } from '@atoll/protocol';
import { colyseusTransport } from '../../packages/client/src/net/colyseus-transport.ts';
import { JoinTries } from '../../packages/client/src/net/join-tries.ts';
import { LiveSession } from '../../packages/client/src/net/live-session.ts';
import { randomText } from '../../packages/client/src/net/random-text.ts';
import type { SeatKeys } from '../../packages/client/src/net/seats.ts';
import { newId } from '../../packages/client/src/net/new-id.ts';
import type { TableState } from '../../packages/client/src/table/session/table-state.ts';
import type { Manner } from './plan.ts';
import type { Random } from './random.ts';
import type { Line } from './world/line.ts';
import { Owner } from './world/scheduler.ts';
import type { World } from './world/world.ts';
import { textOf } from './check/plain-text.ts';

/** Whether people decide: as they like, not at all, or without a pause. */
export type Gate = 'open' | 'shut' | 'hurry';

/** One action that a person made, and what the server said of it in the end. */
export interface SentAction {
  readonly id: string;
  readonly kind: 'action' | 'undo';
  readonly action: unknown;
  readonly seat: number;
  /** As it is sent, however often. */
  readonly body: object;
  answer: Answer | undefined;
}

export interface PersonParts {
  readonly world: World;
  readonly name: string;
  readonly line: Line;
  readonly matchId: string;
  /** Undefined for one who only watches. */
  readonly token: string | undefined;
  readonly manner: Manner;
  readonly gate: () => Gate;
  readonly skew: number;
}

/** How soon somebody takes the seat back of whom each page says that another has it. */
const TAKE_BACK_MS = 1_000;
const PAUSES: Readonly<Record<Manner, number>> = { quick: 60, usual: 400, slow: 1_500 };

/** Somebody at the table, through the very client that runs in browsers, who remembers it all. */
export class Person {
  readonly parts: PersonParts;
  readonly pages: Page[] = [];
  readonly sentActions: SentAction[] = [];
  /** What was shown at each length of the log. */
  readonly seen = new Map<number, string>();
  readonly contradictions: string[] = [];
  /** What opens the own seat, as the browser keeps it for all pages; undefined for a watcher. */
  keys: SeatKeys | undefined;
  #opened = 0;

  constructor(parts: PersonParts) {
    this.parts = parts;
    const { token } = parts;
    this.keys = token === undefined ? undefined : { token, next: undefined };
  }

  get name(): string {
    return this.parts.name;
  }

  /** The page that counts: the newest one that no other took the seat from. */
  get page(): Page | undefined {
    return this.openPages.findLast(({ state }) => !['replaced', 'removed'].includes(state.status));
  }

  get openPages(): readonly Page[] {
    return this.pages.filter(({ owner, gone }) => !gone && owner.alive);
  }

  /** The pages that sit in the seat; more than one for no longer than a moment. */
  get seatedPages(): readonly Page[] {
    return this.openPages.filter(({ state }) => state.status === 'live' && state.seat >= 0);
  }

  /** Leaves the table for another place of the same program, and comes back at once. */
  move(): void {
    const { page } = this;
    page?.leaveForGood();
    this.open(page?.tries);
  }

  /** Opens the table in one more page; `tries` are those of one that it follows. */
  open(tries = new JoinTries()): void {
    const { world, name, skew } = this.parts;
    const owner = new Owner(`${name}.${++this.#opened}`);
    owner.skew = skew;
    world.scheduler.after(
      0,
      'open page',
      () => this.pages.push(new Page(this, { owner, tries })),
      owner,
    );
  }

  /** Loads the page anew: what it was about to do is forgotten. */
  reload(): void {
    for (const { owner } of this.pages) {
      for (const carried of this.parts.line.all) carried.cut();
      owner.die();
    }
    this.open();
  }
}

/** The table in one tab of a browser. */
export class Page {
  readonly owner: Owner;
  readonly tries: JoinTries;
  readonly session: LiveSession;
  readonly #person: Person;
  readonly #random: Random;
  /** How often it was left on purpose. */
  #leaves = 0;
  #away = false;
  /** Whether it was left for good. */
  #gone = false;
  /** The newest question that was shown since it is connected. */
  #asked = -1;
  #deciding = false;
  #shown: unknown;

  constructor(
    person: Person,
    { owner, tries }: { readonly owner: Owner; readonly tries: JoinTries },
  ) {
    const { world, name, matchId } = person.parts;
    this.owner = owner;
    this.tries = tries;
    this.#person = person;
    this.#random = world.random(`decisions of ${name}`);
    this.session = new LiveSession({
      ...{ transport: colyseusTransport('http://atoll', tries), matchId, ...person.keys },
      onToken: (keys) => void (person.keys = keys),
      kept: () => person.keys,
      newId,
    });
    this.session.subscribe(() => this.#look());
    this.session.open();
  }

  get state(): TableState {
    return this.session.getState();
  }

  /** Leaves the table, until `comeBack`. */
  leave(): void {
    this.#leaves++;
    this.#away = true;
    this.session.leave();
  }

  leaveForGood(): void {
    this.#gone = true;
    this.leave();
  }

  get gone(): boolean {
    return this.#gone;
  }

  comeBack(): void {
    if (this.#gone) return;
    this.#away = false;
    this.session.open();
  }

  /** Has another token open the seat from now on. */
  async replaceToken(): Promise<void> {
    if (this.state.seat >= 0) await this.session.replaceToken(randomText(24));
  }

  /** Looks whether there is something to do, as after a change of mind. */
  wake(): void {
    this.#person.parts.world.scheduler.after(0, 'wake', () => this.#look(), this.owner);
  }

  /** Whether everything that was asked has its answer. */
  get settled(): boolean {
    return !this.state.busy;
  }

  #look(): void {
    const { status, snapshot, duty } = this.state;
    this.#lookAtQuestion(status, duty.question);
    if (status === 'replaced') this.#takeBack();
    if (snapshot?.view !== undefined && snapshot !== this.#shown) {
      this.#shown = snapshot;
      const text = textOf(snapshot.view);
      const { seen, contradictions, name } = this.#person;
      const before = seen.get(snapshot.seq);
      if (before !== undefined && before !== text)
        contradictions.push(`${name} was shown two pictures of ${snapshot.seq}`);
      seen.set(snapshot.seq, text);
    }
    if (status === 'live' && !this.#deciding && this.#mayAct()) this.#think();
  }

  /** A question has the number of the entry after which it was asked: none comes back. */
  /** Nothing orders the tries of several pages; a single one is to lose its seat to nobody. */
  #takeBack(): void {
    const { page, openPages, parts } = this.#person;
    if (page !== undefined || openPages.length < 2) return;
    const back = (): void => {
      if (this.state.status === 'replaced' && this.#person.page === undefined) this.comeBack();
    };
    parts.world.scheduler.after(TAKE_BACK_MS, 'takes the seat back', back, this.owner);
  }

  #lookAtQuestion(status: TableState['status'], question: number): void {
    const { contradictions } = this.#person;
    if (status === 'live' && question < this.#asked)
      contradictions.push(`${this.owner.name} is asked ${question} again after ${this.#asked}`);
    this.#asked = status === 'live' ? question : -1;
  }

  #mayAct(): boolean {
    const { status, snapshot, duty, host, seat } = this.state;
    if (this.#away || status !== 'live' || this.#person.parts.gate() === 'shut' || seat < 0)
      return false;
    return duty.legal.length > 0 || (snapshot?.phase === 'waiting' && host);
  }

  #think(): void {
    const { world, manner, gate } = this.#person.parts;
    this.#deciding = true;
    const pause = gate() === 'hurry' ? 20 : PAUSES[manner];
    world.scheduler.after(this.#random.between(1, pause), 'decide', () => {
      void this.#decide().finally(() => {
        this.#deciding = false;
        if (this.#mayAct()) this.#think();
      });
    });
  }

  async #decide(): Promise<void> {
    if (!this.#mayAct()) return;
    const { snapshot, duty } = this.state;
    if (snapshot?.phase === 'waiting') return void (await this.session.start());
    const { sentActions, parts } = this.#person;
    const random = this.#random;
    if (parts.gate() === 'open') {
      const again = sentActions.length > 0 && random.chance(8) && random.pick(sentActions);
      if (again && again.answer) return this.#repeat(again, again.answer);
      if (duty.undoable.length > 0 && random.chance(10)) return this.#send('undo', undefined);
      if (random.chance(1)) return void (await this.session.ask('concede', { bot: 'random' }));
      if (random.chance(3)) return this.#send('action', { type: random.pick(ANY) });
    }
    return this.#send('action', random.pick(duty.legal));
  }

  async #send(kind: SentAction['kind'], action: unknown): Promise<void> {
    const { seat, duty } = this.state;
    const body = { id: newId(), basedOn: duty.question, ...(kind === 'action' && { action }) };
    const sent: SentAction = { id: body.id, kind, action, seat, body, answer: undefined };
    this.#person.sentActions.push(sent);
    sent.answer = await this.#put(sent);
    this.#person.parts.world.note(`${this.owner.name} ${sent.id} ${JSON.stringify(sent.answer)}`);
  }

  async #put({ kind, body, id }: SentAction): Promise<Answer> {
    const before = this.#leaves;
    const answer = await this.session.ask(kind === 'undo' ? 'undo' : 'submit', body);
    const { status } = this.state;
    const here = before === this.#leaves && ['live', 'lost', 'connecting'].includes(status);
    if (here && !answer.ok && answer.reasons.some(({ code }) => code === 'left'))
      this.#person.contradictions.push(`${id} was dropped, though its table was not left`);
    return answer;
  }

  /** Sends an action again, as whoever did not hear the answer does: it must be the same. */
  async #repeat(sent: SentAction, first: Answer): Promise<void> {
    const answer = await this.#put(sent);
    if (first.ok && answer.ok && answer.seq !== first.seq)
      this.#person.contradictions.push(
        `${sent.id} was answered ${JSON.stringify(first)}, then ${JSON.stringify(answer)}`,
      );
    if (first.ok && !answer.ok && !answer.reasons.some(({ code }) => UNKNOWN_FATE.has(code)))
      this.#person.contradictions.push(
        `${sent.id} was accepted as ${first.seq}, then refused: ${JSON.stringify(answer.reasons)}`,
      );
  }
}

/** Actions of which some are not allowed right now. */
const ANY = ['keep', 'draw', 'confirm', 'rest', 'none'];

/** Refusals that say nothing of what became of an action. */
export const UNKNOWN_FATE: ReadonlySet<string> = new Set([
  ...['left', 'failed', 'internal', 'not-stored'],
]);
