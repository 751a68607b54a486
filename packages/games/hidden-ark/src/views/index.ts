export { columnsOf, piecePrices, type ColumnPay, type ColumnView } from './boards.ts';
export { isFreeChoice, questionOf, type QuestionKind } from './question.ts';
export { rescueQuote, type RescueQuote } from './rescues.ts';
export { isInFirstStep, isInSecondStep, isMatchOver, isPlacing, isTaking } from './steps.ts';
export { barrierAt, routeBy, routesOf, type Route } from './routes.ts';
export {
  awardRaces,
  commonStanding,
  pointsNow,
  sheetNow,
  tideOf,
  type AwardRace,
} from './standing.ts';
