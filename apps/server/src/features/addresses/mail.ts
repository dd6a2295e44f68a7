import type { Letter } from '#features/mail/service.ts';

type Addressed = { to: string; language: 'fr' | 'en'; username: string; url: string };

/** To the address an account is to have from now on. */
export function changeLetter({ to, language, username, url }: Addressed): Letter {
  const words = {
    fr: {
      subject: 'Confirmez votre nouvelle adresse',
      paragraphs: [
        `Bonjour ${username},`,
        'Cette adresse doit devenir celle de votre compte. Elle le sera quand vous l’aurez confirmée. Le lien sert une fois, pendant 48 heures.',
      ],
      label: 'Confirmer ma nouvelle adresse',
      footnote: 'Si vous n’avez rien demandé, il n’y a rien à faire.',
    },
    en: {
      subject: 'Confirm your new address',
      paragraphs: [
        `Hello ${username},`,
        'This address is to become the one of your account. It will once you have confirmed it. The link works once, for 48 hours.',
      ],
      label: 'Confirm my new address',
      footnote: 'If you did not ask for it, there is nothing to do.',
    },
  }[language];
  const { label, ...rest } = words;
  return { to, language, ...rest, action: { label, url } };
}

/** To the address an account had until now. Which one it has instead is not told there. */
export function changedLetter({ to, language, username, url }: Addressed): Letter {
  const words = {
    fr: {
      subject: 'L’adresse de votre compte a changé',
      paragraphs: [
        `Bonjour ${username},`,
        'Votre compte a désormais une autre adresse, et celle-ci ne l’ouvre plus.',
        'Si ce n’était pas vous, le lien ci-dessous rend au compte cette adresse et déconnecte tous les appareils. Il sert pendant sept jours.',
      ],
      label: 'Revenir à cette adresse',
      footnote: 'Ce message part à chaque changement d’adresse.',
    },
    en: {
      subject: 'The address of your account has changed',
      paragraphs: [
        `Hello ${username},`,
        'Your account has another address from now on, and this one no longer opens it.',
        'If it was not you, the link below gives the account this address back and signs every device out. It works for seven days.',
      ],
      label: 'Go back to this address',
      footnote: 'This message is sent whenever the address changes.',
    },
  }[language];
  const { label, ...rest } = words;
  return { to, language, ...rest, action: { label, url } };
}
