import { RESOURCES, type Resource } from '../../src/cards/index.ts';
import { useState, type ReactNode } from 'react';
import { HintBadge } from '@atoll/table-kit/table/controls/notes/hint-badge.tsx';
import { Icon } from '@atoll/table-kit/table/controls/icon.tsx';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { actionsOf, oneMore, type Portions } from '../present/portions.ts';
import { useArkLocale } from '../words/ark-locale.ts';
import { Amounts } from './amounts.tsx';
import './portions.css';

/**
 * Several resources that are paid or researched with one press: the suggestion, and a way to choose
 * others.
 */
export function PortionsForm({
  portions,
  advised,
  onDone,
}: {
  readonly portions: Portions;
  readonly advised: boolean;
  readonly onDone: (actions: ReturnType<typeof actionsOf>) => void;
}): ReactNode {
  const { format } = useLocale();
  const { game, text } = useArkLocale();
  const { kind, total, most, first, held } = portions;
  const [chosen, setChosen] = useState(first);
  const count = chosen.reduce((all, one) => all + one, 0);
  const ready = kind === 'pay' ? count === total : count > 0;
  const words = game.portions[kind];
  const named = RESOURCES.flatMap((resource, at) => {
    const amount = chosen[at] ?? 0;
    return amount === 0 ? [] : [game.columns.resource(amount, text.resourceName(resource))];
  });
  return (
    <div
      className={`ark-portions ${kind === 'pay' ? 'tb-answers' : 'tb-choices'}`}
      role="group"
      tabIndex={-1}
      aria-label={words.title(total)}
    >
      <button
        type="button"
        className="tb-button main"
        disabled={!ready}
        aria-label={words.done(format.all(named))}
        onClick={() => onDone(actionsOf(kind, chosen))}
      >
        <span>{words.verb}</span>
        {count > 0 && <Amounts of={chosen} />}
        {count < total && <span>{game.portions.open(count, total)}</span>}
        {advised && <HintBadge />}
      </button>
      <ul>
        {RESOURCES.map((resource, at) =>
          (most[at] ?? 0) === 0 ? null : (
            <Portion
              key={resource}
              resource={resource}
              chosen={chosen[at] ?? 0}
              most={Math.min(total, most[at] ?? 0)}
              after={(held[at] ?? 0) + (kind === 'pay' ? -1 : 1) * (chosen[at] ?? 0)}
              onLess={() => setChosen(chosen.with(at, (chosen[at] ?? 0) - 1))}
              onMore={() => setChosen(oneMore(chosen, at, portions))}
            />
          ),
        )}
      </ul>
    </div>
  );
}

function Portion({
  resource,
  chosen,
  most,
  after,
  onLess,
  onMore,
}: {
  readonly resource: Resource;
  readonly chosen: number;
  readonly most: number;
  /** The value of the track afterwards. */
  readonly after: number;
  readonly onLess: () => void;
  readonly onMore: () => void;
}): ReactNode {
  const { game, text } = useArkLocale();
  const name = text.resourceName(resource);
  return (
    <li aria-label={game.portions.chosen(name, chosen, after)} className={chosen > 0 ? 'some' : ''}>
      <button
        type="button"
        aria-label={game.portions.less(name)}
        disabled={chosen === 0}
        onClick={onLess}
      >
        <Icon name="minus" size={16} />
      </button>
      <span aria-hidden="true" title={game.portions.chosen(name, chosen, after)}>
        <Icon name={`resource:${resource}`} size={22} />
        <b>{chosen}</b>
        <small>→ {after}</small>
      </span>
      <button
        type="button"
        aria-label={game.portions.more(name)}
        disabled={chosen >= most}
        onClick={onMore}
      >
        <Icon name="plus" size={16} />
      </button>
    </li>
  );
}
