import type { PositionFacts } from '@atoll/engine';
import type { ReactNode } from 'react';
import type { Study, StudyChange } from './study.ts';
import type { AnalysisParts } from '../use-analysis-parts.ts';
import { stepsFrom } from './use-study-keys.ts';

interface MoveBarProps {
  readonly parts: AnalysisParts;
  readonly study: Study;
  readonly facts: PositionFacts;
  readonly change: (change: StudyChange) => void;
}

/** Paths in a box of 24 by 24. */
const SHAPES = {
  first: 'M5 5h3v14H5zM19 5v14L9 12z',
  back: 'M17 5v14L6 12z',
  forward: 'M7 5v14l11-7z',
  last: 'M16 5h3v14h-3zM5 5v14l10-7z',
} as const;

/** The steps through the tree, and moves that no place of the board stands for. */
export function MoveBar({ parts, study, facts, change }: MoveBarProps): ReactNode {
  const { words, client } = parts;
  const steps = stepsFrom(study);
  const button = (step: keyof typeof SHAPES): ReactNode => (
    <button
      type="button"
      className="icon-button"
      title={words[step]}
      aria-label={words[step]}
      onClick={() => change({ do: 'go', path: steps[step] })}
    >
      <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
        <path d={SHAPES[step]} fill="currentColor" />
      </svg>
    </button>
  );
  return (
    <div className="analysis-bar">
      {button('first')}
      {button('back')}
      {button('forward')}
      {button('last')}
      {facts.others.map((move) => (
        <button
          key={move}
          type="button"
          className="button second small"
          onClick={() => change({ do: 'play', move })}
        >
          {client.words.move(move)}
        </button>
      ))}
    </div>
  );
}
