import type { Formats } from '@atoll/engine';
import type { MatchForecast } from '@atoll/bots/judge';

type Unit = MatchForecast['unit'];

/** A forecast in whole percent or points. */
export const valueText = (format: Formats, unit: Unit, value: number): string =>
  unit === 'wins' ? format.percent(Math.round(value * 100)) : format.whole(Math.round(value));

/** A change of a forecast in whole percent or points, with its sign. */
export function changeText(format: Formats, unit: Unit, change: number): string {
  if (unit === 'points') return format.signed(Math.round(change));
  const hundredths = Math.round(change * 100);
  const sign = hundredths > 0 ? '+' : hundredths < 0 ? '−' : '';
  return `${sign}${format.percent(Math.abs(hundredths))}`;
}
