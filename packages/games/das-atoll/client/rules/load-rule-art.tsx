import { useMemo, type ReactNode } from 'react';
import type { RuleArt } from '@atoll/table-kit/table/rule-art.ts';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import { dasIcons } from '../icons.ts';
import { loadRuleWords } from '../words/das-locale.ts';
import './figures.css';
import { lanePicture, SHOWN } from './lane-picture.ts';

const { x, y, width, height } = SHOWN;

/** The drawings of Das Atoll for its rules, in one language. */
export async function loadRuleArt(locale: Locale): Promise<RuleArt> {
  const { icons, lane } = await loadRuleWords(locale);
  const Lane = (): ReactNode => {
    const html = useMemo(lanePicture, []);
    return (
      <figure className="das-figure">
        <svg
          viewBox={`${x} ${y} ${width} ${height}`}
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: html }}
        />
        <figcaption>{lane}</figcaption>
      </figure>
    );
  };
  return { icons: dasIcons, words: icons, figures: { lane: Lane } };
}
