import sans from '#ui/fonts/figtree.woff2?url';
import display from '#ui/fonts/newsreader-display.woff2?url';
import text from '#ui/fonts/newsreader-text.woff2?url';
import readingFaces from '#ui/reading-type.css?url';

/** Fetched with the document, where the first thing seen is set in it. */
function early(href: string) {
  return {
    ...({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const),
    href,
  };
}

/** Titles and all that is said by the house: on every page. */
export const commonType = [early(display), early(sans)];

/** What is read at length, and dreams: other pages fetch it when they come to such a passage. */
export const readingType = early(text);

/** The faces of what is read at length: on every page, and a first visit is painted without them. */
export const readingSheet = { rel: 'stylesheet', href: readingFaces };

/** What a first visit does without until it is painted. */
export const secondSheets: readonly string[] = [readingSheet.href, readingType.href];
