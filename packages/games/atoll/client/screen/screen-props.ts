import type { AtollScreenProps } from '../table-types.ts';

/** A moment of a table of Atoll, and the room for it. */
export type TableScreenProps = Omit<AtollScreenProps, 'shown'> &
  AtollScreenProps['shown'] & {
    readonly size: { readonly width: number; readonly height: number };
    /** How much larger than usual everything is, 1 or more. */
    readonly zoom: number;
  };
