import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { RoomClocks } from '../../src/room/room-clocks.ts';

describe('the clocks of the rooms of a server', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const room = () => ({ clock: { tick: jest.fn() } }) as const;

  it('move on by one timer, as long as their rooms are there', () => {
    const clocks = new RoomClocks();
    const [a, b] = [room(), room()];
    clocks.add(a);
    clocks.add(b);
    expect(jest.getTimerCount()).toBe(1);
    jest.advanceTimersByTime(1000);
    expect(a.clock.tick).toHaveBeenCalledTimes(4);
    clocks.delete(a);
    jest.advanceTimersByTime(1000);
    expect(a.clock.tick).toHaveBeenCalledTimes(4);
    expect(b.clock.tick).toHaveBeenCalledTimes(8);
  });

  it('take no timer without rooms', () => {
    const clocks = new RoomClocks();
    const only = room();
    clocks.add(only);
    clocks.delete(only);
    expect(jest.getTimerCount()).toBe(0);
  });
});
