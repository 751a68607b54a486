import type { ReactNode } from 'react';
import { words } from '../words/index.ts';
import { Choice } from './parts/choice.tsx';
import { ANIMATIONS, changeSettings, PACES, RENDERERS, TEXT_SIZES, useSettings } from './settings.ts';

/** What a person may set for this browser; each change holds at once. */
export function SettingsForm(): ReactNode {
  const { animation, pace, textSize, renderer } = useSettings();
  const { animations, paces, percent, renderers } = words.settings;
  return (
    <div className="settings">
      <Choice label={words.settings.animation} values={ANIMATIONS} value={animation} word={(value) => animations[value]}
        onChange={(value) => changeSettings({ animation: value })} />
      <Choice label={words.settings.pace} hint={words.settings.paceHint} values={PACES} value={pace as typeof PACES[number]}
        word={(value) => paces[value]} onChange={(value) => changeSettings({ pace: value })} />
      <Choice label={words.settings.text} values={TEXT_SIZES} value={textSize as typeof TEXT_SIZES[number]} word={percent}
        onChange={(value) => changeSettings({ textSize: value })} />
      <Choice label={words.settings.renderer} hint={words.settings.rendererHint} values={RENDERERS} value={renderer}
        word={(value) => renderers[value]} onChange={(value) => changeSettings({ renderer: value })} />
    </div>
  );
}
