import type { RuleArt } from '@atoll/table-kit/table/rule-art.ts';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import { steereIcons } from '../icons.ts';
import { StillBoard, type StillPosition } from '../panels/still-board.tsx';
import '../steere.css';
import { loadRuleWords } from '../words/steere-locale.ts';
import './figures.css';

/** A short match: Black has joined West and East. */
const WON: StillPosition = {
  size: 7,
  stones: '...B.W.BW.BB..WB...B.WWBW..B....W.....',
  path: ['black-west', 'a5', 'b5', 'c4', 'd4', 'e3', 'f3', 'g2', 'black-east'],
};

/** The drawings of Steere's Atoll for its rules, in one language. */
export async function loadRuleArt(locale: Locale): Promise<RuleArt> {
  const { icons, won } = await loadRuleWords(locale);
  const figures = {
    won: () => (
      <figure className="sa-figure">
        <StillBoard {...WON} />
        <figcaption>{won}</figcaption>
      </figure>
    ),
  };
  return { icons: steereIcons, words: icons, figures };
}
