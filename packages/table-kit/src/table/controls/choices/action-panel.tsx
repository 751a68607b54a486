import type { Prompt } from '@atoll/protocol';
import type { ReactNode } from 'react';
import type { Table } from '../../model/use-table.ts';
import { ActionBar } from './action-bar.tsx';
import './action-panel.css';
import { ChoiceList } from './choice-list.tsx';
import { HintButton, HintNote, RefusalNote } from '../notes/notes.tsx';
import { UndoButtons } from './undo-buttons.tsx';

/**
 * All controls of a table whose things only stand for choices: the actions, undo, a hint, and the
 * reason of a refusal.
 */
export function ActionPanel<A>({
  title,
  table: { model, interaction, attempts, hint, undo },
  prompt,
}: {
  readonly title: string;
  readonly table: Table<A, unknown>;
  readonly prompt: Prompt;
}): ReactNode {
  const asked = model.question !== 'none';
  const { group, asking, item } = interaction;
  // an unfinished selection has its own way back
  const free = asking === undefined && item === '';
  const looks = model.groups.map(({ id, label }) => ({ id, label, icon: '' }));
  return (
    <section id="tb-actions" className="tb-panel" aria-label={title}>
      {asked && <ActionBar groups={looks} leads={() => true} />}
      {group !== '' && free && <ChoiceList only={group} />}
      {free && <UndoButtons prompt={prompt} undo={undo} reach="" />}
      <HintButton hint={hint} asked={asked} />
      <HintNote hint={hint} />
      <RefusalNote attempts={attempts} />
    </section>
  );
}
