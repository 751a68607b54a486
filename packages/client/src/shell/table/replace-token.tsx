import type { ReactNode } from 'react';
import { useState } from 'react';
import { newToken } from '../../net/new-token.ts';
import type { LiveSession } from '../../net/live-session.ts';
import { reasonWords, words } from '../../words/index.ts';

/** Makes every link to the own seat worthless that anybody may have got hold of. */
export function ReplaceToken({ table }: { readonly table: LiveSession }): ReactNode {
  const [told, setTold] = useState<string>();
  const [busy, setBusy] = useState(false);
  const replace = async () => {
    setBusy(true);
    const answer = await table.replaceToken(newToken());
    setTold(answer.ok ? words.menu.replaced : reasonWords(answer.reasons));
    setBusy(false);
  };
  return (
    <div className="menu-line">
      <button
        type="button"
        className="button dark small"
        disabled={busy}
        onClick={() => void replace()}
      >
        {words.menu.replace}
      </button>
      <p className="quiet" role="status">
        {told ?? words.menu.replaceHint}
      </p>
    </div>
  );
}
