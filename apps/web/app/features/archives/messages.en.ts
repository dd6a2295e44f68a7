import type { ArchivesMessages } from '#features/archives/messages.fr.ts';

export const archivesEn = {
  title: 'Take it along',
  lead: 'Everything Reverie keeps of you in one ZIP file: your dreams with their full accounts, analyses and paintings, your likes, your consents, your activity. A page in it reads without a network. It is free for everybody.',
  sealed: (days: number) =>
    `The archive is encrypted on the server until you fetch it, for ${days} days. A mail tells you when it is ready, if your address is confirmed.`,
  ask: 'Prepare my archive',
  asking: 'Sending',
  list: 'Your archives',
  asked: (date: string, time: string) => `Asked for on ${date} at ${time}`,
  until: (date: string) => `kept until ${date}`,
  size: (megabytes: string) => `${megabytes} MB`,
  done: (percent: string) => `${percent} written`,
  states: {
    queued: 'It waits for its turn',
    running: 'It is being made',
    failed: 'It could not be made. Ask for another one.',
  },
  download: 'Download',
  exports: 'Your dreams alone: a book, a table, notes',
  failed: 'The archive could not be asked for. Try again in a moment.',
} satisfies ArchivesMessages;
