import type { ReactNode } from 'react';
import { lazyWithRetry } from '@atoll/table-kit/late/lazy-with-retry.tsx';
import { Choice } from '@atoll/table-kit/ui/choice.tsx';
import { PaceChoice } from './parts/pace-choice.tsx';
import {
  ANIMATIONS,
  ASK_FIRST,
  AUTO_PASS,
  changeSettings,
  COACH,
  CONTRASTS,
  FIRST_TIMES,
  LETTER_KEYS,
  RENDERERS,
  RESULTS,
  SHADES,
  TEXT_SIZES,
  useSettings,
} from '@atoll/table-kit/settings/use-settings.ts';
import { LanguageChoice } from './parts/language-choice.tsx';
import { SoundSettings } from './sound-settings.tsx';
import { loadSettingsWords, type SettingsWords } from '@atoll/table-kit/words/load-page-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

/** Needed by people who have played with others. */
const BlockedPlayers = lazyWithRetry(
  async () => (await import('./blocks/blocked-players.tsx')).BlockedPlayers,
);

/** The settings of a person for this browser; each change applies at once. */
export function SettingsForm(): ReactNode {
  const shell = useLocale().words;
  const words = useLaterWords(loadSettingsWords);
  const { animation, letterKeys, firstTimes, coach, askFirst, autoPass, results } = useSettings();
  if (!words) return <p role="status">{shell.loading}</p>;
  return (
    <div className="settings">
      <LanguageChoice words={words} />
      <Choice
        label={words.animation}
        values={ANIMATIONS}
        value={ANIMATIONS.find((each) => each === animation) ?? 1}
        word={(value) => words.animations[value]}
        onChange={(value) => changeSettings({ animation: value })}
      />
      <Choice
        label={words.askFirst}
        hint={words.askFirstHint}
        values={ASK_FIRST}
        value={askFirst}
        word={(value) => words.askFirsts[value]}
        onChange={(value) => changeSettings({ askFirst: value })}
      />
      <Choice
        label={words.autoPass}
        hint={words.autoPassHint}
        values={AUTO_PASS}
        value={autoPass}
        word={(value) => shell.room[value]}
        onChange={(value) => changeSettings({ autoPass: value })}
      />
      <Choice
        label={words.results}
        hint={words.resultsHint}
        values={RESULTS}
        value={results}
        word={(value) => words.resultKinds[value]}
        onChange={(value) => changeSettings({ results: value })}
      />
      <PaceChoice hint={shell.settings.paceHint} />
      <SoundSettings words={words} />
      <LookSettings words={words} />
      <Choice
        label={words.firstTimes}
        hint={words.firstTimesHint}
        values={FIRST_TIMES}
        value={firstTimes}
        word={(value) => shell.room[value]}
        onChange={(value) => changeSettings({ firstTimes: value })}
      />
      <Choice
        label={words.coach}
        hint={words.coachHint}
        values={COACH}
        value={coach}
        word={(value) => shell.room[value]}
        onChange={(value) => changeSettings({ coach: value })}
      />
      <Choice
        label={words.letterKeys}
        hint={words.letterKeysHint}
        values={LETTER_KEYS}
        value={letterKeys}
        word={(value) => shell.room[value]}
        onChange={(value) => changeSettings({ letterKeys: value })}
      />
      <BlockedPlayers />
    </div>
  );
}

/** The settings of the look. */
function LookSettings({ words }: { readonly words: SettingsWords }): ReactNode {
  const { textSize, renderer, shade, contrast } = useSettings();
  return (
    <>
      <Choice
        label={words.text}
        values={TEXT_SIZES}
        value={textSize}
        word={words.percent}
        onChange={(value) => changeSettings({ textSize: value })}
      />
      <Choice
        label={words.shade}
        hint={words.shadeHint}
        values={SHADES}
        value={shade}
        word={(value) => words.shades[value]}
        onChange={(value) => changeSettings({ shade: value })}
      />
      <Choice
        label={words.contrast}
        values={CONTRASTS}
        value={contrast}
        word={(value) => words.contrasts[value]}
        onChange={(value) => changeSettings({ contrast: value })}
      />
      <Choice
        label={words.renderer}
        hint={words.rendererHint}
        values={RENDERERS}
        value={renderer}
        word={(value) => words.renderers[value]}
        onChange={(value) => changeSettings({ renderer: value })}
      />
    </>
  );
}
