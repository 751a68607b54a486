import type { Seat } from '@atoll/engine';
import type { HiddenArkEvent, HiddenArkState } from '../index.ts';
import { COLUMNS, ESCALATIONS, MAPS, SIDES, TILES, TOKENS } from '../cards/index.ts';
import type { ActionType, HiddenArkAction } from '../action.ts';

/** A step of this game, as the test kit hands it on. */
interface SeenStep {
  readonly before: unknown;
  readonly after: unknown;
  readonly seat: Seat;
  readonly action: unknown;
  readonly events: readonly unknown[];
}

type Mark = (category: string, item: string) => void;

const KEPT = TOKENS.filter(({ kind }) => kind !== 'instant');
const UPGRADES = TOKENS.filter(({ kind }) => kind === 'upgrade');

/**
 * The actions that count as seen: each type once, but pieces and answers only where they have a
 * choice.
 */
const ACTIONS: Readonly<Record<ActionType, true>> = {
  place: true,
  take: true,
  draw: true,
  column: true,
  end: true,
  move: true,
  extend: true,
  swap: true,
  rescue: true,
  station: true,
  launch: true,
  install: true,
  study: true,
  exchange: true,
  convert: true,
  play: true,
  investigate: true,
  pay: true,
  fit: true,
  return: true,
  setAside: true,
  lower: true,
  lock: true,
};

const spacesOf = (side: (typeof SIDES)[number]): readonly string[] =>
  MAPS[side].spaces.map((space) => `${side} ${space.id}`);

/** The items that matches must have shown before the rules count as examined. */
export const coverage = {
  all: (): Readonly<Record<string, readonly string[]>> => ({
    actions: Object.keys(ACTIONS),
    'tokens taken': TOKENS.map(({ id }) => id),
    'tokens played': KEPT.map(({ id }) => id),
    'upgrades installed': UPGRADES.flatMap(({ id }) => COLUMNS.map((name) => `${id} in ${name}`)),
    'tiles rescued': TILES.map(({ id }) => id),
    'spaces entered': SIDES.flatMap(spacesOf),
    'stations built': SIDES.flatMap((side) =>
      MAPS[side].locations.map(({ id }) => `${side} ${id}`),
    ),
    'token sources': ['row', 'pool', 'location', 'tile'],
    escalations: ESCALATIONS.map(({ id }) => id),
    turns: ['refill 1', 'refill 2', 'refill 3', 'end triggered', 'pool filled again', 'over'],
  }),

  seen({ before, action, events }: SeenStep, mark: Mark): void {
    mark('actions', (action as HiddenArkAction).type);
    const { side } = before as HiddenArkState;
    for (const event of events as readonly HiddenArkEvent[]) markEvent(event, side, mark);
  },

  /** Chance seldom reaches rescues, stations and full boards; good play does. */
  heuristic: (): number => 0,
};

function markEvent(event: HiddenArkEvent, side: string, mark: Mark): void {
  switch (event.type) {
    case 'took':
      mark('tokens taken', event.token);
      return mark('token sources', event.from);
    case 'played':
      return mark('tokens played', event.token);
    case 'installed':
      return mark('upgrades installed', `${event.token} in ${event.column}`);
    case 'rescued':
      return mark('tiles rescued', event.tile);
    case 'moved':
      return mark('spaces entered', `${side} ${event.to}`);
    case 'placed':
    case 'builtStation':
      return mark('stations built', `${side} ${event.location}`);
    case 'escalated':
      return mark('escalations', event.token);
    case 'refilling':
      return mark('turns', `refill ${event.time}`);
    case 'endTriggered':
      return mark('turns', 'end triggered');
    case 'recycled':
      return mark('turns', 'pool filled again');
    case 'over':
      return mark('turns', 'over');
    default:
  }
}
