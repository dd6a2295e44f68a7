import type { DocSection, GuideLevel } from '#features/documentation/doc-map.rules.ts';

const sections: Record<DocSection, { name: string; lead: string }> = {
  'getting-started': {
    name: 'Démarrer',
    lead: 'Installer, régler, raconter un premier rêve, et le faire depuis un programme.',
  },
  features: {
    name: 'Fonctions',
    lead: 'Ce que Reverie fait d’un rêve : le garder, le lire, le peindre, le rapprocher d’autres.',
  },
  usage: {
    name: 'Au quotidien',
    lead: 'Écrire au réveil, lire ses constats, et choisir avec qui partager.',
  },
  guides: {
    name: 'Guides',
    lead: 'Trois leçons avec des exercices, du premier rêve au rêve lucide.',
  },
};

const levels: Record<GuideLevel, string> = {
  beginner: 'Pour débuter',
  intermediate: 'Pour continuer',
  advanced: 'Pour aller plus loin',
};

/** Every word around the documentation's pages; those of the pages stand in their own files. */
export const documentationFr = {
  title: 'Documentation',
  lead: 'Comment Reverie marche, comment s’en servir, et comment lui parler depuis un programme.',
  sections,
  levels,
  overview: 'Aperçu',
  sectionsLabel: 'Rubriques de la documentation',
  pagesLabel: 'Pages de la documentation',
  turnLabel: 'Pages voisines',
  search: 'Chercher dans la documentation',
  searchHint: 'Un mot, une question…',
  searchNow: 'Chercher',
  clearSearch: 'Effacer la recherche',
  learnMore: 'En savoir plus',
  /** Between those words and the page they lead to. */
  colon: ' : ',
  onThisPage: 'Sur cette page',
  previous: 'Page précédente',
  next: 'Page suivante',
  minutes: ' min',
  exercise: 'Exercice',
  note: 'À savoir',
  copy: 'Copier',
  copied: 'Copié',
  notCopied: 'La copie n’a pas été permise : sélectionnez le texte.',
  packageManager: 'Gestionnaire de paquets',
  found: 'Résultats pour',
  noneFound: 'Rien dans la documentation pour',
  noneFoundHint: 'Essayez un autre mot, ou demandez à l’aide.',
  toSupport: 'Aller à l’aide',
  allPages: 'Toute la documentation',
  examplesLabel: 'Rêves d’exemple',
  examplesAway: 'L’analyse n’est pas disponible en ce moment. Le rêve, lui, est là.',
  certainty: {
    title: 'Ce qui a été trouvé, et avec quelle certitude',
    finding: 'Constat',
    sure: 'Certitude',
    words: 'Sur les mots',
  },
  interpretation: 'Une lecture possible',
  decides: 'Qui a rêvé décide.',
  call: {
    title: 'La suite se passe la nuit',
    text: 'Racontez un rêve et voyez ce que ses mots disent. Il reste privé si vous le voulez.',
    register: 'Créer un compte',
    share: 'Raconter un rêve',
    source: 'Lire le code source',
  },
};

export type DocumentationText = typeof documentationFr;
