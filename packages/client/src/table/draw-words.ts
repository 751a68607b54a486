/** What the numbers of a match are drawn for, by the purpose that the rules give them. */
export type DrawWords = Readonly<Record<string, string>>;
