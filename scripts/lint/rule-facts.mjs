/**
 * Figures and phases of the rules, which the client of a game asks of the rules and does not know
 * itself.
 */

const message =
  'The client knows no rule: export a function from the rules of the game, such as isLastRound(view).';
const compares = 'BinaryExpression[operator=/^([<>]=?|[!=]==)$/]';
const counts = '/^(level|placed|ply|sum|dots|chip|handSize|offers)$/';
/** 0 stands for none. */
const figure = 'Literal[raw=/^[1-9]/]';
/** 1 tells a match of one seat from a match between seats. */
const seats = 'Literal[raw=/^([3-9]|\\d\\d)/]';

export const ruleFactSyntax = [
  `${compares}:has(> MemberExpression[property.name='round']):has(> Literal)`,
  `${compares}:has(> Identifier[name='round']):has(> Literal)`,
  `${compares}:has(> MemberExpression[property.name=${counts}]):has(> ${figure})`,
  `${compares}:has(> Identifier[name=${counts}]):has(> ${figure})`,
  `${compares}:has(> Identifier[name=/^(seats|players)$/]):has(> ${seats})`,
  `${compares}:has(> MemberExpression[property.name='length'][object.name=/^(seats|players)$/]):has(> ${seats})`,
  `${compares}:has(> MemberExpression[property.name='length'][object.property.name=/^(seats|players)$/]):has(> ${seats})`,
  `${compares}:has(> MemberExpression[property.name='phase'][object.name!='snapshot']):has(> Literal)`,
  `${compares}:has(> Identifier[name='phase']):has(> Literal)`,
  `CallExpression[callee.property.name='includes']:has(> MemberExpression[property.name='phase'])`,
].map((selector) => ({ selector, message }));
