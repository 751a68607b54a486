import type { Answer, StepMessage } from '@atoll/protocol';
import { TableChat } from '../../packages/client/src/net/table-chat.ts';
import { colyseusTransport } from '../../packages/client/src/net/link/colyseus-transport.ts';
import type { JoinTries } from '../../packages/client/src/net/link/join-tries.ts';
import { LiveSession } from '../../packages/client/src/net/live-session.ts';
import { newId } from '../../packages/client/src/net/new-id.ts';
import { randomText } from '../../packages/client/src/net/random-text.ts';
import type { TableState } from '../../packages/table-kit/src/table/session/table-state.ts';
import { Asides } from './asides.ts';
import { textOf } from './check/plain-text.ts';
import { type Person, type PersonAction, UNKNOWN_FATE } from './person.ts';
import type { Manner } from './plan.ts';
import type { Random } from '@atoll/test-client/random';
import type { Owner } from './world/scheduler.ts';

/** How soon a person takes the seat back when every page says that another one has it. */
const TAKE_BACK_MS = 1_000;
/** How long a person thinks at most, in ms; in `FEW` at a match of few decisions. */
const PAUSES: Readonly<Record<Manner, number>> = { quick: 60, usual: 400, slow: 1_500 };
const FEW: typeof PAUSES = { quick: 600, usual: 1_000, slow: 2_000 };

/** The table in one tab of a browser. */
export class Page {
  readonly owner: Owner;
  readonly tries: JoinTries;
  readonly session: LiveSession;
  /** What it heard the others say. */
  readonly heard = new TableChat();
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
  /** The question that is let pass, since the match does not wait for it. */
  #passed = -1;
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
      ...{ transport: this.heard.over(colyseusTransport('http://atoll', tries)), matchId },
      ...person.keys,
      onToken: (keys) => void (person.keys = keys),
      kept: () => person.keys,
      newId,
    });
    this.session.subscribe(() => this.#look());
    this.session.onStep((step) => this.#hear(step));
    this.session.open();
    const { session, heard } = this;
    if (person.parts.terms.lively > 0 || person.parts.terms.rematch !== undefined)
      new Asides({ person, session, heard, owner });
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
    const { status, snapshot, prompt } = this.state;
    this.#lookAtQuestion(status, prompt.question);
    if (status === 'replaced') this.#takeBack();
    if (snapshot?.view !== undefined && snapshot !== this.#shown) {
      this.#shown = snapshot;
      this.#person.see(snapshot.seq, snapshot.view);
      const { lateSights, parts } = this.#person;
      const late = this.state.seat < 0 && snapshot.phase === 'playing';
      if (late) lateSights.push({ seq: snapshot.seq, length: parts.length() });
    }
    if (status === 'live' && !this.#deciding && this.#mayAct()) this.#think();
  }

  /** Nothing orders the tries of several pages; a single one is to lose its seat to nobody. */
  #takeBack(): void {
    const { page, openPages, parts } = this.#person;
    if (page !== undefined || openPages.length < 2) return;
    const back = (): void => {
      if (this.state.status === 'replaced' && this.#person.page === undefined) this.comeBack();
    };
    parts.world.scheduler.after(TAKE_BACK_MS, 'takes the seat back', back, this.owner);
  }

  #hear({ seq, events, privateView }: StepMessage): void {
    const { heard, contradictions, name } = this.#person;
    const step = {
      ...{ seat: this.state.seat, events: textOf(events) },
      privateView: privateView === undefined ? undefined : textOf(privateView),
    };
    const before = heard.get(seq);
    if (before?.seat === step.seat && before.events !== step.events)
      contradictions.push(`${name} was told twice of step ${seq}, each time otherwise`);
    heard.set(seq, step);
  }

  /** A question has the number of the entry after which it was asked: none comes back. */
  #lookAtQuestion(status: TableState['status'], question: number): void {
    const { contradictions } = this.#person;
    if (status === 'live' && question < this.#asked)
      contradictions.push(`${this.owner.name} is asked ${question} again after ${this.#asked}`);
    this.#asked = status === 'live' ? question : -1;
  }

  #mayAct(): boolean {
    const { status, snapshot, prompt, host, seat } = this.state;
    const { most } = this.#person.parts;
    const gate = this.#person.parts.gate();
    if (this.#away || status !== 'live' || seat < 0 || !snapshot) return false;
    if (gate === 'shut' || gate === 'again') return false;
    if (snapshot.phase === 'waiting') return host;
    if (gate === 'give up') return snapshot.phase === 'playing' && !snapshot.seats[seat]?.conceded;
    if (gate === 'open' && snapshot.seq >= most) return false;
    return prompt.legal.length > 0 && (prompt.asked || prompt.question !== this.#passed);
  }

  #think(): void {
    const { world, manner, gate, most } = this.#person.parts;
    this.#deciding = true;
    const usual = most === Infinity ? PAUSES[manner] : FEW[manner];
    const pause = gate() === 'open' ? usual : 20;
    world.scheduler.after(this.#random.between(1, pause), 'decide', () => {
      void this.#decide().finally(() => {
        this.#deciding = false;
        if (this.#mayAct()) this.#think();
      });
    });
  }

  async #decide(): Promise<void> {
    if (!this.#mayAct()) return;
    const { snapshot, prompt } = this.state;
    if (snapshot?.phase === 'waiting') return void (await this.session.start());
    const { sentActions, parts } = this.#person;
    const random = this.#random;
    if (parts.gate() === 'give up') return this.#giveUp();
    if (parts.gate() === 'open') {
      const again = sentActions.length > 0 && random.chance(8) && random.pick(sentActions);
      if (again && again.answer) return this.#repeat(again, again.answer);
      if (prompt.undoable.length > 0 && random.chance(10)) return this.#send('undo', undefined);
      if (random.chance(1)) return this.#giveUp();
      if (random.chance(3)) return this.#send('action', this.#anyAction());
    }
    if (!prompt.asked && random.chance(40)) {
      this.#passed = prompt.question;
      return;
    }
    return this.#send('action', random.pick(prompt.legal));
  }

  async #giveUp(): Promise<void> {
    await this.session.ask('concede', { bot: 'random' });
  }

  /** One that may be allowed or not: of the toy, or one of before. */
  #anyAction(): unknown {
    const { sentActions } = this.#person;
    const before = this.#random.chance(50) ? sentActions.at(-1) : undefined;
    return before?.action ?? { type: this.#random.pick(ANY) };
  }

  async #send(kind: PersonAction['kind'], action: unknown): Promise<void> {
    const { seat, prompt } = this.state;
    const body = { id: newId(), basedOn: prompt.question, ...(kind === 'action' && { action }) };
    const sent: PersonAction = { id: body.id, kind, action, seat, body, answer: undefined };
    this.#person.sentActions.push(sent);
    sent.answer = await this.#put(sent);
    this.#person.parts.world.note(`${this.owner.name} ${sent.id} ${JSON.stringify(sent.answer)}`);
  }

  async #put({ kind, body, id }: PersonAction): Promise<Answer> {
    const before = this.#leaves;
    const answer = await this.session.ask(kind === 'undo' ? 'undo' : 'submit', body);
    const { status } = this.state;
    const here = before === this.#leaves && ['live', 'lost', 'connecting'].includes(status);
    if (here && !answer.ok && answer.reasons.some(({ code }) => code === 'left'))
      this.#person.contradictions.push(`${id} was dropped, though its table was not left`);
    return answer;
  }

  /** Sends an action again, like a client that missed the answer: it must be the same. */
  async #repeat(sent: PersonAction, first: Answer): Promise<void> {
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
