import { useMemo, type ReactNode } from 'react';
import type { Live } from '@atoll/table-kit/table/a11y/use-live.ts';
import { useControls } from '@atoll/table-kit/table/controls/controls-context.ts';
import { useAtoll } from '../panels/atoll-context.ts';
import { A11yTree } from '../panels/a11y-tree/a11y-tree.tsx';
import { a11yTree } from '../present/a11y-tree.ts';
import { spokenText } from '../present/text/spoken-card.ts';
import type { SceneInput } from '../scene/atoll-scene.ts';
import type { Parts } from './use-parts.ts';
import { useAtollLocale } from '../words/atoll-locale.ts';

/** The things of the canvas once more, as the page has them. */
export function TableA11yTree({
  parts: {
    control: { reasons },
    screen: { bring },
  },
  live: { say },
  input,
}: {
  readonly parts: Parts;
  readonly live: Live;
  readonly input: SceneInput;
}): ReactNode {
  const locale = useAtollLocale();
  const { view, seat, names } = useAtoll();
  const { table, gesture, onPoint } = useControls();
  const model = useMemo(() => a11yTree(locale, { view, seat, table }), [locale, view, seat, table]);
  const actions = useMemo(
    () => ({
      why: (attempt: unknown) => reasons.get(JSON.stringify(attempt)) ?? '',
      onPoint,
      onReach: ({ item, card }: { item: string; card: string }, owner: number) => {
        onPoint(item);
        bring({ item, card, owner });
      },
      onAct: (item: string) => gesture({ do: 'point', item }),
      onRead: ({ card, name }: { card: string; name: string }) =>
        say(card === '' ? name : spokenText(locale, card)),
    }),
    [onPoint, reasons, bring, gesture, say, locale],
  );
  return <A11yTree model={model} seat={seat} names={names} input={input} actions={actions} />;
}
