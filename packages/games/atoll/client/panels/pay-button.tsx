import type { ReactNode } from 'react';
import { TableButton } from '@atoll/table-kit/table/controls/choices/table-button.tsx';
import { PAY_WITH, type PayWith } from '../present/auto.ts';
import type { AtollTerm } from '../words/atoll-terms.ts';
import type { Payment } from './shared.ts';
import { useAtollLocale } from '../words/atoll-locale.ts';

const TERMS = { kind: 'payKind', scales: 'payScales', ask: 'payAsk' } as const satisfies Record<
  PayWith,
  AtollTerm
>;

const ICONS = { kind: 'coin', scales: 'scale', ask: 'help' } as const satisfies Record<
  PayWith,
  string
>;

/**
 * How prices are paid while fish scales could stand in: each press selects the next way, which is
 * stored.
 */
export function PayButton({ pay, onPay }: Payment): ReactNode {
  const { game } = useAtollLocale();
  const next = PAY_WITH[(PAY_WITH.indexOf(pay) + 1) % PAY_WITH.length] ?? 'kind';
  return (
    <TableButton
      className="at-pay"
      icon={ICONS[pay]}
      label={game.payWith[pay]}
      term={TERMS[pay]}
      onClick={() => onPay(next)}
    />
  );
}
