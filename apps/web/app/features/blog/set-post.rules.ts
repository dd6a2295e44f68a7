import type { Block, Post, PostSummary, Run } from '@reverie/contract/blog';
import { postPictureOf } from '@reverie/contract/blog.rules';
import type { Language } from '#language/language.ts';
import { typographers } from '#language/typography.ts';

type Typographer = (text: string) => string;

/** A post as its page shows it: set by the rules of its language, its picture with its addresses. */
export type ShownPost = ReturnType<typeof setPost>;
export type ShownSummary = ReturnType<typeof setSummary>;

/** Called by loaders: authors type plain spaces and apostrophes. */
export function setSummary(post: PostSummary, language: Language) {
  const set = typographers[language];
  const { picture } = post;
  return {
    ...post,
    title: set(post.title),
    excerpt: set(post.excerpt),
    picture: picture && { ...postPictureOf(picture), alt: set(picture.alt) },
  };
}

export function setPost(post: Post, language: Language) {
  const set = typographers[language];
  const { body, notes, older, newer, related, words } = post;
  return {
    ...setSummary(post, language),
    words,
    body: body.map((block) => setBlock(block, set)),
    notes: notes.map(({ number, runs }) => ({ number, runs: setRuns(runs, set) })),
    older: older && { ...older, title: set(older.title) },
    newer: newer && { ...newer, title: set(newer.title) },
    related: related.map((other) => setSummary(other, language)),
  };
}

function setBlock(block: Block, set: Typographer): Block {
  switch (block.kind) {
    case 'quote':
      return { ...block, paragraphs: block.paragraphs.map((runs) => setRuns(runs, set)) };
    case 'list':
      return { ...block, items: block.items.map((runs) => setRuns(runs, set)) };
    default:
      return { ...block, runs: setRuns(block.runs, set) };
  }
}

function setRuns(runs: readonly Run[], set: Typographer): Run[] {
  return runs.map((run) => {
    const { language } = run;
    const setOwn = language ? typographers[language === 'fr' ? 'fr' : 'en'] : set;
    return { ...run, text: setOwn(run.text) };
  });
}
