import type { ReactNode } from 'react';
import type { Explained } from '../../ui/explainer/glossary.ts';
import { Icon } from './icon.tsx';
import './zoom-buttons.css';

/** How much closer a press comes. */
const STEP = 1.5;

/** What each of the buttons is called. */
export type ZoomWords = Readonly<Record<'zoomIn' | 'zoomOut' | 'whole', string>>;

/** How large a map or board is shown that can be panned. */
export function ZoomButtons({
  words,
  moved,
  onStep,
  onWhole,
  explain = () => undefined,
}: {
  readonly words: ZoomWords;
  /** Whether it is not shown whole. */
  readonly moved: boolean;
  /** By how many times it is to be larger. */
  readonly onStep: (factor: number) => void;
  readonly onWhole: () => void;
  /** What a button explains itself by. */
  readonly explain?: (button: keyof ZoomWords) => Explained<string> | undefined;
}): ReactNode {
  return (
    <span className="tb-zoom">
      <button
        type="button"
        className="tb-small"
        {...explain('zoomIn')}
        aria-label={words.zoomIn}
        onClick={() => onStep(STEP)}
      >
        <Icon name="plus" size={18} />
      </button>
      <button
        type="button"
        className="tb-small"
        {...explain('zoomOut')}
        aria-label={words.zoomOut}
        disabled={!moved}
        onClick={() => onStep(1 / STEP)}
      >
        <Icon name="minus" size={18} />
      </button>
      {moved && (
        <button type="button" className="tb-small wide" {...explain('whole')} onClick={onWhole}>
          {words.whole}
        </button>
      )}
    </span>
  );
}
