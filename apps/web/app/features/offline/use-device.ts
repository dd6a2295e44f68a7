import { useEffect } from 'react';

/**
 * What this device keeps follows who is signed in; undefined where the page was made for anybody and
 * does not know.
 */
export function useDevice(userId: string | null | undefined) {
  useEffect(() => {
    if (userId === undefined) return;
    let isGone = false;
    let stop: (() => void) | undefined;
    const begin = async () => {
      const { followDevice } = await import('#keeping/device/follow.ts');
      if (!isGone) stop = followDevice(userId);
    };
    void begin().catch(() => {});
    return () => {
      isGone = true;
      stop?.();
    };
  }, [userId]);
}
