import type { Prompt } from '@atoll/protocol';
import { useEffect, useState, type ReactNode } from 'react';
import type { Undo } from '../../model/use-table.ts';
import { useControls } from '../controls-context.ts';
import { Icon } from '../icon.tsx';
import { TableButton } from './table-button.tsx';
import { useLocale } from '../../../words/use-locale.ts';

/**
 * Up to so many decisions of others are an answer, which goes back with the turn without a
 * question.
 */
const ANSWER = 1;

/**
 * Takes back the last step, the whole action, or the turn that has just ended; asks first where
 * others have decided at length since.
 */
export function UndoButtons({
  prompt: { undoable, turns },
  undo,
  reach,
  closed = '',
  brief = false,
}: {
  readonly prompt: Pick<Prompt, 'undoable' | 'turns'>;
  readonly undo: Undo;
  /** The effect of an undo, in words. */
  readonly reach: string;
  /**
   * Why nothing can be taken back, given by a button that cannot be pressed; left out where a
   * button exists only while it can be.
   */
  readonly closed?: string;
  readonly brief?: boolean;
}): ReactNode {
  const { words } = useLocale();
  const { half, midway, cancel, stepBack, all, others } = undo;
  const { takeBack, takesBack, takesOthers, back, undoStep, cancel: letGo } = words.table.controls;
  const begin = turns.at(-1) ?? 0;
  const [asked, setAsked] = useState(false);
  useEffect(() => setAsked(false), [begin, others]);
  if (!half && undoable.length === 0) return closed !== '' && <NothingBack closed={closed} />;
  if (!half && !midway && asked)
    return (
      <>
        <TableButton className="tb-asks" label={takesOthers} icon="undo" onClick={all} />
        <TableButton className="tb-asks" label={back} onClick={() => setAsked(false)} />
      </>
    );
  if (!half && !midway)
    return (
      <TableButton
        label={takeBack}
        icon="undo"
        brief={brief}
        title={reach === '' ? undefined : takesBack(reach)}
        onClick={() => (others > ANSWER ? setAsked(true) : all())}
      />
    );
  return (
    <>
      {!half && undoable.filter((entry) => entry >= begin).length > 1 && (
        <TableButton
          label={undoStep}
          icon="undo"
          term="undoStep"
          brief={brief}
          onClick={stepBack}
        />
      )}
      <TableButton
        label={letGo}
        icon="close"
        term="cancel"
        brief={brief}
        shortcut="Esc"
        onClick={cancel}
      />
    </>
  );
}

/** Gives the reason why nothing can be taken back. */
function NothingBack({ closed }: { readonly closed: string }): ReactNode {
  const { refuse } = useControls();
  const { words } = useLocale();
  return (
    <button
      type="button"
      className="tb-button off"
      aria-disabled
      aria-describedby="why-undo"
      onClick={() => refuse(closed)}
    >
      <Icon name="undo" size={16} />
      <span>{words.table.controls.takeBack}</span>
      <span id="why-undo" className="tb-why" aria-hidden="true">
        {closed}
      </span>
    </button>
  );
}
