import type { Answer, ConsentKind } from '@reverie/contract/consents.rules';
import type { ConsentState } from '#features/consents/consents.rules.ts';

/** What is asked itself stands in the contract, word by word: its receipt says the same. */
const said: Record<ConsentKind, Record<ConsentState, string>> = {
  external_ai: {
    granted: 'Vous avez accepté.',
    awaited: '',
    none: "Vous n'avez pas accepté : rien n'est envoyé.",
    lapsed:
      "Ce que vous aviez accepté a changé depuis : rien n'est envoyé tant que vous n'acceptez pas à nouveau.",
  },
  transcription: {
    granted: 'Vous avez accepté.',
    awaited: '',
    none: "Vous n'avez pas accepté : aucun enregistrement n'est envoyé.",
    lapsed:
      "Ce que vous aviez accepté a changé depuis : rien n'est envoyé tant que vous n'acceptez pas à nouveau.",
  },
  matching: {
    granted: 'Vous avez accepté.',
    awaited: '',
    none: "Vous n'avez pas accepté : vos motifs ne sont comparés à ceux de personne.",
    lapsed:
      "Ce que vous aviez accepté a changé depuis : rien n'est comparé tant que vous n'acceptez pas à nouveau.",
  },
  newsletter: {
    granted: 'Vous recevez la lettre.',
    awaited: 'Un message vous attend à votre adresse : la lettre commence par son lien.',
    none: 'Vous ne recevez pas la lettre.',
    lapsed: 'Vous ne recevez pas la lettre.',
  },
};

const answered: Record<Answer, (date: string, time: string) => string> = {
  accepted: (date, time) => `Accepté le ${date} à ${time}`,
  declined: (date, time) => `Refusé le ${date} à ${time}`,
};

export const consentsFr = {
  title: 'Consentements',
  lead: 'Chaque chose est demandée à part, et se retire ici comme elle se donne. Refuser ne vous prive de rien.',
  said,
  agree: "J'accepte",
  agreeing: 'Enregistrement',
  withdraw: 'Retirer mon accord',
  withdrawing: 'Retrait',
  about: (name: string) => ` : ${name}`,
  letterSent:
    'Si cette adresse ne reçoit pas encore la lettre, un message vient de lui partir : suivez son lien.',
  rhythm: 'Choisir le rythme',
  notOffered: "Ce serveur n'envoie plus rien à personne.",
  receipts: 'Vos accords',
  answered,
  withdrawnAt: (date: string, time: string) => `, retiré le ${date} à ${time}`,
  version: (version: string) => `texte ${version}`,
  receipt: 'Reçu à garder',
  receiptOf: (name: string, date: string) => `Reçu à garder : ${name}, ${date}`,
  receiptData: (name: string, date: string) => `Le même reçu en JSON : ${name}, ${date}`,
  agreed: {
    title: 'Ce sur quoi repose votre compte',
    lead: 'Ce que vous avez répondu, dans les mots que vous avez lus.',
  },
  unasked: {
    title: "Ce qui n'est pas demandé",
    research:
      "La recherche : Reverie ne donne vos rêves à aucun chercheur, et n'en tire aucun jeu de données. Cela vous serait demandé ici avant le premier.",
    audience:
      "La mesure d'audience : il n'y en a aucune. Votre choix des cookies vaudra pour le jour où il y en aurait une.",
    cookies: 'Voir ce choix',
  },
  changed: 'Ce texte vient de changer. Lisez-le à nouveau avant de choisir.',
  failed: "Votre choix n'a pas pu être enregistré. Réessayez dans un instant.",
};

export type ConsentsMessages = typeof consentsFr;

declare module '#language/messages.tsx' {
  interface Catalogue {
    consents: ConsentsMessages;
  }
}
