import type { ReactNode } from 'react';
import { CopyButton } from '@atoll/table-kit/ui/copy-button.tsx';
import { Glyph } from '@atoll/table-kit/ui/drawing.tsx';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

interface ShareButtonProps {
  readonly text: string;
  readonly className: string;
}

/** Passes a result to the device's share dialog, or copies it where there is none. */
export function ShareButton({ text, className }: ShareButtonProps): ReactNode {
  const { words } = useLocale();
  if (!('share' in navigator))
    return <CopyButton className={className} label={words.scores.copy} text={text} />;
  return (
    <button
      type="button"
      className={className}
      onClick={() => void navigator.share({ text }).catch(() => undefined)}
    >
      <Glyph name="share" size={16} /> {words.scores.share}
    </button>
  );
}
