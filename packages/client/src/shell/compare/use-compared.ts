import { seatMarks } from '@atoll/art';
import { fieldsOf } from '@atoll/engine';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { GameClient } from '@atoll/table-kit/table/game-client.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import type { Replay } from '../replay/load-replay.ts';
import type { PlottedLine } from '../replay/points/plotted-lines.ts';
import { useStory } from '../score/use-story.ts';
import { withNames } from '../seat-names.ts';
import { pairAt, pairedLines, seatTurns, type TurnPair } from './seat-turns.ts';

interface ComparedInput {
  readonly game: GameClient;
  readonly replay: Replay;
  readonly first: Replay;
  readonly seat: number;
}

/** The turn pair at the shown position and the lines of both; undefined until they are known. */
export function useCompared({ game, replay, first, seat }: ComparedInput):
  | {
      readonly pair: TurnPair;
      readonly lines: readonly PlottedLine[];
      readonly names: readonly [here: string, there: string];
      /** The totals of the seat in both when the shown match is at its end. */
      readonly final: readonly [here: number, there: number] | undefined;
    }
  | undefined {
  const { session } = replay;
  const position = useSyncExternalStore(session.subscribe, session.position);
  const viewpoint = session.viewpoint();
  useEffect(() => first.session.lookFrom(viewpoint), [first, viewpoint]);
  const [here, hereNames] = useReplayStory(game, replay);
  const [there, thereNames] = useReplayStory(game, first);
  const compared = useMemo(
    () =>
      here && there
        ? {
            here: seatTurns(here, { seat, steps: session.steps() }),
            there: seatTurns(there, { seat, steps: first.session.steps() }),
            start: here.start[seat] ?? 0,
          }
        : undefined,
    [here, there, seat, session, first],
  );
  const lines = useMemo(
    () => compared && pairedLines(compared, { colour: seatMarks[seat]?.colour }),
    [compared, seat],
  );
  if (!compared || !lines) return undefined;
  const totalOf = ({ timeline }: Replay['session']): number => timeline.points.at(-1)?.[seat] ?? 0;
  return {
    pair: pairAt(compared, position),
    lines,
    names: [hereNames[seat] ?? '', thereNames[seat] ?? ''],
    final: position < session.length ? undefined : [totalOf(session), totalOf(first.session)],
  };
}

/** The story of a whole replay, and the names of its seats. */
function useReplayStory(game: GameClient, { session, file }: Replay) {
  const locale = useLocale();
  const names = useMemo(
    () => withNames(locale, file.seats).map(({ name }) => name),
    [locale, file.seats],
  );
  const steps = useSyncExternalStore(session.subscribe, session.steps);
  const options = fieldsOf(file.options);
  const view = useMemo(() => session.snapshotAt(session.length).view, [session]);
  return [useStory(game, { steps, names, options, view }), names] as const;
}
