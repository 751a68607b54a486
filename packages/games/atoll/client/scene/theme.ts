import { palette } from '@atoll/art';
import { pageContrast } from '@atoll/table-kit/table/canvas/drawing/mark-theme.ts';

/** How the abundance steps of a card are drawn. */
export interface StepsTheme {
  readonly low: string;
  readonly mid: string;
  readonly high: string;
  /** Lines between the steps; '' for none. */
  readonly rule: string;
  readonly ruleWidth: number;
}

const plain: StepsTheme = { ...palette.levels, rule: '', ruleWidth: 0 };
const strong: StepsTheme = {
  low: '#ffffff',
  mid: '#ffffff',
  high: '#ffd98c',
  rule: '#000000',
  ruleWidth: 2,
};

export const stepsTheme = (): StepsTheme => (pageContrast() === 'high' ? strong : plain);
