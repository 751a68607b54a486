import type { ReactNode } from 'react';
import { inviteLink } from '../../net/seats/seats.ts';
import { CopyButton } from '@atoll/table-kit/ui/copy-button.tsx';
import { Glyph } from '@atoll/table-kit/ui/drawing.tsx';
import { QrCode } from './qr-code.tsx';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

interface InviteCardProps {
  /** Short, for reading out. */
  readonly code: string;
  /** Long, for the link. */
  readonly longCode: string;
}

/** The code of the table in large letters, with every way to share it. */
export function InviteCard({ code, longCode }: InviteCardProps): ReactNode {
  const { words } = useLocale();
  const link = inviteLink(location.origin, longCode);
  const canShare = 'share' in navigator;
  return (
    <div className="invite-card">
      <QrCode text={link} label={words.room.qr} />
      <div>
        <p className="code" data-testid="code" translate="no">
          {code}
        </p>
        <div className="row">
          {canShare && (
            <button
              type="button"
              className="button dark small"
              onClick={() =>
                void navigator
                  .share({ text: words.room.shareText, url: link })
                  .catch(() => undefined)
              }
            >
              <Glyph name="share" size={16} /> {words.room.share}
            </button>
          )}
          <CopyButton className="button dark small" label={words.room.copy} text={link} />
        </div>
      </div>
    </div>
  );
}
