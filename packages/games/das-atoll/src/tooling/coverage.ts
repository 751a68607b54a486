import type { Seat } from '@atoll/engine';
import type { ActionType, DasAtollAction } from '../action.ts';
import type { DasAtollEvent } from '../event.ts';
import { CARDS } from '../numbers.ts';
import { RESOURCES } from '../resource.ts';
import type { DasAtollState, Phase } from '../state.ts';

/** A step of this game, as the test kit hands it on. */
interface SeenStep {
  readonly before: unknown;
  readonly after: unknown;
  readonly seat: Seat;
  readonly action: unknown;
  readonly events: readonly unknown[];
}

type Mark = (category: string, item: string) => void;

const ACTIONS: Readonly<Record<ActionType, true>> = {
  settlement: true,
  city: true,
  road: true,
  ship: true,
  move: true,
  robber: true,
  steal: true,
  spare: true,
  roll: true,
  buy: true,
  end: true,
  reveal: true,
  knight: true,
  'road-building': true,
  monopoly: true,
  discard: true,
  plenty: true,
  exchange: true,
  give: true,
  want: true,
  skip: true,
  propose: true,
  withdraw: true,
  accept: true,
  decline: true,
  never: true,
  conclude: true,
};

const EVENTS: Readonly<Record<DasAtollEvent['type'], true>> = {
  built: true,
  'moved-ship': true,
  threw: true,
  begins: true,
  rolled: true,
  got: true,
  shortage: true,
  chose: true,
  discarded: true,
  robber: true,
  pirate: true,
  stole: true,
  spared: true,
  bought: true,
  played: true,
  monopoly: true,
  exchanged: true,
  drafted: true,
  skipped: true,
  offered: true,
  countered: true,
  answered: true,
  refuses: true,
  traded: true,
  withdrew: true,
  ended: true,
  connected: true,
  award: true,
  turn: true,
  shown: true,
  over: true,
};

const PHASES: Readonly<Record<Phase, true>> = {
  lot: true,
  settle: true,
  'first-piece': true,
  roll: true,
  discard: true,
  robber: true,
  'pirate-theft': true,
  'robber-theft': true,
  'free-pieces': true,
  main: true,
  special: true,
  over: true,
};

const RATES = [4, 3, 2];
const SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The items that matches must have shown before the rules count as examined. */
export const coverage = {
  all: (): Readonly<Record<string, readonly string[]>> => ({
    actions: Object.keys(ACTIONS),
    events: Object.keys(EVENTS),
    phases: Object.keys(PHASES),
    throws: SUMS.map(String),
    'cards bought': CARDS,
    exchanges: RATES.flatMap((rate) => RESOURCES.map((give) => `${rate} ${give}`)),
    thefts: ['pirate', 'robber'],
    awards: ['route', 'army'],
    ends: ['twelve points', 'last round'],
  }),

  seen({ before, after, action, events }: SeenStep, mark: Mark): void {
    mark('actions', (action as DasAtollAction).type);
    mark('phases', (before as DasAtollState).phase);
    mark('phases', (after as DasAtollState).phase);
    for (const event of events as readonly DasAtollEvent[]) markEvent(event, mark);
  },

  /** Good play reaches the items that chance seldom reaches. */
  heuristic: (): number => 0,
};

function markEvent(event: DasAtollEvent, mark: Mark): void {
  mark('events', event.type);
  switch (event.type) {
    case 'rolled':
      return mark('throws', String(event.dice[0] + event.dice[1]));
    case 'bought':
      return mark('cards bought', event.card);
    case 'exchanged':
      return mark('exchanges', `${event.rate} ${event.give}`);
    case 'stole':
      return mark('thefts', event.by);
    case 'award':
      return mark('awards', event.award);
    case 'over':
      return mark('ends', event.winner < 0 ? 'last round' : 'twelve points');
    default:
  }
}
