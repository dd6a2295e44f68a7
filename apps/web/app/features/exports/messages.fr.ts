import type { ArchiveStatus } from '@reverie/contract/archives.rules';
import type { ExportFormat, ExportRhythm } from '@reverie/contract/exports.rules';

const formats: Record<ExportFormat, { name: string; hint: string }> = {
  pdf: {
    name: 'Un livre',
    hint: 'PDF au format A5 : chaque rêve en poème, son récit, sa peinture, et un index des symboles. En plusieurs tomes au-delà de 2 000 rêves.',
  },
  csv: {
    name: 'Un tableau',
    hint: 'CSV, pour un tableur : vos rêves, et les nuits sans rêve. Aucune formule ne s’y exécute.',
  },
  json: { name: 'Des données', hint: 'JSON, avec les analyses : pour un programme.' },
  markdown: {
    name: 'Un dossier de notes',
    hint: 'ZIP de fichiers Markdown avec les peintures, prêt pour Obsidian.',
  },
  dreambank: {
    name: 'Une série pour la recherche',
    hint: 'ZIP aux dispositions de DreamBank et de la SDDb, sans nom, lieu ni tags.',
  },
};

const states: Record<Exclude<ArchiveStatus, 'done'>, string> = {
  queued: 'Il attend son tour',
  running: 'Il se fait',
  failed: 'Il n’a pas pu être fait. Demandez-en un autre.',
};

const rhythms: Record<ExportRhythm, string> = {
  weekly: 'Chaque semaine',
  monthly: 'Chaque mois',
};

export const exportsFr = {
  title: 'Emporter ses rêves',
  lead: 'Vos rêves dans un fichier : un livre à offrir, un tableau, des notes. La corbeille reste ici.',
  everything: 'Tout ce que Reverie garde de vous : l’archive',
  format: 'Sous quelle forme',
  formats,
  language: 'Langue du fichier',
  languages: { fr: 'Français', en: 'Anglais' },
  from: 'Première nuit',
  to: 'Dernière nuit',
  spanHint: 'Vide : toutes les nuits.',
  ask: 'Préparer le fichier',
  asking: 'Envoi',
  sealed: (days: number) =>
    `Le fichier est chiffré sur le serveur jusqu’à ce que vous le preniez, pendant ${days} jours. Un mail vous prévient si votre adresse est confirmée.`,
  list: 'Vos exports',
  none: 'Aucun export pour l’instant.',
  item: (name: string, date: string, time: string) => `${name}, demandé le ${date} à ${time}`,
  planned: (name: string, date: string) => `${name}, export régulier du ${date}`,
  until: (date: string) => `gardé jusqu’au ${date}`,
  size: (megabytes: string) => `${megabytes} Mo`,
  done: (percent: string) => `${percent} écrits`,
  states,
  download: 'Télécharger',
  plan: 'Un export régulier',
  planLead: 'Un fichier de tous vos rêves, fait sans que vous y pensiez.',
  rhythm: 'À quel rythme',
  rhythms,
  keepPlan: 'Faire cet export',
  planIs: (name: string, rhythm: string, next: string) =>
    `${rhythm} : ${name}. Le prochain se fera le ${next}.`,
  dropPlan: 'Arrêter',
  dropping: 'Envoi',
  failed: 'L’export n’a pas pu être demandé. Réessayez dans un instant.',
  tooMany: 'Beaucoup d’exports aujourd’hui. Revenez demain.',
  backwards: 'La dernière nuit vient avant la première.',
  bring: 'Apporter un journal tenu ailleurs',
};

export type ExportsMessages = typeof exportsFr;

declare module '#language/messages.tsx' {
  interface Catalogue {
    exports: ExportsMessages;
  }
}
