import { createContext, type ReactNode } from 'react';

/** What the list of keys of a table tells besides those of its game: `KeyRow`s. */
export const MoreKeysContext = createContext<ReactNode>(null);
