import type { ReactNode } from 'react';
import type { Explained } from '../../ui/explainer/glossary.ts';
import { Icon } from './icon.tsx';
import './zoom-buttons.css';

/** The zoom factor of a press. */
const STEP = 1.5;

/** The labels of the buttons. */
export type ZoomWords = Readonly<Record<'zoomIn' | 'zoomOut' | 'whole', string>>;

/**
 * How large a map or board is shown that can be panned. All three keep their places, so that no
 * press meets another button than the one before.
 */
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
  /** The term that explains a button. */
  readonly explain?: (button: keyof ZoomWords) => Explained<string> | undefined;
}): ReactNode {
  const buttons = [
    { id: 'zoomIn', icon: 'plus', press: () => onStep(STEP), off: false },
    { id: 'zoomOut', icon: 'minus', press: () => onStep(1 / STEP), off: !moved },
    { id: 'whole', icon: 'whole', press: onWhole, off: !moved },
  ] as const;
  return (
    <span className="tb-zoom">
      {buttons.map(({ id, icon, press, off }) => (
        <button
          key={id}
          type="button"
          className="tb-small"
          title={words[id]}
          {...explain(id)}
          aria-label={words[id]}
          // one that was disabled would lose the focus that it has just been pressed with
          aria-disabled={off}
          onClick={() => off || press()}
        >
          <Icon name={icon} size={18} />
        </button>
      ))}
    </span>
  );
}
