/**
 * The tag for formats of times and days: the language of the client with the region of the person.
 * "en" in a browser that prefers "en-GB" is "en-GB", and in one that prefers "de-AT" it is "en-AT".
 */
export function timesTag(id: string, preferred: readonly string[] = navigator.languages): string {
  const known = preferred.flatMap((tag) => parsed(tag) ?? []);
  const own = known.find(({ language }) => language === id);
  if (own !== undefined) return own.toString();
  const region = known.map((tag) => tag.region).find((one) => one !== undefined);
  return region === undefined ? id : `${id}-${region}`;
}

/** Some browsers have language tags outside the standard, such as "en-US@posix". */
function parsed(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}
