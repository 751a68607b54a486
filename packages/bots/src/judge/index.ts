export { resultOf, shares, weigh, type ForecastUnit, knownForecast } from './forecast.ts';
export { hindsightOf, type HindsightPoint } from './hindsight.ts';
export { knownTo, pastMatchOf, type PastMatch } from './past-match.ts';
export { forecastMatch, type Decided, type MatchForecast } from './match-forecast.ts';
export { missesOf, type Effect, type Miss } from './misses.ts';
