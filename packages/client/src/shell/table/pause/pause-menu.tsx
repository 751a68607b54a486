import type { TableClockData } from '@atoll/protocol';
import { useState, type ReactNode } from 'react';
import { PickList } from '@atoll/table-kit/ui/pick-list.tsx';
import { loadClockWords } from '@atoll/table-kit/words/load-table-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { isReplaced } from '../absent/absence.ts';
import type { StandInProps } from '../seat-asking.ts';
import { endOfDay, lengthOf, lengthsOf, minutesText } from './pause-lengths.ts';
import { usePauseAsking } from './use-pause-asking.ts';

interface PauseMenuProps extends StandInProps {
  readonly onDone: () => void;
}

/** In the menu of a running match with a clock: proposes that all clocks stand for a while. */
export function PauseMenu(props: PauseMenuProps): ReactNode {
  const { state, snapshot } = props;
  const { clock, pause, phase } = snapshot;
  const mayPropose = phase === 'playing' && state.seat >= 0 && !isReplaced(snapshot, state.seat);
  return mayPropose && clock && !pause && <Proposal {...props} clock={clock} />;
}

function Proposal({
  table,
  clock,
  onDone,
}: PauseMenuProps & { readonly clock: TableClockData }): ReactNode {
  const { format } = useLocale();
  const words = useLaterWords(loadClockWords)?.pause;
  const { problem, busy, ask } = usePauseAsking(table, words, { onDone });
  const lengths = lengthsOf(clock);
  const [chosen, setChosen] = useState(lengths[0] ?? '');
  const [openedAt] = useState(() => Date.now());
  if (!words) return null;
  const isHoliday = clock.kind === 'days';
  return (
    <div className="menu-line menu-pause">
      <PickList
        label={words.length}
        hint={words.lengthHint}
        values={lengths}
        value={chosen}
        word={(value) =>
          isHoliday
            ? words.days(Number(value), format.day(endOfDay(Number(value), openedAt)))
            : minutesText(words, Number(value))
        }
        onChange={setChosen}
      />
      <button
        type="button"
        className="button dark small"
        disabled={busy}
        onClick={() => ask({ do: 'propose', length: lengthOf(clock, chosen, Date.now()) })}
      >
        {isHoliday ? words.proposeHoliday : words.propose}
      </button>
      <p className="quiet">{isHoliday ? words.proposeHolidayHint : words.proposeHint}</p>
      {problem !== undefined && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
