import type { HiddenArkEvent } from '../../src/index.ts';
import { pointsOfReplay, startReplay, applyEvent } from '../../src/views/points-replay.ts';
import type { Story, StoryTurn } from '@atoll/table-kit/table/game-client.ts';
import { foldTurn } from '@atoll/table-kit/table/fold-turn.ts';
import { stepEventText } from './step-texts.ts';
import type { ArkLocale } from '../words/ark-locale.ts';
import type { ArkStep, ArkStoryInput } from '../table-types.ts';

/** Events that belong to the one before them, or are no action of a seat. */
const MINOR: ReadonlySet<HiddenArkEvent['type']> = new Set([
  ...(['paid', 'gained', 'waiting', 'lost', 'converted', 'exchanged'] as const),
  ...(['turnedUp', 'turnedDown', 'sailed', 'turn', 'took', 'chose'] as const),
]);
/** Events that other events imply. */
const SILENT: ReadonlySet<HiddenArkEvent['type']> = new Set(['turn', 'turnedUp', 'turnedDown']);

interface Turn {
  readonly seat: number;
  readonly steps: ArkStep[];
}

const eventsOf = (step: ArkStep): readonly HiddenArkEvent[] => step.events;

/** The steps of one turn of a seat belong together. */
function turnsOf(steps: readonly ArkStep[]): readonly Turn[] {
  const turns: Turn[] = [];
  let ended = true;
  for (const step of steps) {
    const last = turns.at(-1);
    if (last === undefined || ended || last.seat !== step.seat)
      turns.push({ seat: step.seat, steps: [step] });
    else last.steps.push(step);
    ended = eventsOf(step).some(({ type }) => type === 'turn');
  }
  return turns;
}

/**
 * A match turn by turn, with each crew's points as if it had ended there; in a solo match with the
 * remaining tokens and less the sum of escalations.
 */
export function storyOf(
  locale: ArkLocale,
  { steps, names, options }: Omit<ArkStoryInput, 'view'>,
): Story {
  let state = startReplay({ seats: names.length, uphill: options['uphill'] === true });
  const start = pointsOfReplay(state);
  const side = options['side'] === 'polar' ? 'polar' : 'equatorial';
  const said = { names, side } as const;
  const turns = turnsOf(steps).map(({ seat, steps: own }): StoryTurn => {
    // vessels are placed before the first round
    const part = locale.game.round(Math.max(1, state.round));
    const events = own.flatMap(eventsOf);
    const doers = new Map(own.flatMap((step) => eventsOf(step).map((each) => [each, step])));
    const line = (event: HiddenArkEvent): string =>
      stepEventText(locale, event, { doer: doers.get(event) ?? { seat }, said });
    const turn = foldTurn({ applyEvent, pointsOfReplay }, state, { seat, events });
    ({ state } = turn);
    const deed = turn.deed ?? events.find(({ type }) => !MINOR.has(type));
    return {
      ...{ seq: own[0]?.seq ?? 0, seat, part, points: turn.points },
      deed: deed ? line(deed) : '',
      lines: events.filter(({ type }) => !SILENT.has(type)).map(line),
    };
  });
  return { start, turns };
}
