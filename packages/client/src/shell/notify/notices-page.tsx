import { useEffect, useRef, type ReactNode } from 'react';
import { loadNotifyWords } from '@atoll/table-kit/words/load-page-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { NoticesForm } from './notices-form.tsx';

interface NoticesPageProps {
  readonly matchId: string;
  readonly onBack: () => void;
}

/** Replaces the menu: the notification settings of this device. */
export function NoticesPage({ matchId, onBack }: NoticesPageProps): ReactNode {
  const locale = useLocale();
  const words = useLaterWords(loadNotifyWords);
  const heading = useRef<HTMLHeadingElement>(null);
  const isHere = words !== undefined;
  useEffect(() => heading.current?.focus(), [isHere]);
  if (!words) return <p role="status">{locale.words.loading}</p>;
  return (
    <section aria-label={words.open}>
      <h3 ref={heading} tabIndex={-1}>
        {words.open}
      </h3>
      <NoticesForm words={words} matchId={matchId} />
      <p>
        <button type="button" className="button dark small" onClick={onBack}>
          {words.back}
        </button>
      </p>
    </section>
  );
}
