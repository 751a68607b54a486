/** A number with a minus as a typographer sets it. */
export const figure = (points: number): string => String(points).replace('-', '−');

/** A change, with its sign. */
export const change = (points: number): string => (points > 0 ? `+${points}` : figure(points));
