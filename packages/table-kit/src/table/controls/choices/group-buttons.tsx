import type { ReactNode } from 'react';
import type { Gesture } from '../../model/interaction.ts';
import type { ChoiceGroup } from '../../model/table-model.ts';
import { pointingAtGroup } from './choice-button.tsx';
import { useControls } from '../controls-context.ts';
import './group-buttons.css';
import { Icon } from '../icon.tsx';
import { HintBadge } from '../notes/hint-badge.tsx';

/** A group of actions as a game shows it, also while none of its actions is possible. */
export interface GroupLook {
  readonly id: string;
  readonly label: string;
  readonly icon: string;
  /** The term that explains it. */
  readonly term?: string;
  /** Shown at the edge of the button, such as a special condition that applies now. */
  readonly note?: ReactNode;
}

/** The groups of actions on the own turn; a group without a possible action gives the reason. */
export function GroupButtons({
  groups,
  onOpen,
}: {
  readonly groups: readonly GroupLook[];
  /** A further effect of opening a group. */
  readonly onOpen?: (group: string) => void;
}): ReactNode {
  const { table, gesture } = useControls();
  const open = (made: Gesture & { readonly do: 'open' }): void => {
    gesture(made);
    onOpen?.(made.group);
  };
  return (
    <div className="tb-groups">
      {groups.map((look) => (
        <GroupButton
          key={look.id}
          look={look}
          group={table.groups.find(({ id }) => id === look.id)}
          onOpen={() => open({ do: 'open', group: look.id })}
        />
      ))}
    </div>
  );
}

function GroupButton({
  look: { id, label, icon, term, note },
  group,
  onOpen,
}: {
  readonly look: GroupLook;
  readonly group: ChoiceGroup | undefined;
  readonly onOpen: () => void;
}): ReactNode {
  const { table, interaction, lit, onPoint, gesture, why, refuse } = useControls();
  const possible = (group?.choices.length ?? 0) > 0;
  const reason = possible || table.question !== 'turn' ? '' : why(id);
  const reasonId = reason === '' ? undefined : `why-kind-${id}`;
  return (
    <button
      type="button"
      className={`tb-button ${lit === id ? 'main' : possible ? 'plain' : 'off'}`}
      data-term={reason === '' ? term : undefined}
      aria-disabled={!possible}
      aria-expanded={interaction.group === id}
      aria-describedby={reasonId}
      {...pointingAtGroup(group, onPoint)}
      onClick={() => {
        if (possible) onOpen();
        else if (reason !== '') {
          // an earlier refusal of a thing is no reason for this group
          if (interaction.refused !== '') gesture({ do: 'point', item: '' });
          refuse(reason);
        }
      }}
    >
      <Icon name={icon} size={20} />
      <span>{label}</span>
      {note !== undefined && <span className="tb-note">{note}</span>}
      {group?.choices.some(({ advised }) => advised) === true && <HintBadge />}
      {group !== undefined && group.shortcut !== '' && <kbd translate="no">{group.shortcut}</kbd>}
      {reason !== '' && (
        <span id={reasonId} className="tb-why" aria-hidden="true">
          {reason}
        </span>
      )}
    </button>
  );
}
