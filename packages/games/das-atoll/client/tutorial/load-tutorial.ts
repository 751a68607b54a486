import type { Tutorial } from '@atoll/table-kit/table/tutorial.ts';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import { loadTutorialWords } from '../words/das-locale.ts';
import { chaptersIn } from './chapters.ts';

/** The first match of Das Atoll in a language. */
export async function loadTutorial(locale: Locale): Promise<Tutorial> {
  const words = await loadTutorialWords(locale);
  return { chapters: chaptersIn(words), lost: words.lost };
}
