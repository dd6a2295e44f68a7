import type { Letter } from '#features/mail/service.ts';
import type {
  AnnouncementWords,
  IssueKind,
  News,
  NewsItem,
} from '#features/newsletter-issues/rules.ts';

type Language = 'fr' | 'en';

export type Reader = {
  email: string;
  language: Language;
  /** Where this reader changes the rhythm, and where the letter is stopped. */
  ways: { manage: string; leave: string; oneClick: string };
};

const words = {
  fr: {
    weekly: 'Voici ce qu’il y a de nouveau depuis lundi dernier.',
    monthly: 'Voici ce qu’il y a de nouveau depuis le mois dernier.',
    posts: 'À lire',
    dreams: 'Rêves racontés',
    subject: (title: string) => `La lettre de Reverie\u00a0: ${title}`,
    manage: 'Changer de rythme',
    leave: 'Se désabonner',
    reason: {
      weekly: 'Vous recevez cette lettre chaque lundi où il y a du nouveau.',
      monthly: 'Vous recevez cette lettre le premier du mois, quand il y a du nouveau.',
      announcement: 'Vous recevez cette annonce parce que vous êtes abonné à la lettre de Reverie.',
    },
  },
  en: {
    weekly: 'Here is what is new since last Monday.',
    monthly: 'Here is what is new since last month.',
    posts: 'To read',
    dreams: 'Dreams told',
    subject: (title: string) => `The Reverie letter: ${title}`,
    manage: 'Change the rhythm',
    leave: 'Unsubscribe',
    reason: {
      weekly: 'You get this letter on Mondays when there is something new.',
      monthly: 'You get this letter on the first of the month, when there is something new.',
      announcement: 'You get this announcement because you subscribed to the Reverie letter.',
    },
  },
};

/** A letter of news; null where nothing is new. `site` is the origin its links lead to. */
export function newsLetter(
  kind: 'weekly' | 'monthly',
  news: News,
  reader: Reader,
  site: string,
): Letter | null {
  const { language } = reader;
  const t = words[language];
  const [first] = [...news.posts, ...news.dreams];
  if (!first) return null;
  const linked = ({ path, ...item }: NewsItem) => ({ ...item, url: `${site}${path}` });
  const sections = [
    { heading: t.posts, items: news.posts.map(linked) },
    { heading: t.dreams, items: news.dreams.map(linked) },
  ];
  return {
    ...frameOf(kind, reader),
    subject: t.subject(first.title),
    paragraphs: [t[kind]],
    sections: sections.filter(({ items }) => items.length > 0),
  };
}

export function announcementLetter(words: AnnouncementWords, reader: Reader): Letter {
  return { ...frameOf('announcement', reader), ...words };
}

function frameOf(kind: IssueKind, { email, language, ways }: Reader) {
  const t = words[language];
  return {
    to: email,
    language,
    footnote: t.reason[kind],
    ways: [
      { label: t.manage, url: ways.manage },
      { label: t.leave, url: ways.leave },
    ],
    unsubscribeUrl: ways.oneClick,
  };
}
