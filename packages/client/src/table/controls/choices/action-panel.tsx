import type { Prompt } from '@atoll/protocol';
import type { ReactNode } from 'react';
import type { Table } from '../../model/use-table.ts';
import { ActionBar } from './action-bar.tsx';
import './action-panel.css';
import { ChoiceList } from './choice-list.tsx';
import { HintButton, HintNote, RefusalNote } from '../notes/notes.tsx';
import { UndoButtons } from './undo-buttons.tsx';

/**
 * All that can be pressed at a table whose things do no more than stand for choices: what can be
 * done, how to take it back, a hint, and why something was refused.
 */
export function ActionPanel<A>({
  title,
  table: { model, interaction, attempts, hint, undo },
  duty,
}: {
  readonly title: string;
  readonly table: Table<A, unknown>;
  readonly duty: Prompt;
}): ReactNode {
  const asked = model.question !== 'none';
  const { group, asking, item } = interaction;
  // what is half made has a way back of its own
  const free = asking === undefined && item === '';
  const looks = model.groups.map(({ id, label }) => ({ id, label, icon: '' }));
  return (
    <section id="tb-actions" className="tb-panel" aria-label={title}>
      {asked && <ActionBar groups={looks} leads={() => true} />}
      {group !== '' && free && <ChoiceList only={group} />}
      {free && <UndoButtons duty={duty} undo={undo} reach="" />}
      <HintButton hint={hint} asked={asked} />
      <HintNote hint={hint} />
      <RefusalNote attempts={attempts} />
    </section>
  );
}
