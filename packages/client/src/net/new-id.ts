/** 96 random bits. Unlike `randomUUID` it also works without a secure context. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) =>
    part.toString(36).padStart(7, '0'),
  ).join('');
