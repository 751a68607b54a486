/** Stands for every style sheet in unit tests. */
export {};
