import * as Switch from '@radix-ui/react-switch';
import type { ReactNode } from 'react';
import { useId } from 'react';

interface ToggleProps {
  readonly label: string;
  readonly hint: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly disabled?: boolean;
}

/** A line with a switch at its end. */
export function Toggle({ label, hint, on, onChange, disabled = false }: ToggleProps): ReactNode {
  const id = useId();
  return (
    <div className="toggle">
      <label htmlFor={id}>
        <b>{label}</b>
        <small id={`${id}-hint`}>{hint}</small>
      </label>
      <Switch.Root
        id={id}
        className="switch"
        checked={on}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-label={label}
        aria-describedby={`${id}-hint`}
      >
        <Switch.Thumb className="switch-thumb" />
      </Switch.Root>
    </div>
  );
}
