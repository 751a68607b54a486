import { type ReactNode, useId, useState } from 'react';
import { CopyButton } from '@atoll/table-kit/ui/copy-button.tsx';
import type { NotifyWords } from '@atoll/table-kit/words/load-page-words.ts';

interface WebhookFormProps {
  readonly words: NotifyWords;
  /** The host of the active webhook. */
  readonly host: string | undefined;
  /** The secret that its messages are signed with, right after it was started; or ''. */
  readonly secret: string;
  readonly busy: boolean;
  readonly onBegin: (url: string) => void;
}

/** The webhook address, and the secret that proves the sender. */
export function WebhookForm({ words, host, secret, busy, onBegin }: WebhookFormProps): ReactNode {
  const [url, setUrl] = useState('');
  const id = useId();
  const isUrl = URL.canParse(url.trim());
  return (
    <section>
      <h3>{words.webhook}</h3>
      {host !== undefined && <p>{words.webhookOn(host)}</p>}
      {secret !== '' && (
        <>
          <p>{words.secret}</p>
          <p className="notices-secret" translate="no">
            {secret}
          </p>
          <CopyButton className="button small" label={words.copy} text={secret} />
        </>
      )}
      {host === undefined && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onBegin(url.trim());
          }}
        >
          <label htmlFor={id}>{words.field}</label>
          <input
            id={id}
            className="input"
            type="url"
            value={url}
            placeholder={words.example}
            autoCapitalize="off"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setUrl(event.target.value)}
          />
          <p className="quiet">{words.webhookHint}</p>
          <button type="submit" className="button small" disabled={busy || !isUrl}>
            {words.begin}
          </button>
        </form>
      )}
    </section>
  );
}
