import type { BrowserContext } from 'playwright-core';

/** What a browser's recognition says of each phrase: what it thinks first, and then. */
export type Phrase = { first: string; final: string };

type Told = {
  phrases: Phrase[];
  here: 'available' | 'downloadable' | 'unavailable';
  error?: string;
};

/**
 * A recognition as browsers have it, in the place of theirs, which ask their maker: it speaks the
 * same events in the same order. What it is asked stands in `window.asked`.
 */
export async function speakFor(context: BrowserContext, told: Told): Promise<void> {
  await context.addInitScript(({ phrases, here, error }: Told) => {
    const asked: unknown[] = [];
    Object.assign(globalThis, { asked });
    let said = 0;
    class Recognition extends EventTarget {
      static installed = here;
      static async available() {
        return Recognition.installed;
      }
      static async install() {
        Recognition.installed = 'available';
        return true;
      }
      lang = '';
      continuous = false;
      interimResults = false;
      processLocally = false;
      #timer: ReturnType<typeof setTimeout> | undefined;
      #isRunning = false;
      start(track?: MediaStreamTrack) {
        if (this.#isRunning) throw new DOMException('already started', 'InvalidStateError');
        this.#isRunning = true;
        const { lang, continuous, interimResults, processLocally } = this;
        asked.push({ lang, continuous, interimResults, processLocally, track: track?.kind });
        this.dispatchEvent(new Event('start'));
        this.dispatchEvent(new Event('audiostart'));
        if (error) {
          this.dispatchEvent(Object.assign(new Event('error'), { error }));
          return this.#end();
        }
        this.#next();
      }
      /** A phrase: heard of, thought to be this, and then that. After two of them it ends by itself. */
      #next() {
        const phrase = phrases[said];
        if (!phrase) return;
        const results: unknown[] = [];
        const tell = (transcript: string, isFinal: boolean) => {
          const result = Object.assign([{ transcript, confidence: 0.9 }], { isFinal });
          results[0] = result;
          this.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results }));
        };
        this.dispatchEvent(new Event('speechstart'));
        this.#timer = setTimeout(() => {
          tell(phrase.first, false);
          this.#timer = setTimeout(() => {
            said += 1;
            tell(phrase.final, true);
            this.dispatchEvent(new Event('speechend'));
            this.#end();
          }, 700);
        }, 500);
      }
      #end() {
        clearTimeout(this.#timer);
        if (!this.#isRunning) return;
        this.#isRunning = false;
        this.dispatchEvent(new Event('end'));
      }
      stop() {
        this.#end();
      }
      abort() {
        this.#end();
      }
    }
    Object.assign(globalThis, { SpeechRecognition: Recognition });
  }, told);
}
