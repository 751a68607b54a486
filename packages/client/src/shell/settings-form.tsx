import type { ReactNode } from 'react';
import { Choice } from '../ui/choice.tsx';
import { PaceChoice } from './parts/pace-choice.tsx';
import {
  ANIMATIONS,
  ASK_FIRST,
  AUTO_PASS,
  changeSettings,
  CONTRASTS,
  FIRST_TIMES,
  LETTER_KEYS,
  RENDERERS,
  SHADES,
  TEXT_SIZES,
  useSettings,
} from '../settings/use-settings.ts';
import { LanguageChoice } from './parts/language-choice.tsx';
import { SoundSettings } from './sound-settings.tsx';
import { useLocale } from '../words/use-locale.ts';

/** What a person may set for this browser; each change holds at once. */
export function SettingsForm(): ReactNode {
  const { words } = useLocale();
  const { animation, letterKeys, firstTimes, askFirst, autoPass } = useSettings();
  const { animations } = words.settings;
  return (
    <div className="settings">
      <LanguageChoice />
      <Choice
        label={words.settings.animation}
        values={ANIMATIONS}
        value={animation}
        word={(value) => animations[value]}
        onChange={(value) => changeSettings({ animation: value })}
      />
      <Choice
        label={words.settings.askFirst}
        hint={words.settings.askFirstHint}
        values={ASK_FIRST}
        value={askFirst}
        word={(value) => words.settings.askFirsts[value]}
        onChange={(value) => changeSettings({ askFirst: value })}
      />
      <Choice
        label={words.settings.autoPass}
        hint={words.settings.autoPassHint}
        values={AUTO_PASS}
        value={autoPass}
        word={(value) => words.room[value]}
        onChange={(value) => changeSettings({ autoPass: value })}
      />
      <PaceChoice hint={words.settings.paceHint} />
      <SoundSettings />
      <LookSettings />
      <Choice
        label={words.settings.firstTimes}
        hint={words.settings.firstTimesHint}
        values={FIRST_TIMES}
        value={firstTimes}
        word={(value) => words.room[value]}
        onChange={(value) => changeSettings({ firstTimes: value })}
      />
      <Choice
        label={words.settings.letterKeys}
        hint={words.settings.letterKeysHint}
        values={LETTER_KEYS}
        value={letterKeys}
        word={(value) => words.room[value]}
        onChange={(value) => changeSettings({ letterKeys: value })}
      />
    </div>
  );
}

/** How everything looks. */
function LookSettings(): ReactNode {
  const { words } = useLocale();
  const { textSize, renderer, shade, contrast } = useSettings();
  return (
    <>
      <Choice
        label={words.settings.text}
        values={TEXT_SIZES}
        value={textSize as (typeof TEXT_SIZES)[number]}
        word={words.settings.percent}
        onChange={(value) => changeSettings({ textSize: value })}
      />
      <Choice
        label={words.settings.shade}
        hint={words.settings.shadeHint}
        values={SHADES}
        value={shade}
        word={(value) => words.settings.shades[value]}
        onChange={(value) => changeSettings({ shade: value })}
      />
      <Choice
        label={words.settings.contrast}
        values={CONTRASTS}
        value={contrast}
        word={(value) => words.settings.contrasts[value]}
        onChange={(value) => changeSettings({ contrast: value })}
      />
      <Choice
        label={words.settings.renderer}
        hint={words.settings.rendererHint}
        values={RENDERERS}
        value={renderer}
        word={(value) => words.settings.renderers[value]}
        onChange={(value) => changeSettings({ renderer: value })}
      />
    </>
  );
}
