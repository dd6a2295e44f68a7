/** Thirty frames a second at most; a frame is due a little early, or every second one is missed. */
const briefest = 1_000 / 30 - 4;
/** The sky takes at most this share of the time of the thread that answers the reader. */
const share = 0.04;
/** Browsers call sixty times a second; where they call half as often, the device is at its limit. */
const strained = 34;
const restful = 250;
/** How much the latest frame weighs in what is remembered of the ones before. */
const weight = 0.1;

/** Decides when the sky may draw again, from what drawing cost and how the page keeps up. */
export function createPace() {
  let last = 0;
  let called = 0;
  let cost = 0;
  let gap = 0;
  return {
    /** Whether a frame is due at `now`, in milliseconds of the animation clock. */
    isDue(now: number): boolean {
      // A page that was hidden was not called: that gap says nothing of the device.
      if (called > 0 && now - called < 1_000) gap += (now - called - gap) * weight;
      called = now;
      const pause = gap > strained ? restful : Math.max(briefest, cost / share);
      if (now - last < pause) return false;
      last = now;
      return true;
    },
    /** Tells what the frame took, in milliseconds. */
    spent(millis: number): void {
      cost += (millis - cost) * weight;
    },
  };
}
