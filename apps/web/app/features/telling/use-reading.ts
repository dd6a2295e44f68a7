import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createReader } from '#features/telling/engine.browser.ts';
import type { Glimpse } from '#features/telling/glimpses.rules.ts';
import type { Read } from '#features/telling/read.worker.ts';
import { useLanguage } from '#language/messages.tsx';

type Reader = ReturnType<typeof createReader>;
type UseReading = {
  field: RefObject<HTMLTextAreaElement | null>;
  /** Told at each reading, which may be of words that were changed since. */
  onRead: (read: Read) => void;
  onLost: () => void;
};

/** What is written, and what of it is lit: read again at each key, in a thread beside the page. */
export function useReading({ field, onRead, onLost }: UseReading) {
  const [text, setText] = useState(() => field.current?.value ?? '');
  const [read, setRead] = useState<Read | null>(null);
  const reader = useRef<Reader>(null);
  const language = useLanguage();
  const onNewRead = useEffectEvent((now: Read) => {
    setRead(now);
    onRead(now);
  });
  const onGone = useEffectEvent(onLost);

  useEffect(() => {
    const line = field.current;
    if (!line) return;
    const engine = createReader(language, onNewRead, onGone);
    reader.current = engine;
    const follow = () => {
      setText(line.value);
      engine.read(line.value);
    };
    follow();
    line.addEventListener('input', follow);
    return () => {
      line.removeEventListener('input', follow);
      engine.close();
    };
  }, [field, language]);

  return { text, lit: read ? stillThere(text, read) : [] };
}

/** Those that stand before the first change since they were read. */
function stillThere(text: string, read: Read): Glimpse[] {
  let same = 0;
  while (same < text.length && text[same] === read.text[same]) same++;
  if (same === text.length && same === read.text.length) return read.glimpses;
  return read.glimpses.filter(({ end }) => end <= same);
}
