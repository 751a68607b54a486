/**
 * Asks once more when no answer has come after `later` ms, beside the first question, and takes
 * whichever answer comes first: the browser may have sent the first one into a connection that is
 * dead. Only for questions that may be asked twice.
 */
export function askTwice<T>(ask: () => Promise<T>, later: number): Promise<T> {
  return new Promise((resolve, reject) => {
    let open = 0;
    const put = (): void => {
      open += 1;
      ask()
        .then(resolve, (error: unknown) => {
          open -= 1;
          if (open === 0) reject(error);
        })
        .finally(() => clearTimeout(timer));
    };
    const timer = setTimeout(put, later);
    put();
  });
}
