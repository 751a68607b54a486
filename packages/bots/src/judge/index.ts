export { resultOf, shares, weigh, knownForecast } from './forecast.ts';
export { hindsightOf, type HindsightPoint } from './hindsight.ts';
export { knownTo, pastMatchOf } from './past-match.ts';
export { forecastMatch, type MatchForecast } from './match-forecast.ts';
export { missesOf, type Effect, type Miss } from './misses.ts';
