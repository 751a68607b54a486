import { useEffect, useEffectEvent } from 'react';
import { playSound } from '../../sound/play-sound.ts';

/** Plays a sound whenever a refusal is shown; '' or undefined is none. */
export function useRefusedSound(refusal: string | undefined, volume: number): void {
  const shown = refusal ?? '';
  // a louder setting is no new refusal
  const sound = useEffectEvent(() => playSound('refused', volume));
  useEffect(() => {
    if (shown !== '') sound();
  }, [shown]);
}
