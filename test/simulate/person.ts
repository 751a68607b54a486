import type { Answer, VisiblePosition } from '@atoll/protocol';
import type { SentAction } from '@atoll/test-client/audit';
import { JoinTries } from '../../packages/client/src/net/link/join-tries.ts';
import type { SeatKeys } from '../../packages/client/src/net/seats/seats.ts';
import { textOf } from './check/plain-text.ts';
import type { TableTerms } from './table-terms.ts';
import { Page } from './page.ts';
import type { Manner } from './plan.ts';
import type { Line } from './world/line.ts';
import { Owner } from './world/scheduler.ts';
import type { World } from './world/world.ts';

/**
 * Whether people decide: as they like, not at all, without a pause, only to give up, or only to
 * play again.
 */
export type Gate = 'open' | 'shut' | 'hurry' | 'give up' | 'again';

/** One action that a person made, and what the server said of it in the end. */
export interface PersonAction extends SentAction {
  /** As it is sent, however often. */
  readonly body: object;
}

/** The report of a step to one seat, as text, with the part for that seat alone. */
export interface HeardStep {
  readonly seat: number;
  readonly events: string;
  /** Undefined where nothing was told of it. */
  readonly privateView: string | undefined;
}

/** A chat line of a person, and the answer of the server. */
export interface Saying {
  readonly seat: number;
  /** '' for a phrase. */
  readonly text: string;
  answer: Answer | undefined;
}

/** What one who watches late was shown, and how long the log was then. */
export interface LateSight {
  readonly seq: number;
  readonly length: number;
}

export interface PersonParts {
  readonly world: World;
  readonly name: string;
  readonly line: Line;
  readonly matchId: string;
  /** Undefined for one who only watches. */
  readonly token: string | undefined;
  readonly manner: Manner;
  /** The length of the log from which on people no more decide as they like. */
  readonly most: number;
  readonly gate: () => Gate;
  readonly skew: number;
  readonly terms: TableTerms;
  /** The length of the log as it is stored. */
  readonly length: () => number;
}

/** A person at the table, through the very client that runs in browsers, who remembers it all. */
export class Person {
  readonly parts: PersonParts;
  readonly pages: Page[] = [];
  readonly sentActions: PersonAction[] = [];
  /** What was shown at each length of the log. */
  readonly seen = new Map<number, string>();
  /** What was told of the step after which the log had that length, secrets too. */
  readonly heard = new Map<number, HeardStep>();
  readonly contradictions: string[] = [];
  readonly sayings: Saying[] = [];
  /** The log entries that this person agreed to take back. */
  readonly consents = new Set<number>();
  /** The seats that this person wanted a bot to play on for, or did not rule it out. */
  readonly handed = new Set<number>();
  /** The numbers of the lines that this person deleted. */
  readonly deletions = new Set<number>();
  readonly lateSights: LateSight[] = [];
  /** What moments told of the own hand, by the length of the log, as text. */
  readonly moments = new Map<number, { readonly seat: number; readonly text: string }>();
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

  /** Remembers how the match is said to have stood, as if it had been shown then. */
  learn(seat: number, moments: readonly VisiblePosition[]): void {
    for (const { seq, view, privateView } of moments) {
      this.see(seq, view);
      const { parts, moments: known } = this;
      if (seat < 0) this.lateSights.push({ seq, length: parts.length() });
      else if (privateView !== undefined) known.set(seq, { seat, text: textOf(privateView) });
    }
  }

  /** Remembers what was shown at that length of the log. */
  see(seq: number, view: unknown): void {
    const text = textOf(view);
    const before = this.seen.get(seq);
    if (before !== undefined && before !== text)
      this.contradictions.push(`${this.name} was shown two pictures of ${seq}`);
    this.seen.set(seq, text);
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

/** Refusals that say nothing of what became of an action. */
export const UNKNOWN_FATE: ReadonlySet<string> = new Set([
  ...['left', 'failed', 'internal', 'not-stored'],
]);
