import { keepItem, recallItem } from '#keeping/keep.ts';
import type { Recognising } from '#listening/recognition.ts';

/** What was chosen on this device: words by the browser’s maker, on the device, or the sound alone. */
export type WordsBy = 'maker' | 'device' | 'nobody';

/** Null before anybody chose. */
export function recallWordsBy(): WordsBy | null {
  const kept = recallItem('recognition');
  return kept === 'maker' || kept === 'device' || kept === 'nobody' ? kept : null;
}

export function keepWordsBy(choice: WordsBy): void {
  keepItem('recognition', choice);
}

/** How words are to be made of what is said now; null where they are not. */
export function recognisingNow(language: 'fr' | 'en'): Recognising | null {
  const choice = recallWordsBy();
  if (choice === null || choice === 'nobody') return null;
  if (choice === 'maker' && !navigator.onLine) return null;
  return { language, isLocal: choice === 'device' };
}
