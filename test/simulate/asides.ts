import { type Answer, type MomentsAnswer, PHRASES, type SaidAnswer } from '@atoll/protocol';
import type { TableChat as HeardChat } from '../../packages/client/src/net/table-chat.ts';
import type { LiveSession } from '../../packages/client/src/net/live-session.ts';
import { newId } from '../../packages/client/src/net/new-id.ts';
import type { TableSnapshot } from '../../packages/table-kit/src/table/session/table-state.ts';
import type { Person } from './person.ts';
import type { Random } from '@atoll/test-client/random';
import type { Owner } from './world/scheduler.ts';

/** How often a person looks whether there is something to do beside the match, in ms. */
const LOOK = { least: 100, most: 700 };

export interface AsidesParts {
  readonly person: Person;
  readonly session: LiveSession;
  readonly heard: HeardChat;
  readonly owner: Owner;
}

/**
 * What a person does beside deciding: talks, answers what the others ask, has a bot play on and
 * comes back, looks at the past, and agrees to a rematch.
 */
export class Asides {
  readonly #parts: AsidesParts;
  readonly #random: Random;
  #busy = false;

  constructor(parts: AsidesParts) {
    this.#parts = parts;
    const { world, name } = parts.person.parts;
    this.#random = world.random(`asides of ${name}`);
    this.#lookLater();
  }

  #lookLater(): void {
    const { owner, person } = this.#parts;
    const ms = this.#random.between(LOOK.least, LOOK.most);
    person.parts.world.scheduler.after(ms, 'aside', () => this.#look(), owner);
  }

  #look(): void {
    this.#lookLater();
    const { session } = this.#parts;
    const { status, snapshot } = session.getState();
    if (status !== 'live' || !snapshot || this.#busy) return;
    const doing = this.#next(snapshot);
    if (!doing) return;
    this.#busy = true;
    void doing.finally(() => (this.#busy = false));
  }

  #next(snapshot: TableSnapshot): Promise<unknown> | undefined {
    const { person, session } = this.#parts;
    const { gate, terms } = person.parts;
    const { seat } = session.getState();
    switch (gate()) {
      case 'shut':
      case 'give up':
        return undefined;
      case 'again':
        return seat >= 0 && snapshot.next === '' && !snapshot.again.includes(seat)
          ? session.rematch({ do: 'agree' })
          : undefined;
      case 'hurry':
        return this.#answer(snapshot);
      case 'open':
        return this.#random.chance(terms.lively)
          ? (this.#answer(snapshot) ?? this.#ofOwnAccord(snapshot))
          : undefined;
    }
  }

  /** Answers a question of another person, or waits for one; undefined where there is none. */
  #answer(snapshot: TableSnapshot): Promise<Answer> | undefined {
    const { person, session } = this.#parts;
    const { seat } = session.getState();
    const own = snapshot.seats[seat];
    if (!own || snapshot.phase !== 'playing') return undefined;
    const { revert, standInVote: vote, clock } = snapshot;
    const agrees = this.#random.chance(60);
    if (own.standIn !== '' && own.conceded === 0 && this.#random.chance(50))
      return session.seats({ do: 'takeBack' });
    if (revert.seat >= 0 && revert.seat !== seat && !revert.agreed.includes(seat)) {
      if (agrees) person.consents.add(revert.entry);
      return session.ask('revert', { do: agrees ? 'agree' : 'refuse', entry: revert.entry });
    }
    const undecided = clock?.undecided.find((other) => other !== seat);
    if (undecided !== undefined) {
      const then = this.#random.pick(['wait', 'bot', 'end'] as const);
      person.handed.add(undecided);
      return session.seats({ do: 'timeUp', seat: undecided, then });
    }
    const answered = [...vote.agreed, ...vote.refused].includes(seat);
    if (vote.seat >= 0 && vote.voters.includes(seat) && !answered) {
      if (agrees) person.handed.add(vote.seat);
      return session.ask('standin', { do: agrees ? 'agree' : 'refuse', seat: vote.seat });
    }
    const away = snapshot.seats.findIndex(({ awaitedSince }) => awaitedSince > 0);
    if (away < 0 || away === seat || vote.seat >= 0) return undefined;
    person.handed.add(away);
    return session.ask('standin', { do: 'propose', seat: away });
  }

  #ofOwnAccord(snapshot: TableSnapshot): Promise<unknown> | undefined {
    const { person, session } = this.#parts;
    const { seat, prompt, host } = session.getState();
    const random = this.#random;
    switch (random.between(0, 9)) {
      case 0:
      case 1:
      case 2:
        return this.#say(snapshot);
      case 3:
        return this.#readOn();
      case 4:
      case 5:
        return this.#lookBack(snapshot);
      case 6:
        return prompt.settled > 0 && seat >= 0
          ? session.ask('revert', { do: 'ask', entry: prompt.settled })
          : undefined;
      case 7:
        if (seat < 0 || snapshot.phase !== 'playing' || random.chance(60)) return undefined;
        person.handed.add(seat);
        return session.seats({ do: 'handOver', seat, bot: 'random' });
      case 8:
        return host ? this.#unsay() : this.#report();
      default:
        return seat >= 0
          ? session.seats({ do: 'rename', name: `${person.name} ${random.between(1, 99)}` })
          : undefined;
    }
  }

  async #say({ freeText }: TableSnapshot): Promise<void> {
    const { person, session } = this.#parts;
    const { seat } = session.getState();
    const text = `${person.name} says ${person.sayings.length}`;
    const what = freeText ? { text } : { phrase: this.#random.pick(PHRASES) };
    const saying = { seat, text: freeText ? text : '', answer: undefined as Answer | undefined };
    person.sayings.push(saying);
    saying.answer = await session.ask('say', { id: newId(), ...what });
  }

  async #readOn(): Promise<void> {
    const { heard, session } = this.#parts;
    const before = heard.getState().said[0]?.n;
    if (before === undefined) return;
    const answer: Answer | SaidAnswer = await session.ask('said', { before });
    if ('said' in answer) heard.learn(answer.said as Extract<SaidAnswer, { ok: true }>['said']);
  }

  async #lookBack({ seq }: TableSnapshot): Promise<void> {
    const { person, session } = this.#parts;
    const { seat } = session.getState();
    const from = this.#random.between(0, seq);
    const answer: Answer | MomentsAnswer = await session.ask('moments', { from });
    if ('moments' in answer)
      person.learn(seat, answer.moments as Extract<MomentsAnswer, { ok: true }>['moments']);
  }

  #unsay(): Promise<Answer> | undefined {
    const { heard, session, person } = this.#parts;
    const line = this.#anyLine(heard);
    if (!line) return undefined;
    person.deletions.add(line);
    return session.ask('unsay', { from: line, to: line });
  }

  #report(): Promise<Answer> | undefined {
    const { heard, session } = this.#parts;
    const line = this.#anyLine(heard);
    return line ? session.ask('report', { n: line }) : undefined;
  }

  #anyLine(heard: HeardChat): number | undefined {
    const { said } = heard.getState();
    return said.length > 0 ? this.#random.pick(said).n : undefined;
  }
}
