/** A movement under way: `apply` gets 0 at the start and 1 at the end, and is always called with 1 last. */
export interface Tween {
  /** A new tween of the same key replaces the old one. */
  readonly key: string;
  /** Milliseconds. */
  readonly duration: number;
  readonly apply: (progress: number) => void;
  readonly done?: () => void;
}

export interface Tweens {
  add(tween: Tween): void;
  /** Stops the tween of that key where it is. */
  drop(key: string): void;
  /** Moves everything on by that many milliseconds. */
  advance(elapsed: number): void;
  /** Takes everything to its end. */
  finish(): void;
  active(): boolean;
}

const easeOut = (t: number): number => 1 - (1 - t) ** 3;

/** Holds the movements of a scene. Pure: time comes in through `advance`. */
export function createTweens(): Tweens {
  const running = new Map<string, { tween: Tween; elapsed: number }>();
  const end = (key: string, tween: Tween): void => {
    running.delete(key);
    tween.apply(1);
    tween.done?.();
  };
  return {
    add: (tween) => {
      if (tween.duration <= 0) return end(tween.key, tween);
      running.set(tween.key, { tween, elapsed: 0 });
      tween.apply(0);
    },
    drop: (key) => void running.delete(key),
    advance: (elapsed) => {
      for (const [key, entry] of [...running]) {
        entry.elapsed += elapsed;
        if (entry.elapsed >= entry.tween.duration) end(key, entry.tween);
        else entry.tween.apply(easeOut(entry.elapsed / entry.tween.duration));
      }
    },
    finish: () => {
      for (const [key, entry] of [...running]) end(key, entry.tween);
    },
    active: () => running.size > 0,
  };
}
