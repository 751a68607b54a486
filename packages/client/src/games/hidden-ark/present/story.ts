import type { HiddenArkEvent } from '@atoll/game-hidden-ark';
import { pointsOfReplay, startReplay, tell } from '@atoll/game-hidden-ark/points-replay';
import type { HistoryStep } from '@atoll/protocol';
import type { Story, StoryInput, StoryTurn } from '../../../table/game-client.ts';
import type { ArkLocale } from '../words/ark-locale.ts';

/** Events that belong to the one before them, or are no deed of anybody. */
const MINOR: ReadonlySet<HiddenArkEvent['type']> = new Set([
  ...(['paid', 'gained', 'waiting', 'lost', 'converted', 'exchanged'] as const),
  ...(['turnedUp', 'turnedDown', 'sailed', 'turn', 'took', 'chose'] as const),
]);
/** Events that only say what others already show. */
const SILENT: ReadonlySet<HiddenArkEvent['type']> = new Set(['turn', 'turnedUp', 'turnedDown']);

interface Turn {
  readonly seat: number;
  readonly steps: HistoryStep[];
}

const eventsOf = (step: HistoryStep): readonly HiddenArkEvent[] =>
  step.events as readonly HiddenArkEvent[];

/** The steps of one turn of a seat belong together. */
function turnsOf(steps: readonly HistoryStep[]): readonly Turn[] {
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
 * A match of several turn by turn, with the points that each crew would have had if it had ended
 * there. Of a match alone nothing is told: the tokens that are left count there, and no event tells
 * how many there are.
 */
export function storyOf(locale: ArkLocale, { steps, names, options }: StoryInput): Story {
  if (names.length === 1) return { start: [], turns: [] };
  let told = startReplay({ seats: names.length, uphill: options['uphill'] === true });
  const start = pointsOfReplay(told);
  let points = start;
  const side = options['side'] === 'polar' ? 'polar' : 'equatorial';
  const line = (event: HiddenArkEvent): string => locale.text.eventText(event, { names, side });
  const turns = turnsOf(steps).map(({ seat, steps: own }): StoryTurn => {
    // vessels are placed before the first round
    const part = locale.game.round(Math.max(1, told.round));
    const events = own.flatMap(eventsOf);
    let most = 0;
    let deed: HiddenArkEvent | undefined;
    for (const event of events) {
      told = tell(told, event);
      const now = pointsOfReplay(told);
      const gain = (now[seat] ?? 0) - (points[seat] ?? 0);
      if (gain > most) [most, deed] = [gain, event];
      points = now;
    }
    deed ??= events.find(({ type }) => !MINOR.has(type));
    return {
      ...{ seq: own[0]?.seq ?? 0, seat, part, points },
      deed: deed ? line(deed) : '',
      lines: events.filter(({ type }) => !SILENT.has(type)).map(line),
    };
  });
  return { start, turns };
}
