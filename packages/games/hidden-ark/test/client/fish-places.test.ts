import { expect, test } from '@jest/globals';
import { hiddenArk } from '../../src/index.ts';
import { placeAt, placesOf } from '../../client/map/plane.ts';
import { fishPlaces, inOrder } from '../../client/present/fish-places.ts';
import { middleOf } from '@atoll/table-kit/ui/rect.ts';

const viewOf = (tracks: readonly number[]) => {
  const options = hiddenArk.parseOptions({});
  const view = hiddenArk.publicView(hiddenArk.setup({ seed: 'fish', seats: 2, options }));
  const seats = view.seats.map((seat) => ({ ...seat, tracks, stations: ['L01'] }));
  return { ...view, seats };
};

test('a list of fish says which can be paid, those first, and is sorted by points or by sea', () => {
  const rich = fishPlaces(viewOf([10, 10, 10, 10, 10]), 0);
  expect(rich.length).toBeGreaterThan(5);
  for (const { payable, quote } of rich)
    expect(payable).toBe(quote.needs === 'none' || quote.needs === 'met');
  expect(fishPlaces(viewOf([0, 0, 0, 0, 0]), 0).some(({ payable }) => payable)).toBe(false);
  const some = inOrder(fishPlaces(viewOf([4, 2, 2, 2, 1]), 0), 'lacks');
  const first = some.findIndex(({ payable }) => !payable);
  expect(some.slice(first).some(({ payable }) => payable)).toBe(false);
  const points = inOrder(rich, 'points').map(({ tile }) => tile.points);
  expect(points).toEqual(points.toSorted((a, b) => b - a));
  const seas = inOrder(rich, 'sea').map(({ tile }) => tile.region);
  expect(new Set(seas).size).toBe(seas.filter((sea, at) => sea !== seas[at - 1]).length);
});

test('the touch area of a small place leaves out the centres of its neighbours', () => {
  for (const side of ['equatorial', 'polar'] as const) {
    const small = placesOf(side).filter(({ kind }) => kind === 'location');
    for (const place of placesOf(side))
      expect(placeAt(side, middleOf(place.box), 66)?.kind === 'location').toBe(
        small.some(({ box }) => {
          const { x, y } = middleOf(place.box);
          return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
        }),
      );
    // a little beside a port that stands alone, on the land
    const [port] = small;
    const { x, y, width } = port?.box ?? { x: 0, y: 0, width: 0 };
    expect(placeAt(side, { x: x - 2, y: y + width / 2 })).not.toBe(port);
  }
});
