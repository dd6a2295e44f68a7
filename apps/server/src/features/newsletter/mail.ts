import type { NewsletterFrequency } from '@reverie/contract/newsletter.rules';
import type { Letter } from '#features/mail/service.ts';

type Addressed = { email: string; language: 'fr' | 'en'; url: string };

const rhythms = {
  fr: {
    weekly: 'chaque lundi',
    monthly: 'le premier de chaque mois',
    announcements: 'seulement pour les annonces importantes',
  },
  en: {
    weekly: 'every Monday',
    monthly: 'on the first of each month',
    announcements: 'for important announcements only',
  },
} satisfies Record<string, Record<NewsletterFrequency, string>>;

/** Asks whether the address is theirs who typed it. Nothing else is sent before they say so. */
export function confirmationLetter(
  { email, language, url }: Addressed,
  frequency: NewsletterFrequency,
): Letter {
  const rhythm = rhythms[language][frequency];
  const words = {
    fr: {
      subject: 'Confirmez votre inscription à la lettre',
      paragraphs: [
        'Bonjour,',
        `Vous avez demandé à recevoir la lettre de Reverie, ${rhythm}. Il reste à confirmer que cette adresse est bien la vôtre. Le lien sert une fois, pendant sept jours.`,
      ],
      label: 'Confirmer mon inscription',
      footnote:
        'Si vous n’avez rien demandé, il n’y a rien à faire\u00a0: sans confirmation, cette adresse est effacée au bout de sept jours.',
    },
    en: {
      subject: 'Confirm your subscription to the letter',
      paragraphs: [
        'Hello,',
        `You asked for the Reverie letter, ${rhythm}. What remains is to confirm that this address is yours. The link works once, for seven days.`,
      ],
      label: 'Confirm my subscription',
      footnote:
        'If you did not ask for anything, there is nothing to do: unconfirmed, this address is erased after seven days.',
    },
  }[language];
  const { label, ...rest } = words;
  return { to: email, language, ...rest, action: { label, url } };
}

/** For an address that gets the letter already: nobody learns that from the page. */
export function knownLetter({ email, language, url }: Addressed): Letter {
  const words = {
    fr: {
      subject: 'Vous recevez déjà la lettre',
      paragraphs: [
        'Bonjour,',
        'Cette adresse vient d’être donnée pour recevoir la lettre de Reverie. Elle la reçoit déjà, et rien n’a changé. Vous pouvez choisir un autre rythme, ou vous désabonner, quand vous voulez.',
      ],
      label: 'Voir mon abonnement',
      footnote: 'Si ce n’est pas vous qui l’avez donnée, il n’y a rien à faire.',
    },
    en: {
      subject: 'You already get the letter',
      paragraphs: [
        'Hello,',
        'This address was just given to receive the Reverie letter. It receives it already, and nothing has changed. You can choose another rhythm, or unsubscribe, whenever you like.',
      ],
      label: 'See my subscription',
      footnote: 'If it was not you who gave it, there is nothing to do.',
    },
  }[language];
  const { label, ...rest } = words;
  return { to: email, language, ...rest, action: { label, url } };
}
