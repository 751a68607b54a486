/**
 * A movement under way: `apply` gets 0 at the start and 1 at the end, and is always called with 1
 * last.
 */
export interface Tween {
  /** A new tween of the same key replaces the old one. */
  readonly key: string;
  /** Milliseconds. */
  readonly duration: number;
  /** Milliseconds for which it stays at its start; none unless given. */
  readonly delay?: number;
  /**
   * The least time between two pictures of it, in ms: a slow movement need not be drawn in each
   * frame.
   */
  readonly every?: number;
  /** How it goes from 0 to 1; slower towards its end unless given. */
  readonly ease?: Ease;
  readonly apply: (progress: number) => void;
  readonly done?: () => void;
}

/**
 * From 0 to 1, for the part of the time that has passed; 0 at 0 and 1 at 1, in between also beyond.
 */
export type Ease = (time: number) => number;

/** Slower towards the end; slow at both ends; the same all the way; beyond the end and back. */
export const EASE = {
  out: (t) => 1 - (1 - t) ** 3,
  both: (t) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2),
  even: (t) => t,
  over: (t) => 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2,
} as const satisfies Readonly<Record<string, Ease>>;

export interface Tweens {
  add(tween: Tween): void;
  /** Stops the tween of that key where it is. */
  drop(key: string): void;
  /** Takes the tween of that key to its end. */
  end(key: string): void;
  /**
   * Moves everything on by that many milliseconds. Returns whether anything looks different now.
   */
  advance(elapsed: number): boolean;
  /** Takes everything to its end. */
  finish(): void;
  active(): boolean;
}

/** Holds the movements of a scene. Pure: time comes in through `advance`. */
export function createTweens(): Tweens {
  const running = new Map<string, { tween: Tween; elapsed: number; drawn: number }>();
  const end = (key: string, tween: Tween): void => {
    running.delete(key);
    tween.apply(1);
    tween.done?.();
  };
  return {
    add: (tween) => {
      const { key, delay = 0, duration } = tween;
      if (duration <= 0 && delay <= 0) return end(key, tween);
      running.set(key, { tween, elapsed: -delay, drawn: 0 });
      tween.apply(0);
    },
    drop: (key) => void running.delete(key),
    end: (key) => {
      const entry = running.get(key);
      if (entry !== undefined) end(key, entry.tween);
    },
    advance: (elapsed) => {
      let changed = false;
      for (const [key, entry] of [...running]) {
        // a tween that ended before this one may have dropped or replaced it
        if (running.get(key) !== entry) continue;
        const { tween } = entry;
        const { duration, every = 0, ease = EASE.out } = tween;
        entry.elapsed += elapsed;
        const over = entry.elapsed >= duration;
        if (!over && (entry.elapsed <= 0 || entry.elapsed - entry.drawn < every)) continue;
        changed = true;
        entry.drawn = entry.elapsed;
        if (over) end(key, tween);
        else tween.apply(ease(entry.elapsed / duration));
      }
      return changed;
    },
    finish: () => {
      for (const [key, entry] of [...running])
        if (running.get(key) === entry) end(key, entry.tween);
    },
    active: () => running.size > 0,
  };
}
