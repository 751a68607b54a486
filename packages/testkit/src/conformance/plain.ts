/**
 * The part of a value that does not survive JSON unchanged, such as `reefs.0.coins is NaN`;
 * undefined for plain data.
 */
export function notPlain(value: unknown, path = 'value'): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      if (!Number.isFinite(value)) return `${path} is ${value}`;
      return Object.is(value, -0) ? `${path} is -0` : undefined;
    case 'object':
      return value === null ? undefined : notPlainObject(value, path);
    default:
      return `${path} is ${typeof value}`;
  }
}

function notPlainObject(value: object, path: string): string | undefined {
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const found = notPlain(value[index], `${path}.${index}`);
      if (found) return found;
    }
    return undefined;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null)
    return `${path} is a ${value.constructor.name}`;
  for (const [key, field] of Object.entries(value)) {
    const found = notPlain(field, `${path}.${key}`);
    if (found) return found;
  }
  return undefined;
}

/** The place of a null in a value, which no view may contain; undefined if there is none. */
export function findNull(value: unknown, path = 'value'): string | undefined {
  if (value === null) return path;
  if (typeof value !== 'object') return undefined;
  for (const [key, field] of Object.entries(value)) {
    const found = findNull(field, `${path}.${key}`);
    if (found) return found;
  }
  return undefined;
}

export function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
