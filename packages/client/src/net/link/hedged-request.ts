/**
 * Sends a second request when no answer has come after `later` ms, and takes the first answer of
 * the two: the browser may have sent the first request into a dead connection. For the same reason
 * a refusal of the second counts for both. Only for requests that may be sent twice.
 */
export function hedgedRequest<T>(ask: () => Promise<T>, later: number): Promise<T> {
  return new Promise((resolve, reject) => {
    let newest = 0;
    const put = (): void => {
      const own = ++newest;
      ask()
        .then(resolve, (error: unknown) => {
          if (own === newest) reject(error);
        })
        .finally(() => clearTimeout(timer));
    };
    const timer = setTimeout(put, later);
    put();
  });
}
