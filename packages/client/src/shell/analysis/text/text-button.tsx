import { useState, type ReactNode } from 'react';
import { lazyWithRetry } from '@atoll/table-kit/late/lazy-with-retry.tsx';
import { SheetDialog } from '@atoll/table-kit/ui/dialog/dialog.tsx';
import { textOf, type Study, type StudyChange } from '../study/study.ts';
import type { AnalysisParts } from '../use-analysis-parts.ts';

const TextPanel = lazyWithRetry(async () => (await import('./text-panel.tsx')).TextPanel);

interface TextButtonProps {
  readonly parts: AnalysisParts;
  readonly study: Study;
  readonly change: (change: StudyChange) => void;
}

/** Opens the study as a text. */
export function TextButton({ parts, study, change }: TextButtonProps): ReactNode {
  const { entry, rules, words } = parts;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button second small" onClick={() => setOpen(true)}>
        {words.text}
      </button>
      <SheetDialog title={words.textTitle} open={isOpen} onClose={() => setOpen(false)}>
        <TextPanel
          parts={parts}
          initial={textOf({ id: entry.id, rules }, study.record)}
          onTake={(record) => {
            change({ do: 'replace', record, path: [] });
            setOpen(false);
          }}
        />
      </SheetDialog>
    </>
  );
}
