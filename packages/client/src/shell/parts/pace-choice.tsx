import type { ReactNode } from 'react';
import { changeSettings, PACES, useSettings } from '@atoll/table-kit/settings/use-settings.ts';
import { Choice } from '@atoll/table-kit/ui/choice.tsx';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

/**
 * The pace of bots at the tables of this person; each change applies at once, also at a running
 * table.
 */
export function PaceChoice({ hint }: { readonly hint: string }): ReactNode {
  const { words } = useLocale();
  const { pace } = useSettings();
  return (
    <Choice
      label={words.settings.pace}
      hint={hint}
      values={PACES}
      value={pace}
      word={(value) => words.settings.paces[value]}
      onChange={(value) => changeSettings({ pace: value })}
    />
  );
}
