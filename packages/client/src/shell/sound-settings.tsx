import type { ReactNode } from 'react';
import { play } from '../sound/speaker.ts';
import { Slider } from '../ui/slider.tsx';
import { changeSettings, useSettings, VOLUME_STEP } from '../settings/use-settings.ts';
import { useLocale } from '../words/use-locale.ts';

/** How loud one's turn and the table are; each change is heard at once. */
export function SoundSettings(): ReactNode {
  const { words } = useLocale();
  const { turnVolume, tableVolume } = useSettings();
  const { volume } = words.settings;
  return (
    <>
      <Slider
        label={words.settings.turnVolume}
        hint={words.settings.turnVolumeHint}
        value={turnVolume}
        step={VOLUME_STEP}
        word={volume}
        onChange={(value) => {
          changeSettings({ turnVolume: value });
          play('turn', value);
        }}
      />
      <Slider
        label={words.settings.tableVolume}
        hint={words.settings.tableVolumeHint}
        value={tableVolume}
        step={VOLUME_STEP}
        word={volume}
        onChange={(value) => {
          changeSettings({ tableVolume: value });
          play('place', value);
        }}
      />
    </>
  );
}
