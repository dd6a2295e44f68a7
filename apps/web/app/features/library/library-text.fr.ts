import type { Category, DreamType } from '@reverie/contract/dreams.rules';
import type { LibrarySort, Period } from '@reverie/contract/library.rules';

const categories: Record<Category | 'all', string> = {
  all: 'Tous',
  nature: 'Nature',
  cosmos: 'Cosmos',
  urban: 'Ville',
  time: 'Temps',
  art: 'Art',
  travel: 'Voyage',
  literature: 'Littérature',
  fantasy: 'Fantastique',
};

const types: Record<DreamType | 'all', string> = {
  all: 'Tous',
  lucid: 'Lucide',
  recurring: 'Récurrent',
  nightmare: 'Cauchemar',
  prophetic: 'Prémonitoire',
  creative: 'Créatif',
  symbolic: 'Symbolique',
  surreal: 'Surréaliste',
};

const periods: Record<Period | 'all', string> = {
  all: 'Depuis toujours',
  today: "Aujourd'hui",
  week: 'Cette semaine',
  month: 'Ce mois-ci',
  year: 'Cette année',
};

const sorts: Record<LibrarySort, string> = {
  recent: 'Récents',
  popular: 'Populaires',
  discussed: 'Commentés',
  analyzed: 'Analyses annotées',
};

const sortNotes: Record<LibrarySort, string> = {
  recent: 'Les derniers partagés viennent en premier.',
  popular:
    'Les « j’aime », les commentaires, les partages et les lectures, qui pèsent moins à mesure que les heures passent.',
  discussed: 'Ceux que leurs lecteurs commentent le plus.',
  analyzed: "Ceux dont les lecteurs ont le plus annoté l'analyse.",
};

/** Every word of the library. It travels with that page alone; `{…}` is filled in on the page. */
export const libraryFr = {
  title: 'La bibliothèque des rêves',
  description:
    'Lisez les rêves partagés sur Reverie : par mots, catégorie, genre et période, des plus récents aux plus aimés.',
  search: 'Chercher dans la bibliothèque',
  searchHint: 'Un mot, un lieu, une émotion…',
  searchNow: 'Chercher',
  clearSearch: 'Effacer la recherche',
  category: 'Catégories',
  categories,
  filters: 'Filtres',
  period: 'Période',
  periods,
  sort: 'Ordre',
  sorts,
  sortNotes,
  type: 'Genre',
  types,
  tagged: 'Étiquette : {tag}',
  alsoSaid: 'Trouve aussi : {names}.',
  warnedName: 'Sujets sensibles',
  warned: { with: 'Avec sujets sensibles', without: 'Sans sujet sensible' },
  rooming: 'Accrochage',
  roomings: { moon: 'Par lune', mood: 'Par humeur', date: 'Par date' },
  lead: 'Langue',
  leads: {
    own: 'Le français d’abord',
    other: 'L’anglais d’abord',
    all: 'Toutes les langues mêlées',
  },
  rooms: {
    new: { name: 'Nouvelle lune', note: 'Rêvés sans lune, ou presque.' },
    firstQuarter: {
      name: 'Premier quartier',
      note: 'Rêvés sous une moitié de disque qui grandit.',
    },
    full: {
      name: 'Pleine lune',
      note: 'Rêvés sous un disque plein, ou presque. La lune est notée, jamais interprétée.',
    },
    lastQuarter: { name: 'Dernier quartier', note: 'Rêvés sous une moitié de disque qui s’en va.' },
    bright: { name: 'Lumineux', note: 'Qui les a rêvés dit s’en être réveillé bien.' },
    even: { name: 'Entre deux', note: 'Ni clairs ni sombres, d’après qui les a rêvés.' },
    dark: {
      name: 'Inquiets',
      note: 'On court, on se tait, on compte. Leur humeur est dite par qui les a rêvés.',
    },
    unsaid: { name: 'Sans humeur', note: 'Personne n’a dit la leur.' },
    others: { name: 'Dans d’autres langues', note: 'Leurs mots restent les leurs.' },
  },
  further: 'Continuer la visite',
  chosen: 'Choix en cours',
  drop: 'Retirer : {name}',
  clearAll: 'Tout effacer',
  featured: 'À la une',
  featuredLead: 'Choisis d’heure en heure : aimés en ce moment, ou peints les derniers.',
  results: {
    recent: 'Derniers partages',
    popular: 'Populaires',
    discussed: 'Commentés',
    analyzed: 'Analyses annotées',
  },
  found: 'Résultats',
  zero: 'Aucun rêve',
  one: '{n} rêve',
  many: '{n} rêves',
  least: 'Au moins {n} rêves',
  rankingEnds: 'Le classement s’arrête à la {n}e place.',
  loading: 'Chargement...',
  empty: 'La bibliothèque attend son premier rêve.',
  emptyText: 'Il pourrait être le vôtre.',
  none: 'Aucun rêve ne réunit ces choix.',
  noneText: 'Élargissez la période, ou retirez un filtre.',
  noneFound: 'Aucun rêve trouvé pour « {q} ».',
  noneFoundText: 'Essayez un seul mot, ou une forme plus simple.',
  showAll: 'Voir tous les rêves',
  failed: 'La bibliothèque ne peut pas être lue pour le moment.',
  failedText: 'Vos choix sont gardés dans l’adresse de cette page.',
  tryAgain: 'Réessayer',
  pages: 'Pages',
  page: 'Page {n}',
  pageOf: 'page {n} sur {count}',
  previous: 'Page précédente',
  next: 'Page suivante',
  motifs: 'Parcourir par motif',
  weather: 'La météo des rêves',
  statistics: 'La communauté, en ce moment',
  statisticsLead: 'Ces nombres sont comptés à mesure que les rêves arrivent.',
  counts: {
    dreams: 'rêves ouverts à tous',
    dreamers: 'personnes qui les partagent',
    analyses: 'analyses à lire',
  },
  tellTitle: 'Et vous, cette nuit ?',
  tellText: 'Quelques lignes suffisent. Vous choisissez ensuite qui les lit.',
  tell: 'Raconter un rêve',
  tellSignedOut: 'Il faut un compte pour raconter ; en ouvrir un est gratuit.',
};

export type LibraryText = typeof libraryFr;
