import type { DasAtollEvent, DasAtollView } from '../../src/index.ts';
import { pointsOfReplay, startReplay, applyEvent } from '../../src/points-replay.ts';
import type { Story, StoryTurn } from '@atoll/table-kit/table/game-client.ts';
import { foldTurn } from '@atoll/table-kit/table/fold-turn.ts';
import type { DasLocale } from '../words/das-locale.ts';
import { namesIn } from './places.ts';
import { stepEventSentence } from './step-texts.ts';
import type { DasStep, DasStoryInput } from '../table-types.ts';

/** A placement of the set-up, a turn, or what another seat builds after it. */
interface Stretch {
  readonly seq: number;
  readonly seat: number;
  readonly round: number;
  readonly events: DasAtollEvent[];
}

/** The events that may describe a turn without points. */
const DEEDS: ReadonlySet<DasAtollEvent['type']> = new Set([
  ...(['built', 'moved-ship', 'bought', 'played', 'exchanged', 'traded', 'stole'] as const),
]);

/**
 * A match of Das Atoll turn by turn, with each seat's points as if it had ended there; cards with
 * points count only at the end, when they are shown.
 */
export function storyOf(
  locale: DasLocale,
  {
    steps,
    names,
    view,
  }: Pick<DasStoryInput, 'steps' | 'names'> & {
    readonly view: Pick<DasAtollView, 'terrain' | 'chips'>;
  },
): Story {
  const said = namesIn(locale, view, names);
  const doers = new Map(steps.flatMap((step) => step.events.map((each) => [each, step])));
  const line = (event: DasAtollEvent): string =>
    stepEventSentence(locale, event, { doer: doers.get(event) ?? { seat: -1 }, names: said });
  let state = startReplay(names.length);
  const start = pointsOfReplay(state);
  const turns = stretchesOf(steps).flatMap(({ seq, seat, round, events }): readonly StoryTurn[] => {
    const turn = foldTurn({ applyEvent, pointsOfReplay }, state, { seat, events });
    ({ state } = turn);
    const deed = turn.deed ?? events.find(({ type }) => DEEDS.has(type));
    const lines = events.map(line).filter((sentence) => sentence !== '');
    // a seat that could have built after a turn and did not has no lines to show
    if (lines.length === 0) return [];
    const part = locale.game.round(round);
    return [{ seq, seat, part, points: turn.points, deed: deed ? line(deed) : '', lines }];
  });
  return { start, turns };
}

function stretchesOf(steps: readonly DasStep[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let round = 0;
  let isSetUp = true;
  let ended = false;
  const begin = (seq: number, seat: number): void => {
    ended = false;
    stretches.push({ seq, seat, round, events: [] });
  };
  for (const { seq, seat, events } of steps)
    for (const event of events) {
      if (event.type === 'turn') {
        ({ round } = event);
        isSetUp = false;
        begin(seq, event.seat);
        continue;
      }
      const isPlaced = isSetUp && event.type === 'built' && event.what === 'settlement';
      if (isPlaced || (ended && stretches.at(-1)?.seat !== seat)) begin(seq, seat);
      stretches.at(-1)?.events.push(event);
      if (event.type === 'ended') ended = true;
    }
  return stretches;
}
