import type { ReactNode } from 'react';
import { loadSeatOfferWords } from '@atoll/table-kit/words/load-page-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { decidersFor } from '../table/absent/absence.ts';
import type { StandInProps } from '../table/seat-asking.ts';
import { useOfferAsking } from './use-offer-asking.ts';

interface OfferMenuProps extends StandInProps {
  readonly onDone: () => void;
}

/** In the menu: proposes to give the seat of an absent player to another person. */
export function OfferMenu(props: OfferMenuProps): ReactNode {
  const { state, snapshot } = props;
  const { phase, seats, seatOffer, daily } = snapshot;
  if (phase !== 'playing' || state.seat < 0 || seatOffer || daily) return null;
  return seats.map(({ kind, connected, conceded }, seat) => {
    const isGone = kind === 'person' && !connected && conceded === 0;
    const decides = isGone && decidersFor(snapshot, seat).includes(state.seat);
    return decides && <OfSeat key={seat} {...props} seat={seat} />;
  });
}

function OfSeat({
  table,
  snapshot,
  seat,
  onDone,
}: OfferMenuProps & { readonly seat: number }): ReactNode {
  const words = useLaterWords(loadSeatOfferWords);
  const { problem, busy, ask } = useOfferAsking(table, words, { onDone });
  if (!words) return null;
  return (
    <div className="menu-line">
      <button
        type="button"
        className="button dark small"
        disabled={busy}
        onClick={() => ask({ do: 'propose', seat })}
      >
        {words.open(snapshot.seats[seat]?.name ?? '')}
      </button>
      <p className="quiet">{words.openHint}</p>
      {problem !== undefined && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
