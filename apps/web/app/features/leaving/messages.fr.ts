import type { LeftDreams } from '@reverie/contract/leaving.rules';

const choices: Record<LeftDreams, { name: string; hint: string }> = {
  delete: {
    name: 'Effacer mes rêves publics',
    hint: 'Ils disparaissent avec tout le reste.',
  },
  orphan: {
    name: 'Les laisser sans nom',
    hint: 'Leur texte partagé, leur analyse et leur peinture restent, et plus rien ne dit de qui ils sont.',
  },
};

export const leavingFr = {
  title: 'Partir',
  lead: 'Fermer votre compte efface tout ce qui est à vous : rêves privés, récits, analyses, peintures, « j’aime », accords, sessions, lettre et messages.',
  days: (days: number) =>
    `Pendant ${days} jours rien ne change : vous pouvez vous connecter et rester. Ensuite, l’effacement est définitif. Ce qui restait dans les sauvegardes du serveur s’efface avec elles.`,
  takeAlong: 'Préparez d’abord votre archive, plus haut, si vous voulez garder vos rêves.',
  dreams: 'Vos rêves publics',
  choices,
  password: 'Votre mot de passe',
  submit: 'Fermer mon compte',
  busy: 'Envoi',
  leavesAt: (date: string) => `Votre compte sera effacé le ${date}.`,
  until: 'D’ici là, rien ne change. Rester efface cette demande.',
  stay: 'Rester',
  staying: 'Un instant',
  stayed: 'Vous restez. Rien n’est effacé.',
  toData: 'Rester, ou emporter mes rêves',
  refusals: {
    wrong_password: 'Ce mot de passe n’est pas le bon.',
    last_webmaster: 'Personne d’autre ne peut tenir ce serveur : nommez d’abord quelqu’un.',
    other: 'Votre demande n’a pas pu être prise. Réessayez dans un instant.',
  },
};

export type LeavingMessages = typeof leavingFr;

declare module '#language/messages.tsx' {
  interface Catalogue {
    leaving: LeavingMessages;
  }
}
