import type { ReactNode } from 'react';
import { KeyRow } from '@atoll/table-kit/ui/dialog/keys-dialog.tsx';
import { loadReportWords } from '@atoll/table-kit/words/load-table-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';

/** The key of the report in a list of keys. */
export function ReportKeyRow({ name }: { readonly name: string }): ReactNode {
  const words = useLaterWords(loadReportWords);
  return words && <KeyRow name={name} meaning={words.key} />;
}
