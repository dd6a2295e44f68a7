import type {
  EntryReason,
  EntryState,
  ImportField,
  ImportKind,
  ImportProblem,
} from '@reverie/contract/imports.rules';

const kinds: Record<ImportKind, string> = {
  csv: 'Tableau (CSV)',
  json: 'JSON',
  dayone: 'Day One',
  diarium: 'Diarium',
  markdown: 'Notes Markdown',
  text: 'Texte',
  archive: 'Archive de Reverie',
  dreambank: 'Série DreamBank',
};

const problems: Record<ImportProblem, string> = {
  empty: 'Ce fichier ne contient aucun rêve.',
  unknown_format: 'Reverie ne reconnaît pas ce fichier.',
  malformed: 'Ce fichier est abîmé : il ne se lit pas jusqu’au bout.',
  encoding: 'Ce fichier n’est pas un texte, ou son codage est inconnu.',
  html: 'Ce fichier est une page web, pas un journal.',
  too_large: 'Ce fichier est trop lourd pour un seul texte.',
  too_many_entries: 'Ce fichier a plus de 20 000 entrées. Apportez-le en plusieurs parts.',
  zip_broken: 'Ce ZIP est abîmé.',
  zip_path: 'Ce ZIP contient des chemins qui sortent de son dossier. Il n’est pas ouvert.',
  zip_link: 'Ce ZIP contient des liens. Il n’est pas ouvert.',
  zip_encrypted: 'Ce ZIP a un mot de passe. Retirez-le d’abord.',
  zip_bomb: 'Ce ZIP deviendrait démesuré une fois ouvert. Il n’est pas ouvert.',
  no_text_column: 'Aucune colonne ne raconte le rêve. Dites laquelle ci-dessous.',
  unreadable: 'Ce fichier n’a pas pu être lu. Réessayez.',
};

const fields: Record<ImportField, string> = {
  date: 'Date',
  moment: 'Date et heure',
  title: 'Titre',
  text: 'Récit complet',
  content: 'Texte à partager',
  tags: 'Tags',
  types: 'Types',
  category: 'Catégorie',
  mood: 'Humeur (−2 à 2)',
  lucidity: 'Lucidité (0 à 10)',
  vividness: 'Vivacité (0 à 10)',
  sleepQuality: 'Sommeil (1 à 5)',
  recall: 'Souvenir',
  warnings: 'Avertissements',
  city: 'Ville',
  country: 'Pays',
  bedtime: 'Nuit : coucher',
  rising: 'Nuit : lever',
  awakenings: 'Nuit : réveils',
  naps: 'Nuit : siestes',
  dayNote: 'Nuit : note de la veille',
  moodBefore: 'Nuit : humeur au coucher (−2 à 2)',
  moodAfter: 'Nuit : humeur au lever (−2 à 2)',
  nightQuality: 'Nuit : qualité (1 à 5)',
  hadNoRecall: 'Nuit sans souvenir',
};

const entryStates: Record<EntryState, string> = {
  new: 'Viendra',
  doubtful: 'Viendra, à vérifier',
  duplicate: 'Déjà là',
  refused: 'Ne viendra pas',
};

const reasons: Record<EntryReason, string> = {
  no_date: 'sans date : celle d’aujourd’hui',
  date_unclear: 'jour et mois se confondent',
  date_ahead: 'date à venir',
  date_long_ago: 'date très ancienne',
  no_text: 'aucun texte',
  too_long: 'plus de 20 000 signes',
  known: 'dans votre journal',
  twice_here: 'deux fois dans le fichier',
};

export const importsFr = {
  title: 'Apporter un journal',
  lead: 'Un journal tenu ailleurs devient vos rêves ici. Reverie regarde d’abord le fichier et vous montre ce qui viendrait ; rien n’est écrit avant votre accord.',
  rules:
    'Les rêves apportés sont privés. Leur texte entier est chiffré comme récit ; ses premières phrases, 500 signes au plus, en sont le texte. Leurs peintures se font quand vous les demandez. D’une archive de Reverie tout revient : nuits, personnes, significations, pratique, ajouts, versions et peintures ; d’un tableau, les nuits aussi.',
  file: 'Choisir un fichier',
  limits: (megabytes: number) =>
    `CSV, JSON, texte, Markdown, ou un ZIP de ceux-ci ; Day One, Diarium, DreamBank, archive de Reverie. ${megabytes} Mo au plus ici.`,
  kind: 'Ce que c’est',
  auto: 'Reverie regarde',
  kinds,
  look: 'Regarder ce fichier',
  looking: 'Envoi',
  list: 'Vos imports',
  none: 'Aucun import pour l’instant.',
  asked: (date: string, time: string) => `apporté le ${date} à ${time}`,
  unnamed: 'Fichier sans nom',
  back: 'Tous les imports',
  states: {
    queued: 'Il attend son tour',
    reading: 'Reverie regarde le fichier',
    writing: 'Les rêves s’écrivent',
    hanging: 'Les rêves sont écrits, les peintures suivent',
    undoing: 'Les rêves se retirent',
    ready: 'Prêt : dites ce que vous en voulez',
    done: 'Les rêves sont dans votre journal',
    failed: 'Refusé',
  },
  problems,
  found: 'Ce que contient le fichier',
  counts: {
    new: (n: number): string => (n > 1 ? 'viendront' : 'viendra'),
    doubtful: (n: number): string => (n > 1 ? 'viendront, à vérifier' : 'viendra, à vérifier'),
    duplicate: (): string => 'déjà là',
    refused: (n: number): string => (n > 1 ? 'ne viendront pas' : 'ne viendra pas'),
    imported: (n: number): string => (n > 1 ? 'écrits' : 'écrit'),
  },
  beside: 'Avec les rêves',
  besides: {
    nights: (n: number): string => (n > 1 ? 'nuits' : 'nuit'),
    people: (n: number): string => (n > 1 ? 'personnes' : 'personne'),
    meanings: (n: number): string => (n > 1 ? 'significations' : 'signification'),
    practice: (n: number): string => (n > 1 ? 'éléments de pratique' : 'élément de pratique'),
    additions: (n: number): string => (n > 1 ? 'ajouts' : 'ajout'),
    versions: (n: number): string => (n > 1 ? 'versions d’avant' : 'version d’avant'),
    paintings: (n: number): string => (n > 1 ? 'peintures' : 'peinture'),
    shared: (n: number): string => (n > 1 ? 'étaient partagés' : 'était partagé'),
  },
  shareAgain: (count: string, isOne: boolean) =>
    isOne
      ? 'Partager de nouveau le rêve qui l’était'
      : `Partager de nouveau les ${count} rêves qui l’étaient`,
  shareAgainHint: 'Sans cela, ils viennent privés.',
  columns: 'Les colonnes du tableau',
  columnsLead: 'Dites ce que raconte chaque colonne. Reverie relit alors le tableau.',
  column: (name: string) => `Colonne « ${name} »`,
  leftOut: 'Laisser de côté',
  fields,
  match: 'Relire ainsi',
  matching: 'Envoi',
  preview: 'Premières entrées, et celles qui demandent un regard',
  entryStates,
  reasons,
  untitled: 'Sans titre',
  noNight: 'sans date',
  place: (place: string) => `ligne ou fichier ${place}`,
  apply: (count: string, isOne: boolean) => `Écrire ${count} ${isOne ? 'rêve' : 'rêves'}`,
  applyBeside: 'Écrire ce qui manque',
  applying: 'Envoi',
  discard: 'Oublier ce fichier',
  undo: 'Retirer tout cet import',
  undoLead:
    'Retirer efface d’un coup ce que cet import a écrit. Ce que vous avez modifié depuis reste.',
  undoing: 'Envoi',
  seeDreams: 'Voir vos rêves',
  expires: (date: string) => `Le fichier est oublié le ${date} si vous ne dites rien.`,
  refusals: {
    busy: 'Un autre import est en cours. Attendez qu’il ait fini.',
    tooLarge: 'Ce fichier est trop lourd pour cette page.',
    noFile: 'Choisissez un fichier.',
    silenced: 'Pour un temps, vous ne publiez rien. Vos notifications disent pourquoi.',
    notReady: 'Cet import ne peut pas avancer maintenant. Rechargez la page.',
    other: 'Le fichier n’a pas pu être reçu. Réessayez dans un instant.',
  },
  take: 'Emporter ses rêves',
};

export type ImportsMessages = typeof importsFr;

declare module '#language/messages.tsx' {
  interface Catalogue {
    imports: ImportsMessages;
  }
}
