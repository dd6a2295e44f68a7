import { useEffect, useState } from 'react';
import type { DarkText } from '#features/dark/dark-text.fr.ts';
import { clockOf } from '#features/dark/dial.rules.ts';
import { Dial } from '#features/dark/dial.tsx';
import { Face, type FaceWords } from '#features/dark/face.tsx';
import { Minute } from '#features/dark/minute.tsx';
import { useNetwork } from '#features/dark/use-network.ts';
import { useTouch } from '#features/dark/use-touch.ts';
import { faceOf } from '#features/dark/wording.ts';
import { WordsPanel } from '#features/dark/words-panel.tsx';
import { useLanguage } from '#language/messages.tsx';
import { recognisingNow } from '#listening/choice.ts';
import { usePerson } from '#listening/use-person.ts';
import { usePromise } from '#listening/use-promise.ts';
import { tremble, useRecording } from '#listening/use-recording.ts';

/** Milliseconds after which what is kept is said no more, and nothing is lit. */
const afterglow = 6_000;

/** The night: the whole screen is one button, and nothing on it is bright. */
export function DarkPage({ text }: { text: DarkText }) {
  const person = usePerson();
  const someone = typeof person === 'object' ? person : null;
  const { hearing, kept, begin, end, mark } = useRecording(someone);
  const [isWriting, setWriting] = useState(false);
  const [marks, setMarks] = useState(0);
  const language = useLanguage();
  const promise = usePromise(someone);
  const isOnline = useNetwork();
  const canTremble = useTremble();
  const [isOut, setOut] = useLights(hearing.is === 'after');
  const seconds = useSeconds(hearing.is === 'listening' ? hearing.ear : null);

  const speak = async (isKeyword: boolean) => {
    setOut(false);
    // What is kept is said once, before the first word is: the touch after that begins.
    if (promise.is === 'due') return promise.say();
    promise.keep();
    setMarks(0);
    await begin(isKeyword, { recognising: recognisingNow(language) });
  };
  const isBusy = hearing.is === 'listening' || hearing.is === 'asking';
  const touch = useTouch({
    onTap: () => void (isBusy ? end() : speak(false)),
    onHold: () => void (isBusy ? undefined : speak(true)),
    onLetGo: () => hearing.is !== 'rest' && isKeyword(hearing) && void end(),
    onSwipe: () => (hearing.is === 'listening' ? place() : !isBusy && write()),
  });
  function place() {
    mark();
    setMarks((before) => before + 1);
  }
  function write() {
    if (!someone) return;
    tremble(20);
    setOut(false);
    setWriting(true);
  }

  const isFirst = promise.is === 'said' && hearing.is === 'rest';
  const face = faceOf(text, { person, hearing, kept, marks, isOnline, isFirst, canTremble });
  if (isWriting && someone) {
    return <WordsPanel text={text} person={someone} onLeave={() => setWriting(false)} />;
  }
  const words: FaceWords = {
    ...face,
    clock: hearing.is === 'listening' ? clockOf(seconds) : null,
  };
  return (
    <main
      id="content"
      tabIndex={-1}
      className="dark"
      data-out={isOut || undefined}
      data-face={hearing.is}
    >
      <h1 className="sr-only">{text.title}</h1>
      <button
        type="button"
        className="dark-touch"
        aria-label={isBusy ? text.touch.end : text.touch.speak}
        aria-describedby="dark-says"
        disabled={!someone}
        {...touch}
      />
      <Face
        text={text}
        words={words}
        isOnline={isOnline}
        onWrite={write}
        onMark={place}
        onWhisper={() => void speak(true)}
        minute={!isBusy && <Minute text={text.minute} />}
      >
        <Dial ear={hearing.is === 'listening' ? hearing.ear : null} />
      </Face>
    </main>
  );
}

function isKeyword(hearing: ReturnType<typeof useRecording>['hearing']): boolean {
  return 'isKeyword' in hearing && hearing.isKeyword;
}

/** After a while in which nothing more is to be said, nothing is lit. */
function useLights(isAfter: boolean) {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    if (!isAfter) return setOut(false);
    const timer = setTimeout(() => setOut(true), afterglow);
    return () => clearTimeout(timer);
  }, [isAfter]);
  return [isOut, setOut] as const;
}

/** Phones answer in the hand; what has no hand on it says nothing of it. */
function useTremble(): boolean {
  const [can, setCan] = useState(false);
  useEffect(() => {
    setCan('vibrate' in navigator && matchMedia('(pointer: coarse)').matches);
  }, []);
  return can;
}

function useSeconds(ear: { seconds(): number } | null): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    setSeconds(0);
    if (!ear) return;
    const timer = setInterval(() => setSeconds(Math.floor(ear.seconds())), 250);
    return () => clearInterval(timer);
  }, [ear]);
  return seconds;
}
