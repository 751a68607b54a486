/** The uses of a match's random numbers, by the purpose that the rules give them. */
export type DrawWords = Readonly<Record<string, string>>;
