import type { ReactNode } from 'react';
import { Glyph } from '@atoll/table-kit/ui/drawing.tsx';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

/** An introduction for first-time visitors. */
export const HowItWorks = (): ReactNode => {
  const { words } = useLocale();
  return (
    <section>
      <h2>{words.lobby.how}</h2>
      <ul className="how">
        {[...words.lobby.howTo, { icon: 'lock', text: words.lobby.recoveryUse } as const].map(
          ({ icon, text }) => (
            <li key={icon}>
              <Glyph name={icon} size={20} /> {text}
            </li>
          ),
        )}
      </ul>
    </section>
  );
};
