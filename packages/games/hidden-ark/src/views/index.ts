export { columnsOf, piecePrices, type ColumnPay, type ColumnView } from './boards.ts';
export { questionOf } from './question.ts';
export { rescueQuote, type RescueQuote } from './rescues.ts';
export { routeBy, routesOf, type Route } from './routes.ts';
export { awardRaces, commonStanding, pointsNow, tideOf, type AwardRace } from './standing.ts';
