import { attributeOf, type Element, pathOf, textOf, within } from '#markup.ts';

export type Language = 'fr' | 'en';

const blocks = new Set(
  ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'li', 'dt', 'dd', 'td', 'th', 'summary', 'button']
    .concat(['label', 'legend', 'figcaption', 'blockquote', 'option', 'a', 'caption'])
    .concat(['div', 'section', 'article', 'header', 'footer', 'nav', 'aside', 'main', 'body']),
);

/** Words no text of the language does without, and that the other one does not know. */
const smallWords = {
  fr: 'le la les des une du et est dans que qui vous votre vos avec sur pas ne au aux ce cette',
  en: 'the of and to is in your you with that for are not this from it by they their was have',
};
const patterns = {
  fr: patternOf(smallWords.fr),
  en: patternOf(smallWords.en),
};

function patternOf(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}’'-])(?:${words.replaceAll(' ', '|')})(?![\\p{L}’'-])`, 'giu');
}

/**
 * The passages a page speaks in its own voice: not what people wrote (`dir="auto"`), what is said to
 * be in another language, the sources of an article, or code.
 */
export function passagesOf(elements: readonly Element[], language: Language): string[] {
  return elements
    .filter((element) => blocks.has(element.tagName) && isInnermost(element))
    .filter((element) => !pathOf(element).some((around) => isForeign(around, language)))
    .filter((element) => !within(element).some((part) => isForeign(part, language)))
    .map(textOf)
    .filter(
      (text) => text.split(' ').filter((word) => /^[\p{L}’'-]{2,}\P{L}*$/u.test(word)).length >= 4,
    );
}

function isInnermost(element: Element): boolean {
  return !within(element).some(({ tagName }) => blocks.has(tagName) && tagName !== 'a');
}

function isForeign(element: Element, language: Language): boolean {
  const said = attributeOf(element, 'lang');
  return (
    (said !== null && said !== language) ||
    attributeOf(element, 'dir') === 'auto' ||
    attributeOf(element, 'id')?.startsWith('source-') === true ||
    ['code', 'pre', 'cite', 'kbd', 'samp'].includes(element.tagName)
  );
}

/** Whether a passage sounds more like the other language. */
export function isMisplaced(passage: string, language: Language): boolean {
  const other = language === 'fr' ? 'en' : 'fr';
  const count = (spoken: Language) => passage.match(patterns[spoken])?.length ?? 0;
  return count(other) >= 2 && count(other) > count(language);
}
