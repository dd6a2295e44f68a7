import type { NewsletterFrequency } from '@reverie/contract/newsletter.rules';

/** The words of the form, which stands on several pages. */
export const newsletterFr = {
  email: 'Votre email',
  frequency: 'Quand',
  frequencies: {
    weekly: 'Chaque lundi',
    monthly: 'Le 1er du mois',
    announcements: 'Annonces seulement',
  } satisfies Record<NewsletterFrequency, string>,
  subscribe: "S'abonner",
  sending: 'Envoi…',
  note: 'Vous confirmez par un lien envoyé à cette adresse. Chaque lettre permet de se désabonner.',
  sent: 'Regardez dans votre boîte',
  sentText: (email: string) =>
    `Un lien à suivre part vers ${email}. L'abonnement commence quand vous l'avez suivi, dans les sept jours.`,
  refusals: {
    email: 'Indiquez une adresse email valide.',
    wait: "Plusieurs demandes viennent de partir d'ici. Réessayez dans quelques minutes.",
    unexpected: "La demande n'est pas partie. Réessayez dans un instant.",
  },
};

export type NewsletterMessages = typeof newsletterFr;

declare module '#language/messages.tsx' {
  interface Catalogue {
    newsletter: NewsletterMessages;
  }
}
