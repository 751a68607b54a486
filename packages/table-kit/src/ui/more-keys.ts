import { createContext, type ReactNode } from 'react';

/** Additional `KeyRow`s in a table's list of keys, besides those of its game. */
export const MoreKeysContext = createContext<ReactNode>(null);
