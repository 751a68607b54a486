import { palette } from '@atoll/art';

/** How the canvas draws what is not baked: marks, steps and the rims of cards. */
export interface SceneTheme {
  /** Legal targets and what is chosen. */
  readonly candle: string;
  /** Width of the rim of a legal cell, and how much of it is dashes: 1 is none, a full line. */
  readonly cell: { readonly stroke: number; readonly line: 'dashed' | 'full' };
  readonly halo: 'soft' | 'none';
  /** The disc with its plus sign in a legal cell. */
  readonly disc: { readonly fill: string; readonly plus: string };
  readonly steps: { readonly low: string; readonly mid: string; readonly high: string; readonly rule: string; readonly ruleWidth: number };
  /** White lines around cards: one for animals, two for corals. */
  readonly rim: 'paper' | 'lines';
}

const plain: SceneTheme = {
  candle: palette.candle,
  cell: { stroke: 3, line: 'dashed' },
  halo: 'soft',
  disc: { fill: palette.ink, plus: palette.candle },
  steps: { ...palette.levels, rule: '', ruleWidth: 0 },
  rim: 'paper',
};

const strong: SceneTheme = {
  candle: '#ffd400',
  cell: { stroke: 4, line: 'full' },
  halo: 'none',
  disc: { fill: '#ffd400', plus: '#000000' },
  steps: { low: '#ffffff', mid: '#ffffff', high: '#ffd98c', rule: '#000000', ruleWidth: 2 },
  rim: 'lines',
};

/** The theme of the page, which style sheets read at the same place; a scene is built anew when it changes. */
export const sceneTheme = (): SceneTheme => (document.documentElement.dataset['contrast'] === 'high' ? strong : plain);
