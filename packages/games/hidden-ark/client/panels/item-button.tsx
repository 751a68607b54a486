import type { ReactNode } from 'react';
import { useControls } from '@atoll/table-kit/table/controls/controls-context.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

/** A thing beside the map that can be pressed while it has a choice. */
export function ItemButton({
  item,
  name,
  className = '',
  children,
}: {
  readonly item: string;
  /** As it is read aloud. */
  readonly name: string;
  readonly className?: string;
  readonly children: ReactNode;
}): ReactNode {
  const { format, words } = useLocale();
  const { table, gesture, onPoint } = useControls();
  const { mark = 'plain', choices = [], attempt, refusal } = table.items.get(item) ?? {};
  // an item that is only explained is not refused
  const says = choices.length > 0 || attempt !== undefined || refusal !== undefined;
  const [only] = choices;
  const said = mark === 'advised' ? format.series([name, words.table.controls.suggested]) : name;
  const leave = (): void => onPoint('');
  const point = (): void => onPoint(item, choices.length === 1 ? only : undefined);
  return (
    <button
      type="button"
      className={`ark-item ${mark} ${className}`}
      aria-label={said}
      title={name}
      aria-disabled={choices.length === 0}
      data-item={item}
      onFocus={point}
      onBlur={leave}
      onPointerEnter={point}
      // a finger that lifts still leaves the touched item to be read
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && leave()}
      onClick={() => says && gesture({ do: 'point', item })}
    >
      {children}
    </button>
  );
}
