import { type ReactNode, useEffect, useState } from 'react';
import type { DarkText } from '#features/dark/dark-text.fr.ts';
import type { Said } from '#features/dark/wording.ts';
import { fill } from '#language/fill.ts';
import { useFormats } from '#language/messages.tsx';

export type FaceWords = Said & {
  /** How long it has been listening; null for the hour. */
  clock: string | null;
};

type FaceProps = {
  text: DarkText;
  words: FaceWords;
  isOnline: boolean;
  onWrite: () => void;
  onMark: () => void;
  onWhisper: () => void;
  /** What may be heard, while nobody is listened to. */
  minute: ReactNode;
  /** The dial. */
  children: ReactNode;
};

/** What the night shows, over the one button that it is. Only its own small ways are touched. */
export function Face({ text, words, isOnline, minute, children, ...props }: FaceProps) {
  const { time, night } = useFormats();
  const now = useNow();
  const days = now && night(now);
  const name = days
    ? fill(text.night, { from: days.from, to: days.to.replace(/ \d{4}$/, '') })
    : '';
  const does = { words: props.onWrite, mark: props.onMark, whisper: props.onWhisper };
  return (
    <div className="dark-face">
      <p className="dark-top">
        <span>{words.state ?? name}</span>
        <span>{!isOnline && text.offline}</span>
      </p>
      <p className="dark-clock" role="timer" aria-live="off">
        {words.clock ?? (now ? <Hour time={time(now)} /> : '\u00a0')}
      </p>
      <div className="dark-middle">
        {children}
        <p className="dark-words" role="status">
          {words.middle}
        </p>
      </div>
      <div className="dark-ways">
        {words.way && <p>{words.way}</p>}
        {words.ways.map((way) => (
          <button key={way} type="button" className="dark-way" onClick={does[way]}>
            {text.way[way]}
          </button>
        ))}
        {words.leads && (
          <a href="/login?from=%2Fnight" className="dark-way">
            {text[words.leads]}
          </a>
        )}
      </div>
      <div
        id="dark-says"
        className="dark-foot"
        {...(words.isAlarm && { role: 'alert', 'data-alarm': '' })}
      >
        {words.foot.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className="dark-ends">
        {minute}
        <a href="/journal" className="dark-leave">
          {text.leave}
        </a>
      </div>
    </div>
  );
}

/** In French the h between them is small. */
function Hour({ time }: { time: string }) {
  const [hours, minutes] = time.split('h');
  if (minutes === undefined) return time;
  return (
    <>
      {hours}
      <small>h</small>
      {minutes}
    </>
  );
}

/** The moment, by the quarter of a minute; null on a page that was kept from another night. */
function useNow(): string | null {
  const [now, setNow] = useState<string | null>(null);
  useEffect(() => {
    const look = () => setNow(new Date().toISOString());
    look();
    const timer = setInterval(look, 15_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
