/**
 * How times and days are written: in the language that is spoken, as they are where the person is.
 * "en" of a browser that prefers "en-GB" is "en-GB", and of one that prefers "de-AT" it is "en-AT".
 */
export function timesTag(id: string, preferred: readonly string[] = navigator.languages): string {
  const known = preferred.flatMap((tag) => parsed(tag) ?? []);
  const own = known.find(({ language }) => language === id);
  if (own !== undefined) return own.toString();
  const region = known.map((tag) => tag.region).find((one) => one !== undefined);
  return region === undefined ? id : `${id}-${region}`;
}

/** Some browsers name a language as no standard does, such as "en-US@posix". */
function parsed(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}
