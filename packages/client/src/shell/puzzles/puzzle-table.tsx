import type { Puzzle, Standing } from '@atoll/engine';
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useSettings } from '@atoll/table-kit/settings/use-settings.ts';
import type { GameClient } from '@atoll/table-kit/table/game-client.ts';
import { LoadingPage } from '../scene/loading-page.tsx';
import { ReplayShell } from '../replay/replay-shell.tsx';
import { useSounds } from '../table/use-sounds.ts';
import { keepPuzzles, keptPuzzles, type KeptPuzzles } from './kept-puzzles.ts';
import { ratedAfter } from './person-rating.ts';
import { PuzzleBar } from './puzzle-bar.tsx';
import type { PuzzleRun } from './puzzle-run.ts';
import { usePuzzleRun, type Start } from './use-puzzle-run.ts';
import type { LoadedPuzzles } from './use-puzzles.ts';

interface PuzzleTableProps {
  readonly game: GameClient;
  readonly loaded: LoadedPuzzles;
  readonly puzzle: Puzzle;
  /** Where the focus goes: to the bar, when the pressed button went with the puzzle before. */
  readonly focus: 'bar' | 'page';
  readonly onNext: () => void;
}

/** The table of a puzzle: an attempt, or its solution. */
export function PuzzleTable({ game, loaded, puzzle, focus, onNext }: PuzzleTableProps): ReactNode {
  const [first] = useState<Start>({ by: 'person' });
  const [start, begin] = useState(first);
  const run = usePuzzleRun(loaded, puzzle, start);
  const [kept, keep] = useState(() => keptPuzzles(loaded.entry.id));
  const [isNew] = useState(kept.first[puzzle.id] === undefined);
  const count = (came: 'solved' | 'missed'): void => {
    const now = keptPuzzles(loaded.entry.id);
    // the kept ones are those of the page where nothing can be stored
    if ((now.first[puzzle.id] ?? kept.first[puzzle.id]) !== undefined) return;
    const counted: KeptPuzzles = {
      rating: ratedAfter(now.rating, puzzle.rating, came),
      first: { ...now.first, [puzzle.id]: came },
    };
    keepPuzzles(loaded.entry.id, counted);
    keep(counted);
  };
  if (run === undefined) return <LoadingPage />;
  return (
    <RunTable
      {...{ game, loaded, puzzle, run, kept, isNew, onNext }}
      by={start.by}
      focus={start === first ? focus : 'bar'}
      onEnd={count}
      onStart={(by) => {
        // a person who looks at the solution has not solved the puzzle
        if (by === 'solution') count('missed');
        begin({ by });
      }}
    />
  );
}

interface RunTableProps extends PuzzleTableProps {
  readonly run: PuzzleRun;
  readonly by: Start['by'];
  readonly kept: KeptPuzzles;
  /** Whether the person had not attempted it before this visit. */
  readonly isNew: boolean;
  readonly onEnd: (came: 'solved' | 'missed') => void;
  readonly onStart: (by: Start['by']) => void;
}

function RunTable(props: RunTableProps): ReactNode {
  const { game, loaded, puzzle, run, by, onEnd } = props;
  const state = useSyncExternalStore(run.subscribe, run.getState);
  const settings = useSettings();
  const [hint, setHint] = useState<string>();
  const { snapshot, seat } = state;
  const list = snapshot?.seats.map(({ name }) => name).join('\n') ?? '';
  const names = useMemo(() => list.split('\n'), [list]);
  const standing: Standing = run.standing();
  const { kind } = standing;
  useSounds(run, { game, settings, own: seat, mine: kind === 'open', over: kind !== 'open' });
  useEffect(() => {
    if (kind !== 'open' && by === 'person') onEnd(kind);
  }, [kind, by, onEnd]);
  if (snapshot === undefined) return null;
  return (
    <ReplayShell
      {...{ game, snapshot, settings, names }}
      session={run}
      title={loaded.words.title(loaded.entry.name)}
      sentence={hint ?? loaded.says.task(puzzle)}
      onHint={setHint}
      above={<PuzzleBar {...props} standing={standing} />}
    />
  );
}
