import type { BlockedPlayer } from '@atoll/protocol';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { loadBlockWords } from '@atoll/table-kit/words/load-page-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { askBlocked, endBlock } from '../../net/block-api.ts';
import { knownPlayerHere } from '../daily/player-here.ts';
import { BlockRows } from './block-rows.tsx';

/** The players whom the person has blocked, to end that; nothing for one who has not played yet. */
export function BlockedPlayers(): ReactNode {
  const locale = useLocale();
  const words = useLaterWords(loadBlockWords);
  const id = useId();
  const [player] = useState(knownPlayerHere);
  const [blocked, setBlocked] = useState<readonly BlockedPlayer[]>();
  const [failed, setFailed] = useState<unknown>();
  useEffect(() => {
    if (player !== undefined) askBlocked(player).then(setBlocked, setFailed);
  }, [player]);
  if (!words || player === undefined || (!blocked && failed === undefined)) return null;
  const end = async (block: string): Promise<void> => {
    await endBlock(player, block);
    setBlocked((before) => before?.filter((each) => each.id !== block));
  };
  return (
    <section className="blocked-players" aria-labelledby={id}>
      <h3 id={id}>{words.title}</h3>
      {blocked?.length === 0 && <p className="quiet">{words.nobody}</p>}
      <BlockRows
        rows={(blocked ?? []).map(({ at, ...each }) => ({
          ...each,
          note: words.since(locale.format.day(at)),
        }))}
        kind="end"
        {...{ words, failed }}
        onPress={end}
      />
    </section>
  );
}
