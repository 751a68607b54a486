import type { ReactNode } from 'react';
import type { Gesture } from '../../../table/model/interaction.ts';
import type { ChoiceGroup, TableModel } from '../../../table/model/table-model.ts';
import { words } from '../words/interface.ts';
import { ChoiceButton } from './action-bar.tsx';
import type { Point } from './shared.ts';

/** Everything that can be done now as buttons, by kind: the table for keyboard and screen reader. */
export function ActionList({ table, only, gesture, onPoint }: {
  readonly table: TableModel;
  /** A single group, or '' for all. */
  readonly only: string;
  readonly gesture: (gesture: Gesture) => void;
  readonly onPoint: Point;
}): ReactNode {
  const groups = table.groups.filter((group) => group.choices.length > 0 && (only === '' || group.id === only));
  if (groups.length === 0) return <p className="at-sub">{words.todoNone}</p>;
  return <div className="at-list">{groups.map((group) => <Group key={group.id} group={group} gesture={gesture} onPoint={onPoint} />)}</div>;
}

function Group({ group, gesture, onPoint }: {
  readonly group: ChoiceGroup;
  readonly gesture: (gesture: Gesture) => void;
  readonly onPoint: Point;
}): ReactNode {
  return (
    <section aria-label={group.label}>
      <h3>{group.label}</h3>
      <div>{group.choices.map((choice) => <ChoiceButton key={choice.key} choice={choice} gesture={gesture} onPoint={onPoint} />)}</div>
    </section>
  );
}
