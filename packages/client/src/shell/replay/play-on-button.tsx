import { useEffect, useState, type ReactNode } from 'react';

interface PlayOnButtonProps {
  readonly label: string;
  /** Why it does nothing here; '' where it does. */
  readonly refused: string;
  /** Resolves to what went wrong, in words, if anything did. */
  readonly onPress: () => Promise<string | undefined>;
}

/** Goes on from the moment that is shown; says why it does nothing, where it does nothing. */
export function PlayOnButton({ label, refused, onPress }: PlayOnButtonProps): ReactNode {
  const [told, tell] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => tell(''), [refused]);
  const press = async (): Promise<void> => {
    if (refused !== '') return tell(refused);
    setBusy(true);
    tell((await onPress()) ?? '');
    setBusy(false);
  };
  return (
    <>
      <button
        type="button"
        className="button second small"
        aria-disabled={refused !== ''}
        disabled={busy}
        onClick={() => void press()}
      >
        {label}
      </button>
      {told !== '' && (
        <span role="alert" className="replay-refused">
          {told}
        </span>
      )}
    </>
  );
}
