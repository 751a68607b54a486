import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import type { ConnectionStatus } from '../../table-host.ts';
import { words } from '../../words/index.ts';
import { follow } from '../route.ts';

interface ConnectionBannerProps {
  readonly status: ConnectionStatus;
  readonly onRetry: () => void;
}

/** Says that the connection is lost, for as long as it is. */
export const ConnectionBanner = ({ status, onRetry }: ConnectionBannerProps): ReactNode => (
  <div className="banner-place" role="status">
    {status === 'lost' && (
      <p className="banner">
        {words.connection.lost} <button type="button" className="link" onClick={onRetry}>{words.connection.retry}</button>
      </p>
    )}
  </div>
);

interface ReplacedDialogProps {
  readonly open: boolean;
  readonly onTakeBack: () => void;
}

/** Stands over a table whose seat is played elsewhere now. It cannot be closed, only answered. */
export const ReplacedDialog = ({ open, onTakeBack }: ReplacedDialogProps): ReactNode => (
  <Dialog.Root open={open}>
    <Dialog.Portal>
      <Dialog.Overlay className="veil" />
      <Dialog.Content className="dialog grain" onEscapeKeyDown={(event) => event.preventDefault()}>
        <Dialog.Title>{words.connection.replaced}</Dialog.Title>
        <Dialog.Description>{words.connection.replacedText}</Dialog.Description>
        <p className="row">
          <button type="button" className="button go" onClick={onTakeBack}>{words.connection.takeBack}</button>
          <a className="button plain" href="/" onClick={follow}>{words.back}</a>
        </p>
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
);
