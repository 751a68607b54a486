import { useMemo } from 'react';
import type { Settings } from '@atoll/table-kit/settings/settings.ts';
import { useSettings } from '@atoll/table-kit/settings/use-settings.ts';
import type { BotPace } from './bot-pace.ts';

/** The settings with the speed of animations now: fast while the own turns follow one another. */
export function usePacedSettings(pace: {
  readonly botPace: BotPace;
  readonly lastIn: boolean;
}): Settings {
  const usual = useSettings();
  const { botPace, lastIn } = pace;
  return useMemo(() => {
    if (botPace === 'fast') return { ...usual, animation: 0 };
    return lastIn && usual.animation === 1 ? { ...usual, animation: 2 } : usual;
  }, [usual, botPace, lastIn]);
}
