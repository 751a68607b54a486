import type { ComponentType, ReactNode } from 'react';
import type { Beat } from './session/playback.ts';
import { glyphSet, IconSetContext, type IconSet } from './controls/icon-set.ts';
import type { TableHostProps } from './game-client.ts';
import { useShownTable, type ShownTable } from './use-shown-table.ts';

/** A moment of a table, once there is one to show. */
export interface ScreenProps<V, P, A, E> extends TableHostProps<V, P, A, E> {
  readonly shown: ShownTable<V, P, A, E> & { readonly view: V };
}

/** The table of a game below the status bar, empty until the first connection stands. */
export function tableOf<V, P, A, E>({
  Screen,
  icons = glyphSet,
  beatOf,
}: {
  readonly Screen: ComponentType<ScreenProps<V, P, A, E>>;
  /** The drawings of the game beside those of every table. */
  readonly icons?: IconSet;
  /** How long each step is shown; as long as usual unless given. */
  readonly beatOf?: Beat<E>;
}): ComponentType<TableHostProps<V, P, A, E>> {
  return function Table(props: TableHostProps<V, P, A, E>): ReactNode {
    const shown = useShownTable(props.session, props.settings.animation, beatOf);
    const { view } = shown;
    if (view === undefined) return undefined;
    return (
      <IconSetContext value={icons}>
        <Screen {...props} shown={{ ...shown, view }} />
      </IconSetContext>
    );
  };
}
