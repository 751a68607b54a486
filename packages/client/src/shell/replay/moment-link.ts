/** Where a link into a replay leads. */
export interface MomentLink {
  /** The position; undefined for the end. */
  readonly at: number | undefined;
  /** From which seat one looks, or -1. */
  readonly seat: number;
}

/** Reads the fragment of an address; what makes no sense is left out. */
export function momentIn(fragment: string): MomentLink {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const whole = (name: string): number | undefined => {
    const text = fields.get(name) ?? '';
    return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
  };
  return { at: whole('at'), seat: whole('seat') ?? -1 };
}

/** The fragment that leads to a moment. */
export const fragmentOf = ({ at, seat }: { readonly at: number; readonly seat: number }): string =>
  `#at=${at}${seat < 0 ? '' : `&seat=${seat}`}`;

/** Lets the address of the page lead to the moment that is shown; going back skips it. */
export function writeMoment(moment: { readonly at: number; readonly seat: number }): void {
  const address = fragmentOf(moment);
  if (location.hash !== address)
    history.replaceState(history.state, '', `${location.pathname}${address}`);
}
