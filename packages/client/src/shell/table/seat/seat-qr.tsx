import { useState, type ReactNode } from 'react';
import { QrCode } from '../../room/qr-code.tsx';
import { useMenuWords } from '../menu-words-context.ts';

/** The link of the own seat as a QR code for another device; shown on request. */
export function SeatQr({ link }: { readonly link: string }): ReactNode {
  const words = useMenuWords();
  const [shown, setShown] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button plain small"
        aria-expanded={shown}
        onClick={() => setShown(!shown)}
      >
        {shown ? words.seatQrHide : words.seatQr}
      </button>
      {shown && <QrCode text={link} label={words.seatQrLabel} />}
    </>
  );
}
