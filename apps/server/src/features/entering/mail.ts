import type { Letter } from '#features/mail/service.ts';

export type NewDevice = {
  to: string;
  language: 'fr' | 'en';
  username: string;
  /** Browser and system in words; empty where the device did not say. */
  device: string;
  at: Date;
  /** Origin the links lead to. */
  site: string;
};

/** Told at a sign-in from a device that account was never opened on. */
export function newDeviceLetter({ to, language, username, device, at, site }: NewDevice): Letter {
  const moment = new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(at);
  const words = {
    fr: {
      subject: 'Connexion depuis un nouvel appareil',
      paragraphs: [
        `Bonjour ${username},`,
        `Votre compte vient d’être ouvert sur un appareil que nous ne connaissions pas\u00a0: ${device || 'un appareil sans nom'}, le ${moment} UTC.`,
        'Si c’était vous, il n’y a rien à faire. Sinon, mettez fin à cette session et changez votre mot de passe.',
      ],
      label: 'Voir où je suis connecté',
      footnote:
        'Ce message part à une connexion depuis un nouvel appareil, six fois par jour au plus\u00a0: votre journal d’activité les a toutes.',
    },
    en: {
      subject: 'A sign-in from a new device',
      paragraphs: [
        `Hello ${username},`,
        `Your account was just opened on a device we did not know: ${device || 'a device without a name'}, on ${moment} UTC.`,
        'If it was you, there is nothing to do. If not, end that session and change your password.',
      ],
      label: 'See where I am signed in',
      footnote:
        'This message is sent at a sign-in from a new device, six times a day at most: your activity log has all of them.',
    },
  }[language];
  const { label, ...rest } = words;
  return { to, language, ...rest, action: { label, url: `${site}/settings/sessions` } };
}
