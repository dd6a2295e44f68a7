import { useCallback, useEffect, useRef, useState } from 'react';
import type { PersonHere } from '#keeping/device/database.ts';
import { sendSoon } from '#keeping/device/follow.ts';
import { canRecord, type Ears, type Listening, listen, longest } from '#listening/recorder.ts';

/** What the night is doing. `full` where the device takes no more of what is heard. */
export type Hearing =
  | { is: 'rest' }
  | { is: 'asking'; isKeyword: boolean }
  | { is: 'listening'; isKeyword: boolean; ear: Listening; isFull: boolean }
  | { is: 'ending' }
  | { is: 'after'; id: string; seconds: number; how: 'kept' | 'longest' | 'full' }
  | { is: 'refused' | 'nowhere' };

type Further = Pick<Ears, 'recognising' | 'onInterim' | 'onWords' | 'onTrouble'>;

/** Answers in the hand: eyes are closed. Where no hand is reached, the page says it. */
export function tremble(...pattern: number[]): void {
  navigator.vibrate?.(pattern);
}

/** Records what the person says, and keeps it on the device as it is said. */
export function useRecording(person: PersonHere | null) {
  const [hearing, setHearing] = useState<Hearing>({ is: 'rest' });
  const [kept, setKept] = useState(0);
  const current = useRef<Listening | null>(null);
  /** Counts touches: a thumb that lets go before the microphone opens has changed its mind. */
  const wanted = useRef(0);
  useWakeLock(hearing.is === 'listening');

  const end = useCallback(async () => {
    wanted.current += 1;
    const ear = current.current;
    if (!ear) return setHearing((now) => (now.is === 'asking' ? { is: 'rest' } : now));
    current.current = null;
    tremble(40, 60, 40);
    setHearing({ is: 'ending' });
    const seconds = await ear.end();
    const isLongest = seconds !== null && seconds >= longest - 1;
    const how = seconds === null ? 'full' : isLongest ? 'longest' : 'kept';
    setHearing({ is: 'after', id: ear.id, seconds: seconds ?? 0, how });
    // A browser that thinks of throwing things away is asked not to.
    void navigator.storage?.persist?.();
    void sendSoon();
  }, []);

  const begin = useCallback(
    async (isKeyword: boolean, further: Further = { recognising: null }) => {
      if (!person || current.current) return;
      if (!canRecord()) return setHearing({ is: 'nowhere' });
      wanted.current += 1;
      const mine = wanted.current;
      setKept(0);
      setHearing({ is: 'asking', isKeyword });
      const onFull = (isFull: boolean) =>
        setHearing((now) => {
          if (now.is !== 'listening' || now.isFull === isFull) return now;
          if (isFull) tremble(200, 100, 200);
          return { ...now, isFull };
        });
      try {
        const ear = await listen({
          ...{ ...further, person, isKeyword, onKept: setKept, onFull },
          onStop: () => void end(),
        });
        current.current = ear;
        if (mine !== wanted.current) return void end();
        tremble(40);
        setHearing({ is: 'listening', isKeyword, ear, isFull: false });
      } catch {
        tremble(200);
        setHearing({ is: 'refused' });
      }
    },
    [person, end],
  );

  useEffect(() => () => void end(), [end]);

  /** Marks this moment of what is being said. */
  const mark = useCallback(() => {
    if (!current.current) return;
    current.current.mark();
    tremble(20);
  }, []);

  return { hearing, kept, begin, end, mark };
}

/** The screen stays as it is while somebody speaks: a phone that sleeps may stop listening. */
function useWakeLock(isWanted: boolean) {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const hold = () => {
      if (document.visibilityState !== 'visible') return;
      navigator.wakeLock.request('screen').then(
        (held) => {
          lock = held;
          if (isOver) void held.release();
        },
        () => {},
      );
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, [isWanted]);
}
