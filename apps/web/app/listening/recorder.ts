import type { RecordingMark, SpokenWord } from '@reverie/contract/recordings.rules';
import { markCountLimit, wordCountLimit } from '@reverie/contract/recordings.rules';
import type { PersonHere } from '#keeping/device/database.ts';
import { recordingLock } from '#keeping/device/sending.ts';
import { keepPiece, keepThing } from '#keeping/device/things.ts';
import type { RecordingFacts } from '#keeping/device/written.rules.ts';
import { type Recognising, recognise, type Trouble } from '#listening/recognition.ts';

/** Milliseconds of sound in a piece: with the time it takes to keep one, no more than five are lost. */
const pieceLength = 2_500;
/** Bits a second: speech, and twenty minutes of it in five megabytes. */
const bitRate = 32_000;
/** Seconds after which a recording ends by itself. */
export const longest = 20 * 60;

const types = ['audio/webm;codecs=opus', 'audio/mp4;codecs=mp4a.40.2', 'audio/mp4', 'audio/webm'];

export type Listening = {
  /** What it is kept by on the device. */
  id: string;
  /** Loudness now, from 0 to 1. */
  level(): number;
  /** Seconds since the first sample. */
  seconds(): number;
  /** Marks this moment, to be found again. */
  mark(): void;
  /** Resolves once all of it is kept on the device, to how long it is; null where some is not. */
  end(): Promise<number | null>;
};

export type Ears = {
  person: PersonHere;
  isKeyword: boolean;
  /** Where the browser is asked to make words of it while it is said. */
  recognising: Recognising | null;
  /** What is understood by now of a phrase, and then the phrase. */
  onInterim?: ((text: string) => void) | undefined;
  onWords?: ((words: SpokenWord[]) => void) | undefined;
  /** No words come any more; the sound does. */
  onTrouble?: ((trouble: Trouble) => void) | undefined;
  /** How many seconds are kept on the device by now. */
  onKept: (seconds: number) => void;
  /** The device takes no more, or takes again what it refused. */
  onFull: (isFull: boolean) => void;
  /** The microphone was taken away, or the recording is as long as it may be. */
  onStop: () => void;
};

/** Whether this browser records at all: never on an insecure origin. */
export function canRecord(): boolean {
  return 'MediaRecorder' in globalThis && navigator.mediaDevices !== undefined;
}

/** Rejects where the microphone is refused, or where there is none. */
export async function listen(ears: Ears): Promise<Listening> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, autoGainControl: true, noiseSuppression: true },
  });
  const type = types.find((each) => MediaRecorder.isTypeSupported(each));
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: bitRate,
    ...(type && { mimeType: type }),
  });
  const begun = performance.now();
  recorder.start(pieceLength);
  const seconds = () => (performance.now() - begun) / 1000;
  const ear = openEar(stream);
  const take = keepTake(ears, recorder);
  const letGo = holdLock(recordingLock(take.id));
  const flush = () => recorder.state === 'recording' && recorder.requestData();
  // A phone may put the page to sleep without another word.
  document.addEventListener('visibilitychange', flush);
  addEventListener('pagehide', flush);
  const limit = setTimeout(ears.onStop, longest * 1000);
  const [track] = stream.getAudioTracks();
  track?.addEventListener('ended', ears.onStop);
  const words =
    ears.recognising &&
    recognise({
      ...{ ...ears.recognising, track, seconds },
      onInterim: (text) => ears.onInterim?.(text),
      onWords(heard) {
        take.hear(heard, ears.recognising?.language ?? null);
        ears.onWords?.(heard);
      },
      onTrouble: (trouble) => ears.onTrouble?.(trouble),
    });

  return {
    id: take.id,
    level: ear.level,
    seconds,
    mark: () => take.mark(seconds()),
    async end() {
      clearTimeout(limit);
      document.removeEventListener('visibilitychange', flush);
      removeEventListener('pagehide', flush);
      const length = Math.min(seconds(), longest);
      if (recorder.state !== 'inactive') {
        const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
        recorder.stop();
        await stopped;
      }
      // The last phrase is understood a moment after it was said.
      await words?.stop();
      for (const track of stream.getTracks()) track.stop();
      ear.close();
      const isWhole = await take.close(length);
      letGo();
      return isWhole ? length : null;
    },
  };
}

/** Keeps pieces as they come, one after another; what the device refuses is offered to it again. */
function keepTake({ person, isKeyword, onKept, onFull }: Ears, recorder: MediaRecorder) {
  const id = crypto.randomUUID();
  let facts: RecordingFacts = {
    type: recorder.mimeType,
    startedAt: new Date().toISOString(),
    seconds: null,
    isKeyword,
    marks: [],
    words: null,
  };
  const begun = performance.now();
  let index = 0;
  let isHeadKept = false;
  let left: { index: number; bytes: Uint8Array<ArrayBuffer> }[] = [];
  let work = Promise.resolve();

  async function offer(): Promise<void> {
    const now = (performance.now() - begun) / 1000;
    try {
      if (!isHeadKept)
        await keepThing(person, { id, kind: 'recording', state: 'open', says: facts });
      isHeadKept = true;
      for (const piece of left) {
        await keepPiece(person, { thing: id, ...piece });
        left = left.filter((one) => one !== piece);
      }
      onFull(false);
      onKept(now);
    } catch {
      onFull(true);
    }
  }

  recorder.addEventListener('dataavailable', ({ data }) => {
    work = work.then(async () => {
      if (data.size > 0) left.push({ index, bytes: new Uint8Array(await data.arrayBuffer()) });
      index += data.size > 0 ? 1 : 0;
      await offer();
    });
  });

  /** Keeps what it says of itself by now: a browser that is killed has lost none of it. */
  function tell(further: Partial<RecordingFacts>) {
    facts = { ...facts, ...further };
    work = work.then(async () => {
      if (!isHeadKept) return;
      // Where there is no room, it is kept with the end.
      await keepThing(person, { id, kind: 'recording', state: 'open', says: facts }).catch(
        () => {},
      );
    });
  }

  return {
    id,
    mark(at: number) {
      const mark: RecordingMark = { at, text: null };
      tell({ marks: [...facts.marks, mark].slice(0, markCountLimit) });
    },
    hear(heard: SpokenWord[], language: 'fr' | 'en' | null) {
      const words = [...(facts.words?.words ?? []), ...heard].slice(0, wordCountLimit);
      tell({ words: { source: 'browser', language, words } });
    },
    /** False where some of it is on no disk yet. */
    async close(length: number): Promise<boolean> {
      await work;
      if (left.length > 0) await offer();
      if (left.length > 0 || !isHeadKept) return false;
      const says = { ...facts, seconds: length };
      await keepThing(person, { id, kind: 'recording', state: 'waiting', says });
      return true;
    },
  };
}

/** Hears how loud it is. Where a browser has no ear of that kind, it is silent. */
function openEar(stream: MediaStream) {
  try {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 512;
    context.createMediaStreamSource(stream).connect(analyser);
    const wave = new Float32Array(analyser.fftSize);
    return {
      level() {
        analyser.getFloatTimeDomainData(wave);
        const power = wave.reduce((sum, sample) => sum + sample * sample, 0) / wave.length;
        // A whisper and a shout are a hundredfold apart: what is drawn is how they sound.
        return Math.min(1, Math.max(0, 1 + Math.log10(Math.max(power, 1e-6)) / 6 + 0.15));
      },
      close: () => void context.close(),
    };
  } catch {
    return { level: () => 0, close: () => {} };
  }
}

function holdLock(name: string): () => void {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  void navigator.locks.request(name, () => held);
  return letGo;
}
