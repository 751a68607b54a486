interface Scope {
  prefix: string;
  count: number;
}

let scope: Scope = { prefix: 'a', count: 0 };

/**
 * Runs a drawing with its own names for clip paths and gradients, so that its text depends on the
 * drawing alone and not on earlier drawings. Scopes nest: a drawing inside another takes the names
 * of both.
 * @param name letters, digits and dashes; unique among the drawings of one document
 */
export function scoped(name: string, draw: () => string): string {
  const outer = scope;
  scope = {
    prefix: outer.prefix === 'a' ? name : `${outer.prefix}-${(outer.count++).toString(36)}-${name}`,
    count: 0,
  };
  try {
    return draw();
  } finally {
    scope = outer;
  }
}

/** The next free name inside the running scope. */
export const id = (kind: string): string =>
  `${scope.prefix}-${kind}${(scope.count++).toString(36)}`;
