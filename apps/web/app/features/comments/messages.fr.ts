import type { Commenting } from '@reverie/contract/comments.rules';

const who: Record<Commenting, string> = {
  open: 'Toute personne connectée',
  followers: 'Celles qui me suivent',
  connected: 'Mes liens',
  approved: 'Toutes, quand je les ai lues',
  closed: 'Personne',
};

export const commentsFr = {
  title: (count: number, shown: string): string =>
    count === 0
      ? 'Si c’était votre rêve…'
      : `${shown} ${count > 1 ? 'commentaires' : 'commentaire'}`,
  none: 'Personne n’a encore répondu à ce rêve.',
  noneOfYours: 'Personne n’a encore répondu à votre rêve.',
  closed: 'La personne qui a fait ce rêve ne prend plus de commentaires.',
  followersOnly: 'Ce rêve se commente quand on suit la personne qui l’a fait.',
  connectedOnly: 'Ce rêve se commente quand un lien est noué avec la personne qui l’a fait.',
  signIn: 'Se connecter pour répondre',
  begin: 'Votre commentaire',
  placeholder: 'Si c’était mon rêve…',
  etiquette: 'On dit ce qu’on en aurait ressenti, jamais ce qu’il signifie.',
  callable: 'Personnes à appeler',
  callableCount: (count: number, shown: string): string =>
    count > 1
      ? `${shown} personnes proposées. Flèches pour choisir, Entrée pour appeler, Échap pour fermer.`
      : 'Une personne proposée. Entrée pour l’appeler, Échap pour fermer.',
  waits: 'La personne qui a fait ce rêve lit chaque commentaire avant les autres.',
  publish: 'Publier',
  publishing: 'Publication',
  passage: 'Les mots du rêve dont vous parlez',
  passageHint: 'Facultatif. Tels qu’ils sont écrits dans le rêve.',
  pointAt: 'Répondre à ces mots',
  about: (words: string): string => `« ${words} »`,
  unsay: 'Ne plus citer ces mots',
  answer: 'Répondre',
  answerTo: (name: string): string => `Votre réponse à ${name}`,
  answerToNobody: 'Votre réponse',
  edit: 'Modifier',
  editUntil: 'Pendant un quart d’heure. On verra qu’il a été modifié.',
  save: 'Enregistrer',
  remove: 'Retirer',
  mute: 'Sourdine',
  unmute: 'Ôter la sourdine',
  approve: 'Laisser paraître',
  isHeld: 'attend d’être lu par la modération',
  isWaiting: 'attend d’être lu',
  isWaitingForYou: 'attend votre accord',
  isEdited: 'modifié',
  isYou: 'vous',
  isDreamer: 'a fait ce rêve',
  reportOf: (name: string) => `Signaler le commentaire de ${name}`,
  gone: 'Ce commentaire a été retiré.',
  pages: 'Pages des commentaires',
  earlier: 'Commentaires précédents',
  later: 'Commentaires suivants',
  page: 'Page {n}',
  who,
  whoTitle: 'Qui peut commenter',
  whoNow: (who: string): string => `Qui peut commenter : ${who}`,
  whoSave: 'Enregistrer',
  unreached: 'Le serveur ne répond pas. Rien n’a changé.',
  done: {
    comment: 'Votre commentaire est publié.',
    waiting: 'Votre commentaire attend d’être lu par la personne qui a fait ce rêve.',
    held: 'Un lien, la première semaine, est d’abord lu par la modération. D’ici là, vous seul voyez ce commentaire.',
    edit: 'Commentaire modifié.',
    remove: 'Commentaire retiré.',
    approve: 'Le commentaire est paru.',
    mute: 'Plus rien ne vous sera signalé de cette conversation. Les autres conversations du rêve, si.',
    unmute: 'Cette conversation vous est de nouveau signalée.',
    choose: 'Votre choix est enregistré.',
  },
  refused: {
    blank: 'Écrivez d’abord quelques mots.',
    invalid_body: 'Mille caractères au plus.',
    comments_closed: 'Ce rêve ne prend pas de commentaire de vous. Vos mots sont restés ici.',
    address_waiting:
      'Confirmez d’abord votre adresse : nous vous avons écrit. Vos mots sont restés ici.',
    passage_unknown: 'Le rêve ne contient pas ces mots, ou plus. Vos mots sont restés ici.',
    mutes_full: 'Deux cents sourdines au plus. Retirez-en une dans vos réglages.',
    comment_repeated: 'Vous avez déjà écrit exactement cela aujourd’hui.',
    conversation_full: 'Cette conversation a cent réponses : elle n’en prend plus.',
    silenced: 'Pour un temps, vous ne publiez rien. Vos notifications disent pourquoi.',
    suspended: 'Pour un temps, votre compte ne fait que lire. Vos notifications disent pourquoi.',
    newcomer_mention: 'La première semaine, on n’appelle personne par son nom. Écrivez sans le @.',
    newcomer_busy: 'La première semaine, dix commentaires par jour. Revenez demain.',
    comment_settled: 'Le quart d’heure est passé : un commentaire ne se modifie plus.',
    rate_limited: 'Vous écrivez très vite. Réessayez dans quelques minutes.',
    not_found: 'Ce commentaire, ou ce rêve, n’est plus là.',
    unavailable: 'Le serveur ne répond pas. Vos mots sont restés ici.',
    other: 'Cela n’a pas pu être enregistré. Vos mots sont restés ici.',
  },
};

export type CommentsMessages = typeof commentsFr;

declare module '#language/messages.tsx' {
  interface Catalogue {
    comments: CommentsMessages;
  }
}
