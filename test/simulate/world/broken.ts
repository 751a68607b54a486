/** What goes wrong on purpose, outside of the code under test. */
export class Broken extends Error {
  override readonly name: string = 'Broken';
}

/** Whether an error follows from what went wrong on purpose, so that nothing is found by it. */
export function isOnPurpose(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof Broken) return true;
  return false;
}
