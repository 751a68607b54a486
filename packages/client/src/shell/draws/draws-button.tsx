import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { DrawWords } from '@atoll/table-kit/table/draw-words.ts';
import { SheetDialog } from '@atoll/table-kit/ui/dialog/dialog.tsx';
import {
  loadDailyWords,
  loadDealWords,
  type ReplayWords,
} from '@atoll/table-kit/words/load-replay-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { gameEntry } from '../game-entries.ts';
import { seedShares } from '../person.ts';
import type { Replay } from '../replay/load-replay.ts';
import { ShareList } from './share-list.tsx';
import { drawsByPurpose, seedReport, type OwnShare } from './seed-report.ts';

interface DrawsProps {
  readonly replay: Replay;
  readonly words: ReplayWords;
  /** The names of the seats. */
  readonly names: readonly string[];
}

/** Opens the draws of the match and their seed, verified in this browser. */
export function DrawsButton(props: DrawsProps): ReactNode {
  const [open, setOpen] = useState(false);
  const { words } = props;
  return (
    <>
      <button type="button" className="button second small" onClick={() => setOpen(true)}>
        {words.draws}
      </button>
      <SheetDialog title={words.drawsTitle} open={open} onClose={() => setOpen(false)}>
        <Draws {...props} />
      </SheetDialog>
    </>
  );
}

const NO_WORDS: DrawWords = {};

/** The game's names of its draws; undefined until the words have loaded. */
function useDrawWords(game: string): DrawWords | undefined {
  const locale = useLocale();
  const [words, setWords] = useState<DrawWords>();
  useEffect(() => {
    let isWanted = true;
    const got = (loaded: DrawWords): void => {
      if (isWanted) setWords(loaded);
    };
    // without its words only the sum is shown
    const loading = gameEntry(locale, game)?.draws?.(locale.id) ?? Promise.resolve(NO_WORDS);
    loading.then(got, () => got(NO_WORDS));
    return () => {
      isWanted = false;
    };
  }, [game, locale]);
  return words;
}

function Draws({ replay: { file, draws, game }, words, names }: DrawsProps): ReactNode {
  const purposes = useDrawWords(game);
  const report = useMemo(() => seedReport(file, seedShares.list()), [file]);
  const counted = useMemo(() => drawsByPurpose(draws()), [draws]);
  const count = counted.reduce((sum, [, each]) => sum + each, 0);
  const each = counted
    .flatMap(([purpose, number]) => {
      const said = purposes?.[purpose];
      return said === undefined ? [] : [words.drawsPurpose(said, number)];
    })
    .join(', ');
  const numbers = <p>{words.drawsNumbers(count, each)}</p>;
  if (!report)
    return (
      <>
        {file.repeats || file.daily ? (
          <KnownDraws is={file.daily ? 'daily' : 'repeated'} />
        ) : (
          <p>{words.drawsUnshared}</p>
        )}
        {numbers}
      </>
    );
  return (
    <div className="draws">
      <p>{words.drawsBefore}</p>
      <Hash text={report.commitment} />
      <p>{words.drawsShares}</p>
      <ShareList {...{ names, words }} shares={report.shares} />
      <p className={isFair(report.own) ? undefined : 'replay-warning'}>
        {ownText(words, report.own)}
      </p>
      <p>{words.drawsSecret}</p>
      <Hash text={report.secret} />
      <p>{words.drawsSeed}</p>
      <Hash text={report.seed} />
      <p>{words.drawsFit}</p>
      {numbers}
    </div>
  );
}

/** Draws from a seed that was known before the match. */
const KnownDraws = ({ is }: { readonly is: 'daily' | 'repeated' }): ReactNode => {
  const load: (id: string) => Promise<{ readonly draws: string }> =
    is === 'daily' ? loadDailyWords : loadDealWords;
  const words = useLaterWords(load);
  return words && <p className="replay-warning">{words.draws}</p>;
};

const Hash = ({ text }: { readonly text: string }): ReactNode => (
  <p>
    <code translate="no">{text}</code>
  </p>
);

const isFair = ({ is }: OwnShare): boolean => is === 'there' || is === 'none';

function ownText(words: ReplayWords, { is, detail }: OwnShare): string {
  switch (is) {
    case 'there':
      return words.drawsOwn;
    case 'missing':
      return words.drawsMissing(detail);
    case 'exchanged':
      return words.drawsExchanged(detail);
    case 'reused':
      return words.drawsReused;
    case 'none':
      return words.drawsOther;
  }
}
