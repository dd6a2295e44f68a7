import type { ArchiveStatus } from '@reverie/contract/archives.rules';

const states: Record<Exclude<ArchiveStatus, 'done'>, string> = {
  queued: 'Elle attend son tour',
  running: 'Elle se fait',
  failed: 'Elle n’a pas pu être faite. Demandez-en une autre.',
};

export const archivesFr = {
  title: 'Emporter',
  lead: 'Tout ce que Reverie garde de vous en un fichier ZIP : vos rêves avec leurs récits, leurs analyses et leurs peintures, vos « j’aime », vos accords, votre activité. Une page s’y lit sans réseau. C’est gratuit pour tous.',
  sealed: (days: number) =>
    `L’archive est chiffrée sur le serveur jusqu’à ce que vous la preniez, pendant ${days} jours. Un mail vous prévient quand elle est prête, si votre adresse est confirmée.`,
  ask: 'Préparer mon archive',
  asking: 'Envoi',
  list: 'Vos archives',
  asked: (date: string, time: string) => `Demandée le ${date} à ${time}`,
  until: (date: string) => `gardée jusqu’au ${date}`,
  size: (megabytes: string) => `${megabytes} Mo`,
  done: (percent: string) => `${percent} écrits`,
  states,
  download: 'Télécharger',
  exports: 'Vos rêves seuls : un livre, un tableau, des notes',
  failed: 'L’archive n’a pas pu être demandée. Réessayez dans un instant.',
};

export type ArchivesMessages = typeof archivesFr;

declare module '#language/messages.tsx' {
  interface Catalogue {
    archives: ArchivesMessages;
  }
}
