import { useEffect, useRef } from 'react';
import { playSound } from '@atoll/table-kit/sound/play-sound.ts';
import { weightiest } from '@atoll/table-kit/sound/table-sounds.ts';
import type { GameClient } from '@atoll/table-kit/table/game-client.ts';
import type { Settings } from '@atoll/table-kit/settings/settings.ts';
import type { TableSession } from '@atoll/table-kit/table/session/table-session.ts';

interface SoundInput {
  readonly game: GameClient;
  readonly settings: Settings;
  readonly own: number;
  /** It is the own seat's turn. */
  readonly mine: boolean;
  readonly over: boolean;
}

/**
 * Plays the sounds of a match: actions at the table, the own turn, and the end. Nothing from before
 * the page was opened is played.
 */
export function useSounds(table: TableSession, input: SoundInput): void {
  const latest = useRef(input);
  latest.current = input;
  useEffect(
    () =>
      table.onStep((step) => {
        const { game, settings, own } = latest.current;
        for (const sound of weightiest(game.sounds?.(step, own) ?? ['act']))
          playSound(sound, settings.tableVolume);
      }),
    [table],
  );

  const { mine, over } = input;
  const before = useRef({ mine, over });
  useEffect(() => {
    const { settings } = latest.current;
    if (mine && !before.current.mine && !over) playSound('turn', settings.turnVolume);
    if (over && !before.current.over) playSound('over', settings.tableVolume);
    before.current = { mine, over };
  }, [mine, over]);
}
