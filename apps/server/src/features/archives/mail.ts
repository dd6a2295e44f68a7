import { archiveDays } from '@reverie/contract/archives.rules';
import type { Letter } from '#features/mail/service.ts';

type Ready = { to: string; language: 'fr' | 'en'; username: string; site: string };

/** What is ready: the archive of everything, or dreams in some format. */
export type ReadyLetter = 'archive' | 'export';

const words = {
  archive: {
    path: '/settings/data',
    fr: {
      subject: 'Votre archive est prête',
      said: `Tout ce que Reverie garde de vous est réuni dans une archive. Elle vous attend ${archiveDays} jours dans vos réglages, puis elle est effacée.`,
      label: 'Télécharger mon archive',
      footnote: 'Ce message part quand une archive demandée est prête.',
    },
    en: {
      subject: 'Your archive is ready',
      said: `Everything Reverie keeps of you is gathered in one archive. It waits ${archiveDays} days in your settings, and is then erased.`,
      label: 'Download my archive',
      footnote: 'This message is sent when an archive that was asked for is ready.',
    },
  },
  export: {
    path: '/journal/exports',
    fr: {
      subject: 'Votre export est prêt',
      said: `Vos rêves sont écrits dans un fichier. Il vous attend ${archiveDays} jours dans votre journal, puis il est effacé.`,
      label: 'Télécharger mon export',
      footnote: 'Ce message part quand un export demandé ou régulier est prêt.',
    },
    en: {
      subject: 'Your export is ready',
      said: `Your dreams are written in a file. It waits ${archiveDays} days in your journal, and is then erased.`,
      label: 'Download my export',
      footnote: 'This message is sent when an export, asked for or regular, is ready.',
    },
  },
};

/** Told once a file can be fetched. It holds no link that opens it: only its owner's session does. */
export function readyLetter(kind: ReadyLetter, { to, language, username, site }: Ready): Letter {
  const { path } = words[kind];
  const { said, label, subject, footnote } = words[kind][language];
  const greeting = language === 'fr' ? `Bonjour ${username},` : `Hello ${username},`;
  const paragraphs = [greeting, said];
  const action = { label, url: `${site}${path}` };
  return { to, language, subject, paragraphs, footnote, action };
}
