import type { SpokenWord } from '@reverie/contract/recordings.rules';
import { spreadWords } from '@reverie/contract/speech.rules';

/**
 * How this browser makes words of speech: `device` where it does so itself, `installable` where it
 * offers to fetch what it needs for that, `maker` where it sends the sound to whoever made it.
 */
export type Recognition = 'none' | 'maker' | 'installable' | 'device';

/** `isLocal`: the sound may not leave this device. */
export type Recognising = { language: 'fr' | 'en'; isLocal: boolean };

/** Why no words come: refused, no network to the maker, or a language it does not know. */
export type Trouble = 'refused' | 'network' | 'language';

type Alternative = { transcript: string };
type Result = ArrayLike<Alternative> & { isFinal: boolean };
type ResultEvent = Event & { resultIndex: number; results: ArrayLike<Result> };
type Choice = { langs: string[]; processLocally: boolean };

/** https://webaudio.github.io/web-speech-api: not in the types of every browser yet. */
interface Recogniser extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  start(track?: MediaStreamTrack): void;
  stop(): void;
  abort(): void;
}
type RecogniserClass = {
  new (): Recogniser;
  available?(choice: Choice): Promise<string>;
  install?(choice: Choice): Promise<boolean>;
};

declare global {
  var SpeechRecognition: RecogniserClass | undefined;
  var webkitSpeechRecognition: RecogniserClass | undefined;
}

const tags = { fr: 'fr-FR', en: 'en-US' };

function findClass(): RecogniserClass | undefined {
  return globalThis.SpeechRecognition ?? globalThis.webkitSpeechRecognition;
}

export async function findRecognition(language: 'fr' | 'en'): Promise<Recognition> {
  const found = findClass();
  if (!found) return 'none';
  const choice = { langs: [tags[language]], processLocally: true };
  const here = await found.available?.(choice).catch(() => 'unavailable');
  if (here === 'available') return 'device';
  return here === 'downloadable' || here === 'downloading' ? 'installable' : 'maker';
}

/** Has the browser fetch what it needs to recognise speech by itself. */
export async function installRecognition(language: 'fr' | 'en'): Promise<boolean> {
  const choice = { langs: [tags[language]], processLocally: true };
  return (
    (await findClass()
      ?.install?.(choice)
      .catch(() => false)) ?? false
  );
}

type Recognised = Recognising & {
  track: MediaStreamTrack | undefined;
  /** Of the recording, by now. */
  seconds(): number;
  onInterim(text: string): void;
  onWords(words: SpokenWord[]): void;
  onTrouble(trouble: Trouble): void;
};

const troubles: Record<string, Trouble> = {
  'not-allowed': 'refused',
  'service-not-allowed': 'refused',
  network: 'network',
  'language-not-supported': 'language',
};

/** Milliseconds a last phrase is waited for, and between an end nobody asked for and a new beginning. */
const lastWords = 2_000;
const breath = 250;

/**
 * Listens for words until it is stopped. A browser ends a phrase after a silence, and itself now and
 * then: it is begun again. It tells no times: a phrase is spread from when it was first heard of to
 * when it was understood.
 */
export function recognise(asked: Recognised): { stop(): Promise<void> } {
  const Class = findClass();
  if (!Class) return { stop: async () => {} };
  const { language, isLocal, track, seconds } = asked;
  let isOver = false;
  let ended = () => {};
  let until = 0;
  const end = new Promise<void>((resolve) => {
    ended = resolve;
  });

  const recogniser = new Class();
  recogniser.lang = tags[language];
  recogniser.continuous = true;
  recogniser.interimResults = true;
  if (isLocal) recogniser.processLocally = true;

  /** When each phrase was first heard of, by its place. */
  const begun = new Map<number, number>();
  let done = 0;

  recogniser.addEventListener('speechstart', () => {
    if (!begun.has(done)) begun.set(done, seconds());
  });
  recogniser.addEventListener('result', (event) => {
    const { resultIndex, results } = event as ResultEvent;
    let interim = '';
    for (let place = resultIndex; place < results.length; place += 1) {
      const result = results[place];
      const text = result?.[0]?.transcript.trim() ?? '';
      const now = seconds();
      const start = Math.max(until, begun.get(place) ?? now);
      if (!begun.has(place)) begun.set(place, start);
      if (!result?.isFinal) interim += `${text} `;
      else if (place >= done) {
        done = place + 1;
        until = Math.max(start, now);
        const words = spreadWords(text, { start: Math.min(start, now), end: now });
        if (words.length > 0) asked.onWords(words);
      }
    }
    asked.onInterim(interim.trim());
  });
  recogniser.addEventListener('error', (event) => {
    const trouble = troubles['error' in event ? String(event.error) : ''];
    if (!trouble) return;
    if (!isOver) asked.onTrouble(trouble);
    isOver = true;
  });
  recogniser.addEventListener('end', () => {
    if (isOver) return ended();
    begun.clear();
    done = 0;
    setTimeout(begin, breath);
  });

  function begin() {
    if (isOver) return ended();
    try {
      if (track) recogniser.start(track);
      else recogniser.start();
    } catch {
      isOver = true;
      asked.onTrouble('refused');
      ended();
    }
  }
  begin();

  return {
    async stop() {
      if (isOver) return;
      isOver = true;
      recogniser.stop();
      await Promise.race([end, new Promise((resolve) => setTimeout(resolve, lastWords))]);
      recogniser.abort();
    },
  };
}
