/**
 * Asks once more when no answer has come after `later` ms, beside the first question, and takes
 * whichever answer comes first: the browser may have sent the first one into a connection that is
 * dead. For the same reason a refusal of the second is one of both. Only for questions that may be
 * asked twice.
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
