import { type BlurredWord, blurredIn, partsOf } from '@reverie/contract/blurring.rules';
import { createContext, useContext } from 'react';

/** What is blurred to others of the dream on this page, where its dreamer reads it. */
const OwnBlurredContext = createContext<readonly BlurredWord[]>([]);

export const OwnBlurredProvider = OwnBlurredContext.Provider;

/**
 * Words of a dream. What stands for a blurred word is drawn blurred, and heard as it is written; to
 * its dreamer the word itself is there, and marked.
 */
export function Said({ text }: { text: string }) {
  const own = useContext(OwnBlurredContext);
  if (own.length === 0) {
    return partsOf(text).map(({ text: words, isReplacement }, index) =>
      isReplacement ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text stay in their order
        <span key={index} className="blurred">
          [{words}]
        </span>
      ) : (
        words
      ),
    );
  }
  const marked = blurredIn(text, own);
  let from = 0;
  const parts = marked.flatMap(({ start, end }) => {
    const before = text.slice(from, start);
    from = end;
    return [
      before,
      <span key={start} className="blurred-own">
        {text.slice(start, end)}
      </span>,
    ];
  });
  return [...parts, text.slice(from)];
}
