import type { ReactNode } from 'react';
import { play } from '@atoll/table-kit/sound/speaker.ts';
import { Slider } from '@atoll/table-kit/ui/slider.tsx';
import {
  changeSettings,
  useSettings,
  VOLUME_STEP,
} from '@atoll/table-kit/settings/use-settings.ts';
import type { SettingsWords } from '@atoll/table-kit/words/load-page-words.ts';

/** The volumes of the turn sound and the table; each change plays a sample. */
export function SoundSettings({ words }: { readonly words: SettingsWords }): ReactNode {
  const { turnVolume, tableVolume } = useSettings();
  const { volume } = words;
  return (
    <>
      <Slider
        label={words.turnVolume}
        hint={words.turnVolumeHint}
        value={turnVolume}
        step={VOLUME_STEP}
        word={volume}
        onChange={(value) => {
          changeSettings({ turnVolume: value });
          play('turn', value);
        }}
      />
      <Slider
        label={words.tableVolume}
        hint={words.tableVolumeHint}
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
