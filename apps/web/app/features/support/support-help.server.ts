import { type HelpAnswer, helpOn } from '#help/find-help.ts';
import type { HelpId } from '#help/help-places.ts';
import type { Language } from '#language/language.ts';

/** The questions of the page, three a category. Their answers are those of the help. */
const questions = {
  account: ['create-account', 'stay-signed-in', 'lost-password'],
  analysis: ['how-analysis', 'analysis-sure', 'analysis-wrong'],
  privacy: ['who-reads', 'outside-model', 'stored-where'],
  features: ['painting-made', 'painting-again', 'sky-and-colours'],
} as const satisfies Record<string, readonly HelpId[]>;

/** Topics whose answers stand on other pages. */
const topics = {
  dreams: ['tell-dream', 'find-dream', 'take-down-dream', 'content-warnings'],
  billing: ['price-today'],
  api: ['api-start', 'api-token', 'api-description'],
} as const satisfies Record<string, readonly HelpId[]>;

export type FaqCategory = keyof typeof questions;
export type Topic = keyof typeof topics;

export const faqCategories: readonly FaqCategory[] = ['account', 'analysis', 'privacy', 'features'];
export const otherTopics: readonly Topic[] = ['dreams', 'billing', 'api'];

export function readSupport(language: Language) {
  const answers = (ids: readonly HelpId[]) => ids.map((id) => helpOn(language, id));
  return {
    faq: faqCategories.map((category) => ({ category, answers: answers(questions[category]) })),
    topics: otherTopics.map((topic) => ({ topic, answers: answers(topics[topic]) })),
  };
}
export type SupportHelp = ReturnType<typeof readSupport>;

/** The questions and their answers, as schema.org says them. */
export function faqData({ faq }: SupportHelp): object {
  return {
    '@type': 'FAQPage',
    mainEntity: faq.flatMap(({ answers }) => answers.map(questionData)),
  };
}

function questionData({ title, text }: HelpAnswer): object {
  return {
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text },
  };
}
