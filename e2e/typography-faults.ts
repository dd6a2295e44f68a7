import { attributeOf, type Element, pathOf } from '#markup.ts';
import type { Language } from '#page-text.ts';

/** A typewriter's apostrophe; in French a stop or a unit that may begin a line, in English one apart. */
const marks: Record<Language, RegExp> = {
  fr: /'| [;:!?»%€]|«(?!$|[\u00a0\u202f])/u,
  en: /'|(?:^|\p{L})[ \u00a0\u202f][;:!?](?!\S)/u,
};
const spoken = ['alt', 'aria-label', 'placeholder', 'title'];
const unset = ['code', 'pre', 'kbd', 'samp', 'script', 'style', 'textarea', 'noscript', 'svg'];

/** What a typographer would mark in an element's own words, and in those said in its place. */
export function faultsOfTypography(element: Element, language: Language): string[] {
  if (pathOf(element).some((around) => isLeftAlone(around, language))) return [];
  const words = element.childNodes.flatMap((node) => ('value' in node ? node.value : []));
  const named = spoken.flatMap((name) => attributeOf(element, name) ?? []);
  return [...words, ...named]
    .filter((text) => marks[language].test(text))
    .map((text) => `set badly: ${text.trim()}`);
}

/** Code, what people wrote, and what says that it is in another language. */
function isLeftAlone(element: Element, language: Language): boolean {
  const said = attributeOf(element, 'lang');
  return (
    (said !== null && said !== language) ||
    attributeOf(element, 'dir') === 'auto' ||
    unset.includes(element.tagName)
  );
}
