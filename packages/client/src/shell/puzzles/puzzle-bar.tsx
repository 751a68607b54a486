import type { Puzzle, Standing } from '@atoll/engine';
import { useEffect, useRef, type ReactNode } from 'react';
import { CopyButton } from '@atoll/table-kit/ui/copy-button.tsx';
import { LessonBar } from '../learn/lesson-bar.tsx';
import { puzzlePath } from '../route.ts';
import type { KeptPuzzles } from './kept-puzzles.ts';
import type { Start } from './use-puzzle-run.ts';
import type { LoadedPuzzles } from './use-puzzles.ts';
import '../learn/learn.css';
import './puzzles.css';

interface PuzzleBarProps {
  readonly loaded: LoadedPuzzles;
  readonly puzzle: Puzzle;
  readonly standing: Standing;
  readonly by: Start['by'];
  readonly kept: KeptPuzzles;
  readonly isNew: boolean;
  /** Whether the bar takes the focus when it appears. */
  readonly focus: 'bar' | 'page';
  readonly onStart: (by: Start['by']) => void;
  readonly onNext: () => void;
}

/** The task of a puzzle, what the attempt came to, and where to go from there. */
export function PuzzleBar(props: PuzzleBarProps): ReactNode {
  const { loaded, puzzle, standing, by, focus, onStart, onNext } = props;
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focus === 'bar') bar.current?.focus();
  }, [focus]);
  const { words } = loaded;
  const isOver = standing.kind !== 'open';
  return (
    <LessonBar bar={bar} label={words.bar} place={placeOf(props)} text={textOf(props)}>
      {(isOver || by === 'solution') && (
        <button type="button" className="button small second" onClick={() => onStart('person')}>
          {words.again}
        </button>
      )}
      {by === 'person' && standing.kind !== 'solved' && (
        <button type="button" className="button small second" onClick={() => onStart('solution')}>
          {words.show}
        </button>
      )}
      {isOver && (
        <CopyButton
          className="button small second"
          label={words.share}
          text={`${location.origin}${puzzlePath(loaded.entry.id, puzzle.id)}`}
        />
      )}
      <button
        type="button"
        className={`button small ${isOver ? 'main' : 'second'}`}
        onClick={onNext}
      >
        {words.next}
      </button>
    </LessonBar>
  );
}

/** The ratings, and what remains. */
function placeOf({ loaded: { words }, puzzle, standing, kept, by, isNew }: PuzzleBarProps): string {
  const { rating, rd } = kept.rating;
  const attempted = Object.values(kept.first);
  return [
    words.number(puzzle.rating),
    ...(attempted.length > 0 ? [words.own(Math.round(rating), Math.round(2 * rd))] : []),
    ...(standing.kind === 'open'
      ? [words.turnsLeft(standing.turnsLeft)]
      : attempted.length > 0
        ? [words.count(attempted.filter((came) => came === 'solved').length, attempted.length)]
        : []),
    ...(by === 'person' && !isNew ? [words.known] : []),
  ].join(' · ');
}

function textOf({ loaded: { words, says }, puzzle, standing, by }: PuzzleBarProps): string {
  if (by === 'solution') return standing.kind === 'open' ? words.showing : words.shown;
  switch (standing.kind) {
    case 'open':
      return says.about;
    case 'solved':
      return says.solved(puzzle);
    case 'missed':
      return says.missed(puzzle, standing.reached);
  }
}
