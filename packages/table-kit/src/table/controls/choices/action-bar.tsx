import type { ReactNode } from 'react';
import type { Choice } from '../../model/table-model.ts';
import { Answers, Confirmation, WhichOfThese } from './answers.tsx';
import { useControls } from '../controls-context.ts';
import { GroupButtons, type GroupLook } from './group-buttons.tsx';

export interface ActionBarProps {
  /** The groups of actions of a free turn, which have a button each. */
  readonly groups: readonly GroupLook[];
  /** Whether an answer stands out where only buttons answer. */
  readonly leads: (choice: Choice) => boolean;
  /** Whether answers for things on the table have buttons here too. */
  readonly things?: 'shown' | 'left out';
  /** The labels of the two answers to the question of a choice. */
  readonly confirmOf?: (choice: Choice) => { readonly yes?: string; readonly no?: string };
  /** A further effect of opening a group. */
  readonly onOpen?: (group: string) => void;
}

/**
 * The possible actions now: the confirmation of a selection, the choices of the aimed thing, the
 * answers to a prompt, or the groups of actions on the own turn.
 */
export function ActionBar({
  groups,
  leads,
  things = 'shown',
  confirmOf,
  onOpen,
}: ActionBarProps): ReactNode {
  const {
    table: { question },
    interaction: { asking, item },
  } = useControls();
  if (asking !== undefined) return <Confirmation choice={asking} {...confirmOf?.(asking)} />;
  if (item !== '') return <WhichOfThese item={item} />;
  if (question !== 'turn' && question !== 'none') return <Answers leads={leads} things={things} />;
  return <GroupButtons groups={groups} {...(onOpen && { onOpen })} />;
}
