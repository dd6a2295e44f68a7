import { proposeFrom } from '@reverie/contract/speech.rules';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLanguage } from '#language/messages.tsx';
import { keepWordsBy, recallWordsBy, recognisingNow, type WordsBy } from '#listening/choice.ts';
import { findRecognition, type Recognition, type Trouble } from '#listening/recognition.ts';
import { usePerson } from '#listening/use-person.ts';
import { usePromise } from '#listening/use-promise.ts';
import { useRecording } from '#listening/use-recording.ts';
import { useUploaded } from '#listening/use-uploaded.ts';

type Dictated = {
  /** Words that were understood, as a sentence. */
  write: (words: string) => void;
  /** The sound is kept by the server, under this name. */
  onKept: (id: string) => void;
};

/** Says a dream into a form: the sound is kept on the device, and words are made of it by who was chosen. */
export function useDictation({ write, onKept }: Dictated) {
  const language = useLanguage();
  const person = usePerson();
  const someone = typeof person === 'object' ? person : null;
  const promise = usePromise(someone);
  const { hearing, kept, begin, end, mark } = useRecording(someone);
  const [ways, setWays] = useState<Recognition | null>(null);
  const [choice, setChoice] = useState<WordsBy | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [interim, setInterim] = useState('');
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [marks, setMarks] = useState(0);
  const after = hearing.is === 'after' && hearing.how !== 'full' ? hearing.id : null;
  const uploaded = useUploaded(someone, after);

  useEffect(() => {
    setChoice(recallWordsBy());
  }, []);
  const tell = useEffectEvent((id: string) => onKept(id));
  const there = uploaded.is === 'there' ? uploaded.id : null;
  useEffect(() => {
    if (there !== null) tell(there);
  }, [there]);

  function speak() {
    promise.keep();
    setAsking(false);
    setMarks(0);
    setTrouble(null);
    setInterim('');
    void begin(false, {
      recognising: recognisingNow(language),
      onInterim: setInterim,
      onWords: (words) => write(proposeFrom(words, language).report),
      onTrouble: setTrouble,
    });
  }

  /** A browser is asked what it can when that matters, and not by every page. */
  async function ask() {
    setWays(await findRecognition(language));
    setAsking(true);
  }

  return {
    ...{ person, hearing, kept, ways, choice, isAsking, interim, trouble, marks, uploaded, end },
    /** Begins, or first says what is kept and asks who may make words of it. */
    async start() {
      if (promise.is === 'kept' && choice !== null) return speak();
      await ask();
    },
    ask,
    leave: () => setAsking(false),
    /** Answers who makes words of it, and begins. */
    choose(by: WordsBy) {
      keepWordsBy(by);
      setChoice(by);
      speak();
    },
    setWays,
    mark() {
      mark();
      setMarks((before) => before + 1);
    },
  };
}

export type Dictating = ReturnType<typeof useDictation>;
