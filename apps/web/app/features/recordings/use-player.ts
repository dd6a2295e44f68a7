import type { Recording } from '@reverie/contract/recordings';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { afterSilence, silencesOf } from '#features/recordings/rules.ts';
import { drawWaveform } from '#features/recordings/waveform.browser.ts';

/** Bytes up to which a recording is listened to for its waveform before anybody plays it. */
const drawnAtOnce = 3_000_000;
/** Seconds of a slow loop, and how slow it is. */
const loopSeconds = 4;
const loopRate = 0.75;

export type Player = ReturnType<typeof usePlayer>;

/** Plays a recording: where it is, how fast, and without its silences where that is wished. */
export function usePlayer(recording: Recording) {
  const { id, url, bytes, words } = recording;
  const audio = useRef<HTMLAudioElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [rate, setRate] = useState(1);
  const [skips, setSkips] = useState(false);
  const [loop, setLoop] = useState<number | null>(null);
  const { peaks, draw } = useWaveform(recording);
  const seconds = useLength(audio, recording);
  const silences = useMemo(() => silencesOf(peaks, words, seconds), [peaks, words, seconds]);

  useEffect(() => {
    if (audio.current) audio.current.playbackRate = loop === null ? rate : rate * loopRate;
  }, [rate, loop]);

  // Every frame while it plays: the words follow the sound closely.
  useEffect(() => {
    if (!isPlaying) return;
    let frame = requestAnimationFrame(function follow() {
      frame = requestAnimationFrame(follow);
      const sound = audio.current;
      if (!sound) return;
      const next = skips ? afterSilence(silences, sound.currentTime) : null;
      if (next !== null) sound.currentTime = next;
      if (loop !== null && sound.currentTime >= loop + loopSeconds) sound.currentTime = loop;
      setAt(sound.currentTime);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, skips, silences, loop]);

  const seek = useCallback(async (to: number) => {
    const sound = audio.current;
    if (!sound) return;
    setAt(to);
    await knowsItsEnd(sound);
    sound.currentTime = to;
  }, []);

  const play = useCallback(async () => {
    if (bytes > drawnAtOnce) void draw();
    await audio.current?.play().catch(() => {});
  }, [bytes, draw]);

  const toggle = useCallback(() => {
    if (audio.current?.paused) void play();
    else audio.current?.pause();
  }, [play]);

  useEffect(() => {
    if (url && bytes <= drawnAtOnce) void draw();
  }, [url, bytes, draw]);

  return {
    ...{ id, audio, bar, isPlaying, at, seconds, rate, skips, peaks, silences, seek, toggle },
    isLooping: loop !== null,
    setRate,
    setSkips,
    back: useCallback(() => void seek(Math.max(0, (audio.current?.currentTime ?? 0) - 3)), [seek]),
    /** Slowly, the same few seconds again and again, or no longer. */
    toggleLoop: useCallback(() => {
      setLoop((before) =>
        before === null ? Math.max(0, (audio.current?.currentTime ?? 0) - loopSeconds) : null,
      );
      if (audio.current?.paused) void play();
    }, [play]),
    /** Plays from a moment on. */
    playFrom: useCallback(
      async (from: number) => {
        await seek(from);
        await play();
      },
      [seek, play],
    ),
    events: {
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onEnded: () => setPlaying(false),
      onSeeked: () => setAt(audio.current?.currentTime ?? 0),
    },
  };
}

function useWaveform({ id, url, peaks: kept }: Recording) {
  const [drawn, setDrawn] = useState<number[] | null>(null);
  const isAsked = useRef(false);
  const hasNone = kept.length === 0;
  const draw = useCallback(async () => {
    if (!hasNone || !url || isAsked.current) return;
    isAsked.current = true;
    setDrawn(await drawWaveform(id, url));
  }, [hasNone, id, url]);
  return { peaks: hasNone ? (drawn ?? kept) : kept, draw };
}

/** Seconds of all of it: as its file tells, or as the browser found out. */
function useLength(audio: RefObject<HTMLAudioElement | null>, { seconds }: Recording): number {
  const [found, setFound] = useState(0);
  useEffect(() => {
    const sound = audio.current;
    if (!sound) return;
    const look = () => Number.isFinite(sound.duration) && setFound(sound.duration);
    sound.addEventListener('durationchange', look);
    return () => sound.removeEventListener('durationchange', look);
  }, [audio]);
  return seconds ?? found;
}

/**
 * What a browser recorded says nowhere how long it is, and leads nowhere but forward until the browser
 * that plays it has been at its end.
 */
async function knowsItsEnd(sound: HTMLAudioElement): Promise<void> {
  if (sound.readyState < HTMLMediaElement.HAVE_METADATA) {
    const known = new Promise((resolve) => {
      sound.addEventListener('loadedmetadata', resolve, { once: true });
      sound.addEventListener('error', resolve, { once: true });
    });
    sound.load();
    await known;
  }
  if (sound.duration !== Number.POSITIVE_INFINITY) return;
  const been = new Promise((resolve) => {
    sound.addEventListener('seeked', resolve, { once: true });
    sound.addEventListener('error', resolve, { once: true });
  });
  sound.currentTime = 1e9;
  await been;
}
