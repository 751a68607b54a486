import type { ReactNode } from 'react';
import { PAY_WITH, type PayWith } from '../present/auto.ts';
import type { AtollTerm } from '../words/glossary.ts';
import { words } from '../words/interface.ts';
import { Icon } from './icon.tsx';
import { term } from './icon-terms.ts';

const TERMS = { kind: 'payKind', scales: 'payScales', ask: 'payAsk' } as const satisfies Record<PayWith, AtollTerm>;

/** How prices are paid while fish scales could stand in: each press goes on to the next way, which is remembered. */
export function PayButton({ pay, onPay }: { readonly pay: PayWith; readonly onPay: (way: PayWith) => void }): ReactNode {
  const next = PAY_WITH[(PAY_WITH.indexOf(pay) + 1) % PAY_WITH.length] ?? 'kind';
  return (
    <button type="button" className="at-act calm at-pay" {...term(TERMS[pay])} onClick={() => onPay(next)}>
      <Icon name="scale" size={16} /><span>{words.payWith[pay]}</span>
    </button>
  );
}
