import type { ReactNode } from 'react';
import { ChoiceButton } from './choice-button.tsx';
import './choice-list.css';
import { useControls } from '../controls-context.ts';
import { useLocale } from '../../../words/use-locale.ts';

/**
 * Everything that can be done now as buttons, by group: the table for keyboard and screen reader.
 */
export function ChoiceList({
  only,
}: {
  /** A single group, or '' for all. */
  readonly only: string;
}): ReactNode {
  const { words } = useLocale();
  const { table } = useControls();
  const groups = table.groups.filter(
    ({ id, choices }) => choices.length > 0 && (only === '' || id === only),
  );
  if (groups.length === 0) return <p className="tb-quiet">{words.table.controls.nothingAsked}</p>;
  return (
    <div className="tb-choices">
      {groups.map(({ id, label, choices }) => (
        <section key={id} aria-label={label}>
          <h3>{label}</h3>
          <div>
            {choices.map((choice) => (
              <ChoiceButton key={choice.key} choice={choice} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
