import sans from '#ui/fonts/figtree.woff2?url';
import display from '#ui/fonts/newsreader-display.woff2?url';
import text from '#ui/fonts/newsreader-text.woff2?url';

/** Fetched with the document, where the first thing seen is set in it. */
function early(href: string) {
  return {
    ...({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const),
    href,
  };
}

/** Titles and all that is said by the house: on every page. */
export const commonType = [early(display), early(sans)];

/**
 * What is read at length, and dreams: other pages fetch it when they come to such a passage, and a
 * first visit once it is painted.
 */
export const readingType = early(text);
