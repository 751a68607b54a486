import type { ReactNode } from 'react';
import { useState } from 'react';
import { copyText } from './copy.ts';
import { Glyph } from './drawing.tsx';
import { useLocale } from '../words/use-locale.ts';

interface CopyButtonProps {
  readonly label: string;
  readonly text: string;
  readonly className: string;
}

/** Copies a text and confirms it in its own label until the pointer or the focus leaves it. */
export function CopyButton({ label, text, className }: CopyButtonProps): ReactNode {
  const { words } = useLocale();
  const [copied, setCopied] = useState<string>();
  const done = copied === text;
  return (
    <button
      type="button"
      className={className}
      onClick={() => void copyText(text).then(() => setCopied(text))}
      onBlur={() => setCopied(undefined)}
      onPointerLeave={() => setCopied(undefined)}
    >
      <Glyph name={done ? 'check' : 'copy'} size={16} />
      <span aria-live="polite">{done ? words.room.copied : label}</span>
    </button>
  );
}
