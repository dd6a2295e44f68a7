import { englishDreams } from '../apps/server/src/demo/dreams-en.ts';
import { frenchDreams } from '../apps/server/src/demo/dreams-fr.ts';

/** Sentences of the demonstration community, one language apart from the other. */
const sentences = [frenchDreams, englishDreams].map((dreams) =>
  dreams.flatMap(({ content }) => content.split(/(?<=[.!?…])\s+/)),
);

/** Writes reports of sentences drawn from the demonstration dreams, French and English in turns. */
export function createTeller(random: () => number) {
  let told = 0;
  const tell = (isLongEnough: (text: string) => boolean): string => {
    const pool = sentences[told % sentences.length] ?? [];
    told += 1;
    let text = '';
    while (!isLongEnough(text)) {
      text = `${text} ${pool[Math.floor(random() * pool.length)] ?? ''}`.trim();
    }
    return text;
  };
  return {
    /** A report cut after exactly so many words. */
    ofWords: (count: number): string =>
      tell((text) => text.split(' ').length >= count)
        .split(' ')
        .slice(0, count)
        .join(' '),
    /** A report cut after exactly so many characters. */
    ofLength: (length: number): string => tell((text) => text.length >= length).slice(0, length),
  };
}
