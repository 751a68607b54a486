import { CODE_LENGTH, LONG_CODE_LENGTH } from '@atoll/protocol';
import type { ReactNode, Ref } from 'react';
import { useId } from 'react';
import { readCode, type TypedCode } from './code.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

interface CodeFieldProps {
  readonly value: string;
  readonly onChange: (typed: TypedCode) => void;
  readonly problem?: string | undefined;
  readonly field: Ref<HTMLInputElement>;
  /** The button at the end of the line. */
  readonly children: ReactNode;
}

/**
 * One field that looks like six boxes, or twelve with more characters; a pasted link is reduced to
 * its code.
 */
export function CodeField({
  value,
  onChange,
  problem,
  field,
  children,
}: CodeFieldProps): ReactNode {
  const { words } = useLocale();
  const id = useId();
  const long = value.length > CODE_LENGTH;
  const count = long ? LONG_CODE_LENGTH : CODE_LENGTH;
  return (
    <div className="field">
      <label htmlFor={id}>{words.lobby.codeLabel}</label>
      <div className="code-line">
        <div className="code-field">
          <input
            id={id}
            ref={field}
            value={value}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-describedby={`${id}-hint`}
            aria-invalid={problem !== undefined}
            onChange={(event) => onChange(readCode(event.target.value))}
            onPaste={(event) => {
              event.preventDefault();
              onChange(readCode(event.clipboardData.getData('text')));
            }}
          />
          <span className={`code-boxes ${long ? 'long' : ''}`} aria-hidden="true">
            {Array.from({ length: count }, (_, index) => (
              <i key={index} className={index === Math.min(value.length, count - 1) ? 'next' : ''}>
                {value[index]}
              </i>
            ))}
          </span>
        </div>
        {children}
      </div>
      <p
        id={`${id}-hint`}
        className={problem ? 'problem' : 'hidden'}
        role={problem ? 'alert' : undefined}
      >
        {problem ?? words.lobby.codeHint}
      </p>
    </div>
  );
}
