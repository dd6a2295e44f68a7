import type { Visibility } from '@reverie/contract/dreams.rules';
import type { PaintingStage } from '@reverie/contract/images';

const visibility: Record<Visibility, string> = {
  private: 'Privé',
  community: 'Communauté',
  public: 'Public',
};

const stages: Record<PaintingStage, string> = {
  backdrop: 'Le décor…',
  symbols: 'Les figures…',
  brush: 'Les encres…',
  finish: 'Le papier…',
  keeping: 'Le séchage et l’encadrement…',
  remote: 'Un autre modèle peint…',
};

export const dreamsFr = {
  visibility,
  explore: 'Explorer les rêves',
  exploreLead: "Ce que d'autres ont vu la nuit, dans leurs mots.",
  search: 'Chercher dans les rêves',
  searchHint: 'Un mot, un lieu, une émotion…',
  searchNow: 'Chercher',
  clearSearch: 'Effacer la recherche',
  found: (count: number, shown: string, isExact: boolean): string => {
    const least = isExact ? '' : 'au moins ';
    return `${least}${shown} ${count > 1 ? 'rêves' : 'rêve'} pour`;
  },
  since: (date: string, time: string): string => `le ${date} à ${time}`,
  newSince: (since: string): string => `Nouveaux depuis ${since}`,
  nothingSince: (since: string): string => `Rien de nouveau depuis ${since}.`,
  seenBefore: 'Déjà vus',
  loadMore: 'Charger plus',
  loading: 'Chargement...',
  empty: 'Aucun rêve à afficher pour le moment.',
  emptyInvitation: 'Le premier pourrait être le vôtre.',
  noneFound: (query: string): string => `Aucun rêve trouvé pour « ${query} ».`,
  noneFoundHint: 'Essayez un seul mot, ou une forme plus simple.',
  allDreams: 'Voir tous les rêves',
  share: 'Raconter un rêve',
  error: (reason: string): string => `Erreur : ${reason}`,
  listFailed: 'Failed to fetch dreams',
  unavailable: 'Le serveur ne répond pas.',
  tryAgain: 'Réessayer',
  like: "J'aime ce rêve",
  unlike: 'Ne plus aimer ce rêve',
  likes: (count: number, shown: string): string =>
    `${shown} ${count > 1 ? 'personnes aiment' : 'personne aime'} ce rêve`,
  views: (count: number, shown: string): string => `${shown} ${count > 1 ? 'lectures' : 'lecture'}`,
  shares: (count: number, shown: string): string =>
    `${shown} ${count > 1 ? 'partages' : 'partage'}`,
  actionFailed: "Cela n'a pas pu être enregistré. Réessayez.",
  stages,
  paintingNow: 'La peinture se fait…',
  nightmareAsks: 'Cauchemar déclaré : peinture sur demande',
  warningAsks: 'Sujet sensible déclaré : peinture sur demande',
  yours: 'Votre rêve',
  untitledOn: (date: string): string => `Rêve du ${date}`,
  untitledWeek: 'Un rêve',
  weekOf: (date: string): string => `Semaine du ${date}`,
  onlyYouKnow: 'vous seul savez que c’est vous',
  waitsForEvening: 'attend son soir',
  answers: 'Répond à :',
  told: (date: string, time: string): string => `Raconté le ${date} à ${time}`,
  anonymous: 'Un dormeur',
  layers: 'Couches',
  edit: 'Modifier',
  remove: 'Retirer',
  removed: 'Rêve retiré. Il reste 30 jours dans la corbeille.',
  undo: 'Annuler',
  restored: 'Le rêve est revenu.',
  tags: 'Étiquettes',
  veiled: (count: number, subjects: string): string =>
    `${count > 1 ? 'Sujets sensibles' : 'Sujet sensible'} : ${subjects}`,
  read: 'Lire ce rêve',
  veilAgain: 'Voiler',
  veilHint: 'Son texte et sa peinture attendent que vous le vouliez.',
  veilChoice: 'Choisir pour tous les rêves',
  near: {
    title: 'Rêves voisins',
    lead: 'Parmi les rêves que d’autres partagent avec tous, ceux qui lui ressemblent le plus, et par quoi. Une ressemblance de mots et de constats : elle ne dit rien des rêveurs.',
  },
  nightsBeside: 'Les nuits d’avant et d’après',
  nightBeside: {
    before: (date: string): string => `La nuit d’avant, ${date}`,
    after: (date: string): string => `La nuit d’après, ${date}`,
  },
  card: {
    title: 'La carte à envoyer',
    note: 'Quand on envoie l’adresse de ce rêve, voici ce qui s’affiche. La carte ne montre jamais l’analyse.',
    ownNote: (name: string): string =>
      `Ce rêve est public, sous le nom ${name} : voici ce qui s’affiche quand on en envoie l’adresse. La carte ne montre jamais l’analyse.`,
    copy: 'Copier le lien',
    copied: 'Lien copié',
    failed: 'La copie n’a pas été permise',
    save: 'Emporter le tableau',
    print: 'Imprimer',
    send: 'Envoyer',
    embed: 'L’afficher dans une autre page',
    embedNote:
      'Ce cadre ne contient aucun script, ne lit aucun cookie et ne compte personne. Si le rêve n’est plus public, il est vide aussitôt.',
    copyCode: 'Copier le code',
  },
  seen: {
    open: 'Vu par les autres',
    title: 'Votre rêve, vu par',
    readers: { stranger: 'quelqu’un sans compte', signed_in: 'une personne connectée' },
    member: 'un membre d’une communauté',
    memberOf: (community: string): string => `un membre de ${community}`,
    you: 'vous',
    note: 'La réponse même que reçoit cette personne. On n’y agit pas à sa place.',
    nothing: 'Pour elle, ce rêve n’existe pas : son adresse mène à une page introuvable.',
    same: 'La même chose que sans compte ; elle peut aussi l’aimer et le commenter.',
    card: 'Quand on en envoie l’adresse :',
  },
  facts: { category: 'Catégorie', types: 'Genre', warnings: 'À savoir' },
  warnedFilter: 'Sujets sensibles',
  warnedFilters: { with: 'Tous les rêves', without: 'Sans sujet sensible' },
  backTo: {
    home: "L'accueil",
    dashboard: 'Explorer les rêves',
    library: 'La bibliothèque',
    profile: 'Mon profil',
    search: 'La recherche',
    elsewhere: 'Revenir',
  },
};

export type DreamsMessages = typeof dreamsFr;

declare module '#language/messages.tsx' {
  interface Catalogue {
    dreams: DreamsMessages;
  }
}
