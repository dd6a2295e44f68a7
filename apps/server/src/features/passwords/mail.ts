import type { Letter } from '#features/mail/service.ts';

type Addressed = { to: string; language: 'fr' | 'en'; username: string; url: string };

/** Leads to a new password, once. */
export function resetLetter({ to, language, username, url }: Addressed): Letter {
  const words = {
    fr: {
      subject: 'Choisir un nouveau mot de passe',
      paragraphs: [
        `Bonjour ${username},`,
        'Un nouveau mot de passe vient d’être demandé pour votre compte. Le lien sert une fois, pendant une demi-heure\u00a0; en demander un autre le remplace.',
      ],
      label: 'Choisir un nouveau mot de passe',
      footnote:
        'Si vous n’avez rien demandé, il n’y a rien à faire\u00a0: votre mot de passe reste ce qu’il est.',
    },
    en: {
      subject: 'Choose a new password',
      paragraphs: [
        `Hello ${username},`,
        'A new password was just asked for on your account. The link works once, for half an hour; asking for another one replaces it.',
      ],
      label: 'Choose a new password',
      footnote:
        'If you did not ask for it, there is nothing to do: your password stays what it is.',
    },
  }[language];
  const { label, ...rest } = words;
  return { to, language, ...rest, action: { label, url } };
}

/** Sent whenever a password is changed, by its person or by another. */
export function changedLetter({ to, language, username, url }: Addressed): Letter {
  const words = {
    fr: {
      subject: 'Votre mot de passe a changé',
      paragraphs: [
        `Bonjour ${username},`,
        'Le mot de passe de votre compte vient d’être changé, et les autres sessions ont pris fin.',
        'Si ce n’était pas vous, choisissez-en un autre tout de suite.',
      ],
      label: 'Choisir un autre mot de passe',
      footnote: 'Ce message part à chaque changement de mot de passe.',
    },
    en: {
      subject: 'Your password has changed',
      paragraphs: [
        `Hello ${username},`,
        'The password of your account was just changed, and the other sessions have ended.',
        'If it was not you, choose another one at once.',
      ],
      label: 'Choose another password',
      footnote: 'This message is sent whenever the password changes.',
    },
  }[language];
  const { label, ...rest } = words;
  return { to, language, ...rest, action: { label, url } };
}
