interface Size {
  readonly width: number;
  readonly height: number;
}

/** How large texts make everything. All are 1 or more. */
export interface Growth {
  /**
   * How much larger the whole table is drawn: as much as asked, unless not even its smallest layout
   * had room.
   */
  readonly zoom: number;
  /** How much texts must grow besides, where they have a sheet of their own. */
  readonly text: number;
  /** How much of that the bands of text beside the board have room for. */
  readonly band: number;
}

/**
 * The effect of a text size on a screen of that size.
 * @param textSize percent, 100 or more
 * @param table.smallest the least size that each layout of the table needs; one of them has to fit
 * @param table.bandRoom how much larger the bands of text may become on a screen of a size
 */
export function growthFor(
  size: Size,
  textSize: number,
  {
    smallest,
    bandRoom,
  }: { readonly smallest: readonly Size[]; readonly bandRoom: (size: Size) => number },
): Growth {
  const fits = smallest.map(({ width, height }) =>
    Math.min(size.width / width, size.height / height),
  );
  const wanted = textSize / 100;
  const most = Math.max(...fits);
  const zoom = Math.max(1, Math.min(wanted, most));
  const text = wanted / zoom;
  return {
    zoom,
    text,
    band: Math.min(text, bandRoom({ width: size.width / zoom, height: size.height / zoom })),
  };
}
