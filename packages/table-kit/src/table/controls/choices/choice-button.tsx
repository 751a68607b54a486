import type { ReactNode } from 'react';
import type { Choice, ChoiceGroup } from '../../model/table-model.ts';
import { useControls, type Point } from '../controls-context.ts';
import { HintBadge } from '../notes/hint-badge.tsx';
import { Rich } from '../rich.tsx';
import './table-button.css';

type PointHandlers = Readonly<
  Record<'onFocus' | 'onBlur' | 'onPointerEnter' | 'onPointerLeave', () => void>
>;

const pointing = (choice: Choice, onPoint: Point): PointHandlers => {
  const point = (): void => onPoint(choice.item, choice);
  const leave = (): void => onPoint('');
  return { onFocus: point, onBlur: leave, onPointerEnter: point, onPointerLeave: leave };
};

/** A group with a single choice stands for it. */
export const pointingAtGroup = (
  group: ChoiceGroup | undefined,
  onPoint: Point,
): PointHandlers | object => {
  const [only] = group?.choices ?? [];
  return only === undefined || group?.choices.length !== 1 ? {} : pointing(only, onPoint);
};

/** One choice in words. */
export function ChoiceButton({
  choice,
  look = 'spot',
}: {
  readonly choice: Choice;
  /** 'lead' stands out; 'spot' stands for a thing that could be pressed instead. */
  readonly look?: 'lead' | 'spot';
}): ReactNode {
  const { gesture, onPoint } = useControls();
  return (
    <button
      type="button"
      className={`tb-button ${look}`}
      {...pointing(choice, onPoint)}
      onClick={() => {
        onPoint('');
        gesture({ do: 'choose', choice });
      }}
    >
      <span className="tb-words">
        <Rich text={choice.words} size={16} />
      </span>
      {choice.advised && <HintBadge />}
    </button>
  );
}
