import { createContext } from 'react';

/**
 * How high the line is that the page lays over the lower edge of a table, in CSS pixels; 0 while
 * there is none, or while it has a place of its own.
 */
export const LineRoomContext = createContext(0);
