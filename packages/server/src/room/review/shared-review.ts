import type { Reason } from '@atoll/engine';
import {
  MOST_REVIEW_NOTES,
  MOST_REVIEWERS,
  type ReviewAnswer,
  type ReviewLeadRequest,
  type ReviewMessage,
  type ReviewNote,
  type ReviewNoteRequest,
  type ReviewReason,
  type ReviewShown,
  type ReviewShowRequest,
} from '@atoll/protocol';

/** The match that a review is about. */
export interface ReviewedMatch {
  readonly matchId: string;
  /** An upper bound of its moments. */
  readonly last: number;
  readonly seats: number;
}

interface Reviewer {
  readonly name: string;
  readonly presence: 'here' | 'away';
  readonly wish: 'none' | 'lead';
}

const DONE: ReviewAnswer = { ok: true };

function refuse(code: ReviewReason, details?: Reason['details']): ReviewAnswer {
  return { ok: false, reasons: [details ? { code, details } : { code }] };
}

/** The people at one review, who of them leads and where, and their notes. */
export class SharedReview {
  readonly #match: ReviewedMatch;
  /** In the order in which they came. */
  readonly #people = new Map<string, Reviewer>();
  #lead = '';
  #shown: ReviewShown | undefined;
  #notes: readonly ReviewNote[] = [];

  constructor(match: ReviewedMatch) {
    this.#match = match;
  }

  get notes(): readonly ReviewNote[] {
    return this.#notes;
  }

  /** The review as this person sees it. */
  messageTo(you: string): ReviewMessage {
    return {
      ...{ you, match: this.#match.matchId, lead: this.#lead },
      people: [...this.#people].map(([id, { name, presence, wish }]) => ({
        ...{ id, name },
        here: presence === 'here',
        asks: wish === 'lead',
      })),
      ...(this.#shown && { shown: this.#shown }),
    };
  }

  /** Whether there is a place for this person. */
  admits(id: string): boolean {
    const others = [...this.#people].filter(([other]) => other !== id);
    return others.length < MOST_REVIEWERS;
  }

  /** The person comes, or comes back. The first one leads. */
  enter(id: string, name: string): void {
    const wish = this.#people.get(id)?.wish ?? 'none';
    this.#people.set(id, { name, presence: 'here', wish });
    if (this.#lead === '' && this.#people.size === 1) this.#lead = id;
  }

  /** The connection of a person is lost; whoever asked first for the lead gets it. */
  cutOff(id: string): void {
    const person = this.#people.get(id);
    if (!person) return;
    this.#people.set(id, { ...person, presence: 'away', wish: 'none' });
    if (this.#lead === id) this.#passOn();
  }

  /** The person leaves; a person who is the only one left leads. */
  leave(id: string): void {
    if (!this.#people.delete(id)) return;
    if (this.#lead !== id) return;
    this.#lead = '';
    this.#passOn();
    const [first, ...others] = this.#people.keys();
    if (this.#lead === '' && first !== undefined && others.length === 0) this.#lead = first;
  }

  show(by: string, shown: ReviewShowRequest): ReviewAnswer {
    const { last, seats } = this.#match;
    if (by !== this.#lead) return refuse('not-leading');
    if (shown.at > last) return refuse('no-such-moment', { last });
    if (shown.seat !== 'open' && shown.seat >= seats) return refuse('no-such-seat', { seats });
    this.#shown = shown;
    return DONE;
  }

  changeLead(by: string, request: ReviewLeadRequest): ReviewAnswer {
    if (request.do === 'ask') {
      if (by === this.#lead) return DONE;
      if (this.#people.get(this.#lead)?.presence !== 'here') this.#leads(by);
      else this.#wish(by, 'lead');
      return DONE;
    }
    if (request.do === 'withdraw') {
      this.#wish(by, 'none');
      return DONE;
    }
    if (by !== this.#lead) return refuse('not-leading');
    if (this.#people.get(request.to)?.presence !== 'here') return refuse('no-such-person');
    if (request.do === 'give') this.#leads(request.to);
    else this.#wish(request.to, 'none');
    return DONE;
  }

  changeNote(by: string, { at, text }: ReviewNoteRequest): ReviewAnswer {
    const { last } = this.#match;
    if (at > last) return refuse('no-such-moment', { last });
    const others = this.#notes.filter((note) => note.by !== by || note.at !== at);
    const name = this.#people.get(by)?.name ?? '';
    const notes = text === '' ? others : [...others, { by, name, at, text }];
    if (notes.length > MOST_REVIEW_NOTES)
      return refuse('too-many-notes', { most: MOST_REVIEW_NOTES });
    this.#notes = notes.toSorted((a, b) => a.at - b.at);
    return DONE;
  }

  /** Gives the lead to the first person who asks for it, if there is one. */
  #passOn(): void {
    const next = [...this.#people].find(([, { wish }]) => wish === 'lead');
    if (next) this.#leads(next[0]);
  }

  #leads(id: string): void {
    this.#lead = id;
    this.#wish(id, 'none');
  }

  #wish(id: string, wish: Reviewer['wish']): void {
    const person = this.#people.get(id);
    if (person) this.#people.set(id, { ...person, wish });
  }
}
