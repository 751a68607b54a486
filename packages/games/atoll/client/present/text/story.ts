import type { AtollEvent } from '../../../src/index.ts';
import { phraseText } from '../../../src/text/index.ts';
import { pointsOfReplay, applyEvent, startReplay } from '../../../src/views/points-replay.ts';
import type { Story, StoryTurn } from '@atoll/table-kit/table/game-client.ts';
import type { Doer } from '@atoll/table-kit/table/model/readers.ts';
import { foldTurn } from '@atoll/table-kit/table/fold-turn.ts';
import { BEGINNINGS, newsOf, loggedEvents, stepEventPhrase } from './step-events.ts';
import type { AtollLocale } from '../../words/atoll-locale.ts';
import type { AtollStep, AtollStoryInput } from '../../table-types.ts';

interface Turn {
  readonly seat: number;
  readonly steps: AtollStep[];
}

const eventsOf = (step: AtollStep): readonly AtollEvent[] => step.events;

/** The steps of one seat that belong together: from the beginning of an action to the next one. */
function turnsOf(steps: readonly AtollStep[]): readonly Turn[] {
  const turns: Turn[] = [];
  for (const step of steps) {
    const last = turns.at(-1);
    const begins = eventsOf(step).some(({ type }) => BEGINNINGS.has(type));
    if (last === undefined || last.seat !== step.seat || begins)
      turns.push({ seat: step.seat, steps: [step] });
    else last.steps.push(step);
  }
  return turns;
}

/**
 * A match of Atoll turn by turn, with the points that each atoll would have had if it had ended
 * there.
 */
export function storyOf(
  locale: AtollLocale,
  { steps, names, options }: Omit<AtollStoryInput, 'view'>,
): Story {
  let state = startReplay({ seats: names.length, biodiversity: options['biodiversity'] === true });
  const start = pointsOfReplay(state);
  const turns = turnsOf(steps).map(({ seat, steps: own }): StoryTurn => {
    const part = locale.game.round(state.round);
    const events = own.flatMap(eventsOf);
    const turn = foldTurn({ applyEvent, pointsOfReplay }, state, { seat, events });
    ({ state } = turn);
    const readers = { names, you: -1 };
    const doers = new Map(own.flatMap((step) => eventsOf(step).map((each) => [each, step])));
    const doerIn = (event: AtollEvent): Doer => doers.get(event) ?? { seat };
    const deed = turn.deed ?? own.flatMap((step) => newsOf(eventsOf(step), step))[0];
    const line = (event: AtollEvent): string =>
      phraseText(stepEventPhrase(locale, event, { doer: doerIn(event), readers }));
    return {
      seq: own[0]?.seq ?? 0,
      seat,
      part,
      points: turn.points,
      deed: deed ? line(deed) : '',
      lines: own.flatMap((step) => loggedEvents(eventsOf(step), step)).map(line),
    };
  });
  return { start, turns };
}
