import type { ReactNode } from 'react';
import { ActionBar as TableActionBar } from '@atoll/table-kit/table/controls/choices/action-bar.tsx';
import { useControls } from '@atoll/table-kit/table/controls/controls-context.ts';
import type { GroupLook } from '@atoll/table-kit/table/controls/choices/group-buttons.tsx';
import { Icon } from '@atoll/table-kit/table/controls/icon.tsx';
import { Rich } from '@atoll/table-kit/table/controls/rich.tsx';
import type { Choice, TableModel } from '@atoll/table-kit/table/model/table-model.ts';
import { TURN_GROUPS, type TurnGroup } from '../present/groups.ts';
import { inForce, type InForce } from '../present/in-force.ts';
import { useAtoll } from './atoll-context.ts';
import { useAtollLocale } from '../words/atoll-locale.ts';
import type { AtollLocale } from '../words/atoll-locale.ts';

const ICONS: Readonly<Record<TurnGroup, string>> = {
  buyAnimal: 'small',
  buyCoral: 'colony',
  feed: 'feed',
  useCoral: 'action',
  grow: 'colony',
  purify: 'pollution',
  sell: 'plankton',
  bloom: 'algae',
  pass: '',
};
const ALL = TURN_GROUPS.filter((id) => id !== 'pass');

export interface ActionBarProps {
  /** The kinds of action that have a button here. */
  readonly kinds?: readonly TurnGroup[];
  /** Whether answers for things on the table have buttons here too. */
  readonly things?: 'shown' | 'left out';
  /** A further effect of opening a kind. */
  readonly onOpen?: () => void;
}

/** The kinds of action on the own turn, or the answers to the prompt. */
export function ActionBar({ kinds = ALL, things = 'shown', onOpen }: ActionBarProps): ReactNode {
  const locale = useAtollLocale();
  const { table } = useControls();
  const { notes } = inForce(locale, useAtoll().view);
  const looks = kinds.map(
    (id): GroupLook => ({
      id,
      label: locale.game.groups[id],
      icon: ICONS[id],
      term: id,
      note: noteOf(locale, notes, id),
    }),
  );
  return (
    <TableActionBar
      groups={looks}
      leads={(choice) => leads(choice, table)}
      things={things}
      confirmOf={({ confirm }) =>
        confirm ? { yes: locale.game.passYes, no: locale.game.passNo } : {}
      }
      {...(onOpen && { onOpen })}
    />
  );
}

/** Of the ways to pay only the one without substitutes stands out. */
const leads = (choice: Choice, { question, groups }: TableModel): boolean =>
  question !== 'payment' || groups[0]?.choices[0] === choice;

/** The note of the event in force on a kind of action. */
function noteOf(locale: AtollLocale, notes: InForce['notes'], id: TurnGroup): ReactNode {
  const note = notes.get(id);
  if (note === undefined) return undefined;
  return note === 'forbidden' ? (
    <Icon name="lock" size={13} title={locale.game.event.forbidden} />
  ) : (
    <Rich text={note} size={13} />
  );
}
