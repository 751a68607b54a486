import { useEffect, useState, type ReactNode } from 'react';

interface PlayOnButtonProps {
  readonly label: string;
  /** Why it is disabled here; '' when it is enabled. */
  readonly refused: string;
  /** Resolves to an error text on failure. */
  readonly onPress: () => Promise<string | undefined>;
}

/** Continues from the shown position; when refused, a press shows the reason. */
export function PlayOnButton({ label, refused, onPress }: PlayOnButtonProps): ReactNode {
  const [shown, show] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => show(''), [refused]);
  const press = async (): Promise<void> => {
    if (refused !== '') return show(refused);
    setBusy(true);
    show((await onPress()) ?? '');
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
      {shown !== '' && (
        <span role="alert" className="replay-refused">
          {shown}
        </span>
      )}
    </>
  );
}
