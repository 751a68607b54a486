import type { ReactNode } from 'react';
import { words } from '../../words/index.ts';
import { Glyph } from '../../ui/drawing.tsx';

/** What a person who comes here for the first time wants to know. */
export const HowItWorks = (): ReactNode => (
  <section>
    <h2>{words.lobby.how}</h2>
    <ul className="how">
      {words.lobby.howTo.map(({ icon, text }) => (
        <li key={icon}>
          <Glyph name={icon} size={20} /> {text}
        </li>
      ))}
    </ul>
  </section>
);
