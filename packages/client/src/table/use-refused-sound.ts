import { useEffect } from 'react';
import { play } from '../sound/speaker.ts';

/** Lets it be heard that something cannot be done, whenever a refusal is told; '' or undefined is none. */
export function useRefusedSound(refusal: string | undefined, volume: number): void {
  const told = refusal ?? '';
  useEffect(() => {
    if (told !== '') play('refused', volume);
    // a louder setting is no new refusal
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [told]);
}
