import type { Owner } from './scheduler.ts';

/** Of whom this is one life: `b.2` is the second life of server `b`. */
export const baseNameOf = ({ name }: Owner): string => name.split('.')[0] ?? name;
