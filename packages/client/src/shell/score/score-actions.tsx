import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { watchLink } from '../../net/seats/seats.ts';
import { NEW_TABLE } from '../lobby/page-notes.ts';
import { CopyButton } from '@atoll/table-kit/ui/copy-button.tsx';
import { Glyph } from '@atoll/table-kit/ui/drawing.tsx';
import { DealLink } from '../deal/deal-link.tsx';
import { follow, navigate } from '../route.ts';
import { RematchChoice, type RematchProps } from './rematch-choice.tsx';
import { resultText } from './result-text.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

interface ScoreActionsProps extends RematchProps {
  readonly title: string;
  readonly matchId: string;
}

/** The actions after a match. */
export function ScoreActions({
  table,
  snapshot,
  own,
  title,
  matchId,
}: ScoreActionsProps): ReactNode {
  const locale = useLocale();
  const result = resultText(locale, snapshot, { title, link: watchLink(location.origin, matchId) });
  return (
    <footer className="score-actions">
      <div className="row next">
        <RematchChoice table={table} snapshot={snapshot} own={own} />
        <a className="button dark" href={`/replay/${matchId}`} onClick={follow}>
          {locale.words.scores.replay}
        </a>
        <Dialog.Close className="button dark">{locale.words.scores.look}</Dialog.Close>
      </div>
      <div className="row">
        <Share text={result} />
        <DealLink matchId={matchId} />
        <button type="button" className="button plain" onClick={() => navigate('/', NEW_TABLE)}>
          {locale.words.scores.again}
        </button>
        <a className="button plain" href="/" onClick={follow}>
          {locale.words.back}
        </a>
      </div>
    </footer>
  );
}

/** Passes the result to the device's share dialog, or copies it where there is none. */
function Share({ text }: { readonly text: string }): ReactNode {
  const { words } = useLocale();
  if (!('share' in navigator))
    return <CopyButton className="button dark" label={words.scores.copy} text={text} />;
  return (
    <button
      type="button"
      className="button dark"
      onClick={() => void navigator.share({ text }).catch(() => undefined)}
    >
      <Glyph name="share" size={16} /> {words.scores.share}
    </button>
  );
}
