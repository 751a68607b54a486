import { type ReactNode, useState } from 'react';
import { ApiError } from '../../net/api.ts';
import { PushRefused } from '../../net/device-notices.ts';
import type { NotifyWords } from '@atoll/table-kit/words/load-page-words.ts';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { errorWords } from '../error-words.ts';
import { ownNotices } from './own-notices.ts';
import { WebhookForm } from './webhook-form.tsx';
import './notices-form.css';

interface NoticesFormProps {
  readonly words: NotifyWords;
  /** The match whose table shows the form; missing elsewhere. */
  readonly matchId?: string;
}

/**
 * The notifications of this device while no page is open: two ways to start them, one to end them.
 */
export function NoticesForm({ words, matchId }: NoticesFormProps): ReactNode {
  const locale = useLocale();
  const [{ device, push, webhook }, setKept] = useState(ownNotices.kept);
  const [secret, setSecret] = useState('');
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  const run = async (change: () => Promise<string>): Promise<void> => {
    setBusy(true);
    setProblem('');
    setSaid('');
    try {
      setSaid(await change());
      const { device: begun, told: notified } = ownNotices.kept;
      if (begun !== '' && matchId !== undefined && !notified.includes(matchId))
        setProblem(words.full);
    } catch (error) {
      setProblem(problemWords(locale, words, error));
    }
    setKept(ownNotices.kept);
    setBusy(false);
  };
  const beginPush = async (): Promise<string> => {
    await ownNotices.beginPush();
    return words.begun;
  };
  const beginWebhook = async (url: string): Promise<string> => {
    setSecret(await ownNotices.beginWebhook(url));
    return words.begun;
  };
  const stop = async (): Promise<string> => {
    await ownNotices.stop();
    setSecret('');
    return words.stopped;
  };
  return (
    <div className="notices">
      <p>{words.about}</p>
      <p role="status">{said}</p>
      {problem !== '' && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {device !== '' && (
        <div>
          <button
            type="button"
            className="button main"
            disabled={busy}
            onClick={() => void run(stop)}
          >
            {words.stop}
          </button>
          <p className="quiet">{words.stopHint}</p>
        </div>
      )}
      <PushLine words={words} on={push} busy={busy} onBegin={() => void run(beginPush)} />
      <WebhookForm
        words={words}
        host={webhook && new URL(webhook.url).host}
        secret={secret}
        busy={busy}
        onBegin={(url) => void run(() => beginWebhook(url))}
      />
    </div>
  );
}

interface PushLineProps {
  readonly words: NotifyWords;
  readonly on: boolean;
  readonly busy: boolean;
  readonly onBegin: () => void;
}

/** Push messages of the browser. */
const PushLine = ({ words, on, busy, onBegin }: PushLineProps): ReactNode => {
  if (on) return <p>{words.pushOn}</p>;
  if (!ownNotices.canPush) return <p className="quiet">{words.noPush}</p>;
  return (
    <div>
      <button type="button" className="button small" disabled={busy} onClick={onBegin}>
        {words.push}
      </button>
      <p className="quiet">{words.pushHint}</p>
    </div>
  );
};

function problemWords(locale: Locale, words: NotifyWords, error: unknown): string {
  if (error instanceof PushRefused) return words.refused;
  const wrong = error instanceof ApiError && ['target-refused', 'malformed'].includes(error.code);
  return wrong ? words.wrong : errorWords(locale, error);
}
