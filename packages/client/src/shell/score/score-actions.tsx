import * as Dialog from '@radix-ui/react-dialog';
import { useState, type ReactNode } from 'react';
import { watchLink } from '../../net/seats.ts';
import type { TableSnapshot } from '../../table-host.ts';
import { errorWords, words } from '../../words/index.ts';
import { NEW_TABLE } from '../lobby/enter.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { Glyph } from '../parts/drawing.tsx';
import { follow, navigate } from '../route.ts';
import { needsInvitation, rematch } from './rematch.ts';
import { resultText } from './result-text.ts';

interface ScoreActionsProps {
  readonly snapshot: TableSnapshot;
  readonly own: number;
  readonly title: string;
  readonly matchId: string;
}

/** What one may do after a match. */
export function ScoreActions({ snapshot, own, title, matchId }: ScoreActionsProps): ReactNode {
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const again = async (): Promise<void> => {
    setBusy(true);
    await rematch(snapshot, own).catch((error: unknown) => setProblem(errorWords(error)));
    setBusy(false);
  };
  const result = resultText(snapshot, { title, link: watchLink(location.origin, matchId) });
  return (
    <footer className="score-actions">
      {problem && <p className="problem" role="alert">{problem}</p>}
      <div className="row next">
        {own >= 0 && (
          <button type="button" className="button go" disabled={busy} onClick={() => void again()}>{words.scores.rematch}</button>
        )}
        <Dialog.Close className="button dark">{words.scores.look}</Dialog.Close>
      </div>
      <div className="row">
        <Share text={result} />
        <button type="button" className="button plain" onClick={() => navigate('/', NEW_TABLE)}>{words.scores.again}</button>
        <a className="button plain" href="/" onClick={follow}>{words.back}</a>
      </div>
      {own >= 0 && needsInvitation(snapshot, own) && <p className="quiet">{words.scores.rematchHint}</p>}
    </footer>
  );
}

/** Hands the result to the device's own way of sharing, or copies it where there is none. */
function Share({ text }: { readonly text: string }): ReactNode {
  if (!('share' in navigator)) return <CopyButton className="button dark" label={words.scores.copy} text={text} />;
  return (
    <button type="button" className="button dark" onClick={() => void navigator.share({ text }).catch(() => undefined)}>
      <Glyph name="share" size={16} /> {words.scores.share}
    </button>
  );
}
