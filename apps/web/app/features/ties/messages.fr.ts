export const tiesFr = {
  follow: 'Suivre',
  unfollow: 'Ne plus suivre',
  followed: 'Vous suivez cette personne. Ce qu’elle rend public vient parmi vos rêves suivis.',
  followHint: 'Elle n’en est pas avertie, et personne ne voit qui vous suivez.',
  signIn: 'Se connecter pour suivre',
  more: 'Prendre ses distances',
  block: 'Ne plus se voir',
  blockHint:
    'Vous ne verrez plus ses rêves ni ses commentaires, et cette personne ne verra plus les vôtres. Elle n’en est pas avertie.',
  toConnections: 'Mes liens',
  apartTitle: 'Personnes tenues à distance',
  apartLead:
    'Ni vous ni elles ne voyez ce que l’autre publie sous son nom. Elles n’en sont pas averties.',
  apartNone: 'Vous ne tenez personne à distance.',
  unblock: 'Se revoir',
  unblocked: 'Vous vous reverrez désormais.',
  blocked: 'Vous ne vous verrez plus.',
  followedTitle: 'Personnes suivies',
  followedNone: 'Vous ne suivez encore personne.',
  toLibrary: 'Ouvrir la bibliothèque',
  feedNone: 'Rien de nouveau de leur part pour le moment.',
  allLeftOut: 'De ce qui est ici, tout est laissé de côté.',
  feedEmpty:
    'Vous ne suivez encore personne. Sur la page d’une personne, « Suivre » réunit ici ce qu’elle rend public.',
  all: 'De tout le monde',
  ofFollowed: 'De mes suivis',
  whose: 'De qui',
  further: 'Rêves plus anciens',
  full: 'Mille personnes au plus. Retirez-en une d’abord.',
  failed: 'Cela n’a pas pu être enregistré. Réessayez dans un instant.',
};

export type TiesMessages = typeof tiesFr;

declare module '#language/messages.tsx' {
  interface Catalogue {
    ties: TiesMessages;
  }
}
