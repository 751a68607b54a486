import { createContext } from 'react';

/** What each seat said a moment ago, as it is shown in the place of its name. */
export const SpokenContext = createContext<ReadonlyMap<number, string>>(new Map());
