import { TILES } from '../../src/cards/index.ts';
import type { ReactNode } from 'react';
import type { RuleArt } from '@atoll/table-kit/table/rule-art.ts';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import { FishPaper } from '../gallery/fish-paper.tsx';
import { arkIcons } from '../icons.ts';
import { loadArkLocale, loadRuleWords, speaking } from '../words/ark-locale.ts';
import './figures.css';

/** A tile that asks for several things. */
const TILE = TILES.find(({ needs }) => needs === 'vessels');

/** The drawings of Hidden Ark for its rules, in one language. */
export async function loadRuleArt(locale: Locale): Promise<RuleArt> {
  const [ark, { icons, fish }] = await Promise.all([loadArkLocale(locale), loadRuleWords(locale)]);
  const Fish = (): ReactNode => (
    <figure className="ark-figure">
      {TILE !== undefined && <FishPaper tile={TILE} />}
      <figcaption>{fish}</figcaption>
    </figure>
  );
  return { icons: arkIcons, words: icons, figures: { fish: speaking(ark, Fish) } };
}
