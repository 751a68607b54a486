import type { ReactNode } from 'react';
import { loadStandInWords } from '@atoll/table-kit/words/load-table-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { useMenuWords } from '../menu-words-context.ts';
import { awaySeats, decidersFor } from './absence.ts';
import { handOver, useAsking, type StandInProps } from '../seat-asking.ts';
import { useStandInAsking } from './use-stand-in-asking.ts';

interface StandInMenuProps extends StandInProps {
  readonly onDone: () => void;
}

/** In the menu: lets a bot play for the own seat, or for any absent person. */
export function StandInMenu(props: StandInMenuProps): ReactNode {
  const { state, snapshot } = props;
  const own = state.seat;
  if (snapshot.phase !== 'playing' || own < 0) return null;
  return (
    <>
      {awaySeats(snapshot)
        .filter((seat) => decidersFor(snapshot, seat).includes(own))
        .map((seat) => (
          <ForOther key={seat} {...props} seat={seat} />
        ))}
      {snapshot.seats[own]?.standIn === '' && <ForMe {...props} />}
    </>
  );
}

function ForOther({
  table,
  snapshot,
  seat,
  onDone,
}: StandInMenuProps & { readonly seat: number }): ReactNode {
  const { standIn: menu } = useMenuWords();
  const words = useLaterWords(loadStandInWords);
  const { problem, busy, ask } = useStandInAsking(table, words, { onDone });
  const name = snapshot.seats[seat]?.name ?? '';
  if (!words) return null;
  return (
    <div className="menu-line">
      <button
        type="button"
        className="button dark small"
        disabled={busy}
        onClick={() => ask({ do: 'propose', seat })}
      >
        {decidersFor(snapshot, seat).length > 1 ? words.proposeOf(name) : menu.handOverOf(name)}
      </button>
      <p className="quiet">{menu.away(name)}</p>
      <Problem text={problem} />
    </div>
  );
}

function ForMe({ table, state, snapshot, onDone }: StandInMenuProps): ReactNode {
  const locale = useLocale();
  const { standIn: menu } = useMenuWords();
  const { problem, ask } = useAsking(onDone);
  return (
    <div className="menu-line">
      <button
        type="button"
        className="button dark small"
        onClick={() => ask(handOver(locale, table, snapshot.game, state.seat))}
      >
        {menu.forMe}
      </button>
      <p className="quiet">{menu.forMeHint}</p>
      <Problem text={problem} />
    </div>
  );
}

const Problem = ({ text }: { readonly text: string | undefined }): ReactNode =>
  text !== undefined && (
    <p className="problem" role="alert">
      {text}
    </p>
  );
