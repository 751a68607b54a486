import type { ReactNode } from 'react';
import type { GameOption } from '@atoll/table-kit/table/game-entry.ts';
import { optionState, type OptionSetting } from '../options.ts';
import { Choice } from '@atoll/table-kit/ui/choice.tsx';
import { Toggle } from '@atoll/table-kit/ui/toggle.tsx';

interface OptionFieldProps {
  readonly option: GameOption;
  readonly of: OptionSetting;
  readonly onChange: (value: string | number | boolean) => void;
}

/** An option of a game, as the host sets it. */
export function OptionField({ option, of, onChange }: OptionFieldProps): ReactNode {
  if (option.kind !== 'choice') {
    const { on, hint, fixed } = optionState(option, of);
    return <Toggle label={option.label} hint={hint} on={on} disabled={fixed} onChange={onChange} />;
  }
  const { label, hint, values, initial, key } = option;
  return (
    <div className="toggle">
      <Choice
        label={label}
        hint={hint}
        values={values.map(({ value }) => value)}
        value={values.find(({ value }) => value === of.options[key])?.value ?? initial}
        word={(each) => values.find(({ value }) => value === each)?.label ?? String(each)}
        onChange={onChange}
      />
    </div>
  );
}
