const dreams = (n: number, written: string) => `${written} ${n > 1 ? 'rêves' : 'rêve'}`;
const nights = (n: number, written: string) => `${written} ${n > 1 ? 'nuits' : 'nuit'}`;

export const journalFr = {
  title: 'Votre journal',
  dreams,
  summary: (of: { dreams: string; nights: string; since: string }) =>
    `${of.dreams} sur ${of.nights}, depuis le ${of.since}.`,
  emptyLead: 'Chaque nuit que vous raconterez se tiendra ici, rien qu’à vous.',
  nights,
  tabs: 'Parties du journal',
  tabNames: {
    ...{ nights: 'Nuits', symbols: 'Symboles', people: 'Personnes', bin: 'Corbeille' },
    ...{ exports: 'Exporter', imports: 'Importer' },
  },
  search: 'Chercher dans vos nuits',
  searchHint: 'Un mot, même d’un récit scellé',
  searchNow: 'Chercher',
  clearSearch: 'Effacer la recherche',
  views: 'Façons de voir vos nuits',
  viewNames: { wall: 'Mur', frieze: 'Frise', year: 'Année', list: 'Liste' },
  moonOf: (month: string) => (/^[ao]/.test(month) ? `Lune d’${month}` : `Lune de ${month}`),
  between: (from: string, to: string) => `Du ${from} au ${to}.`,
  inNights: (of: { dreams: string; nights: string }) => `${of.dreams} en ${of.nights}`,
  earlier: 'Lune d’avant',
  later: 'Lune d’après',
  latest: 'La dernière',
  strip: 'Les nuits de cette lune',
  told: (what: string) => ` : ${what}`,
  noDream: 'rien de noté',
  noRecall: 'rien n’est resté',
  emptyMoon: 'Pas de rêve sous cette lune.',
  emptyMoonText:
    'Les nuits sans rêve raconté restent des nuits. Une autre lune en garde peut-être.',
  others: (n: number) => (n > 1 ? `et ${n} autres cette nuit-là` : 'et un autre cette nuit-là'),
  more: (n: string) => `et ${n} autres`,
  nap: (date: string) => `Sieste du ${date}`,
  isPrivate: 'Gardé pour vous',
  asksBefore: 'Pas encore peint : la peinture attend votre mot.',
  tonight: 'La nuit dernière',
  nothingStayed: 'Rien n’est resté',
  nothingKept: 'C’est noté : rien n’est resté de cette nuit.',
  takeBack: 'Revenir dessus',
  notKept: 'Cela n’a pas pu être noté. Réessayez dans un instant.',
  friezeLead:
    'Une ligne par nuit, de 18 h à 18 h. Un point, l’heure que vous avez notée au réveil. L’heure du rêve lui-même, personne ne la connaît.',
  friezeTable: 'Les heures en tableau',
  night: 'Nuit',
  hour: 'Heure',
  dream: 'Rêve',
  without: (n: string) => `${n} sans rêve noté`,
  yearTitle: (year: string) => `${year}, nuit par nuit`,
  yearBefore: 'Année d’avant',
  yearAfter: 'Année d’après',
  legend: {
    none: 'Rien noté',
    noRecall: 'Rien n’est resté',
    one: 'Un rêve',
    two: 'Deux',
    more: 'Trois et plus',
    full: 'Pleine lune',
  },
  yearTable: 'L’année en tableau',
  days: ['lun', 'mar', 'mer', 'jeu', 'ven', 'sam', 'dim'],
  count: 'Rêves',
  emptyYear: 'Rien n’est noté cette année-là.',
  filters: 'Filtres',
  apply: 'Filtrer',
  reset: 'Tout enlever',
  without_: 'Enlever',
  any: 'Tous',
  filterNames: {
    feeling: 'Émotion',
    symbol: 'Symbole',
    person: 'Personne',
    place: 'Lieu',
    type: 'Genre',
    tag: 'Étiquette',
    visibility: 'Visibilité',
    lucid: 'Lucidité',
    painted: 'Peinture',
    from: 'Depuis',
    to: 'Jusqu’au',
    night: 'Nuit du',
    sort: 'Ordre',
  },
  lucid: { yes: 'Lucides', no: 'Pas lucides' },
  painted: { yes: 'Peints', no: 'Sans peinture' },
  visibility: { private: 'Privés', community: 'Communauté', public: 'Publics' },
  sorts: { newest: 'Les plus récents', oldest: 'Les plus anciens' },
  found: (n: number, written: string, isExact: boolean) =>
    isExact ? dreams(n, written) : `Au moins ${dreams(n, written)}`,
  nothingFound: 'Aucune de vos nuits ne répond à cela.',
  nothingFoundText: 'Un mot de moins, un filtre de moins, et peut-être reviendra-t-elle.',
  building:
    'Vos rêves plus anciens entrent encore dans la recherche : dans un moment, elle saura tout.',
  fields: {
    title: 'Dans le titre',
    content: 'Dans le rêve',
    report: 'Dans un récit scellé',
    tags: 'Dans les étiquettes',
    addition: 'Dans ce qui est revenu plus tard',
  },
  notes: 'À côté de vos rêves',
  noteKinds: { meaning: 'Dans votre dictionnaire', person: 'Parmi les personnes de vos rêves' },
  sealedNote:
    'Les récits scellés sont ouverts pour vous seul, le temps de vous répondre. L’index ne contient aucun mot lisible.',
  pages: 'Pages du journal',
  previous: 'Page précédente',
  next: 'Page suivante',
  page: (n: string) => `Page ${n}`,
  firstTitle: 'La première nuit est la plus simple.',
  firstText:
    'Racontez ce qui reste du dernier rêve, même trois mots. Il se tiendra ici avec sa lune, sa peinture et ce qui y revient.',
  firstAction: 'Raconter un rêve',
};

export type JournalMessages = typeof journalFr;

declare module '#language/messages.tsx' {
  interface Catalogue {
    journal: JournalMessages;
  }
}
