/** The parts of a card that may move on their own. */
export const PART = {
  pearl: 'pearl',
  slick: 'slick',
  symbiosis: 'symbiosis',
  fatigue: (index: number): string => `fatigue:${index}`,
  colony: (side: string): string => `colony:${side}`,
} as const;
