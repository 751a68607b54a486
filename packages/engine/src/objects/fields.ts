type Fields = Readonly<Record<string, unknown>>;

/** The fields of a value from outside the program; none when it is no object. */
export const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {});

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
