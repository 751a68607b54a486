declare module 'edmonds-blossom-fixed' {
  /**
   * A matching of the greatest weight; with `maxCardinality`, of the greatest weight among those
   * with the most edges. Returns the partner of each vertex, -1 for none.
   */
  function blossom(
    edges: [one: number, other: number, weight: number][],
    maxCardinality?: boolean,
  ): number[];
  export = blossom;
}
