import { minimumPasswordLength } from '@reverie/contract/accounts.rules';
import {
  contentLimit,
  reportLimit,
  tagCountLimit,
  tagLimit,
  titleLimit,
} from '@reverie/contract/dreams.rules';
import { formatsOf } from '#language/formats.ts';
import type { Language } from '#language/language.ts';

/** Numbers of the contract that pages name: `{tag-limit}` in their Markdown. */
const facts: Record<string, number> = {
  'content-limit': contentLimit,
  'report-limit': reportLimit,
  'title-limit': titleLimit,
  'tag-count-limit': tagCountLimit,
  'tag-limit': tagLimit,
  'password-length': minimumPasswordLength,
};

/** A page's Markdown with its numbers in it. What has no such name stays: a program has braces too. */
export function fillFacts(source: string, language: Language): string {
  const { number } = formatsOf(language, 'UTC');
  return source.replace(/\{([a-z-]+)\}/g, (whole, name: string) => {
    const fact = facts[name];
    return fact === undefined ? whole : number(fact);
  });
}
