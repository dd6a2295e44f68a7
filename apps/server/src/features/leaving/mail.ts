import type { Letter } from '#features/mail/service.ts';

type Left = { to: string; language: 'fr' | 'en'; username: string; leavesAt: Date; site: string };

/** Sent when an account is to be erased: its person may not be the one who asked. */
export function leavingLetter({ to, language, username, leavesAt, site }: Left): Letter {
  const day = new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(leavesAt);
  const { label, ...words } = {
    fr: {
      subject: `Votre compte sera effacé le ${day}`,
      paragraphs: [
        `Bonjour ${username},`,
        `Vous avez demandé à partir. Le ${day}, votre compte et tout ce qui est à vous seront effacés pour de bon.`,
        'D’ici là rien ne change, et vous pouvez rester : connectez-vous, et dites-le dans vos réglages. Si ce n’était pas vous, changez aussi votre mot de passe.',
      ],
      label: 'Rester, ou emporter mes rêves',
      footnote: 'Ce message part quand la fermeture d’un compte est demandée.',
    },
    en: {
      subject: `Your account will be erased on ${day}`,
      paragraphs: [
        `Hello ${username},`,
        `You asked to leave. On ${day} your account and everything that is yours will be erased for good.`,
        'Until then nothing changes, and you may stay: sign in, and say so in your settings. If it was not you, change your password too.',
      ],
      label: 'Stay, or take my dreams along',
      footnote: 'This message is sent when the closing of an account is asked for.',
    },
  }[language];
  return { to, language, ...words, action: { label, url: `${site}/settings/data` } };
}
