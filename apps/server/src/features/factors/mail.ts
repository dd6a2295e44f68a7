import type { FactorKind } from '@reverie/contract/factors.rules';
import type { Letter } from '#features/mail/service.ts';

type FactorChange = {
  email: string;
  username: string;
  language: string;
  kind: 'factor_added' | 'factor_removed';
  about: FactorKind;
  /** Origin the link leads to. */
  site: string;
};

/** Told whenever what guards an account is changed, by its person or by another. */
export function changeLetter({ email, username, kind, about, site, ...to }: FactorChange): Letter {
  const language = to.language === 'en' ? 'en' : 'fr';
  const { subject, changed, label, stranger, footnote } = words[language];
  return {
    to: email,
    language,
    subject: subject[kind],
    paragraphs: [
      `${language === 'fr' ? 'Bonjour' : 'Hello'} ${username},`,
      changed[kind][about],
      stranger,
    ],
    footnote,
    action: { label, url: `${site}/settings/security` },
  };
}

const words = {
  fr: {
    subject: {
      factor_added: 'Votre compte est mieux gardé',
      factor_removed: 'Votre compte est moins gardé',
    },
    changed: {
      factor_added: {
        totp: 'Une application de codes vient d’être installée sur votre compte\u00a0: un code sera demandé à la connexion. Les autres sessions ont pris fin.',
        passkey:
          'Une clé d’accès vient d’être ajoutée à votre compte\u00a0: elle l’ouvre à elle seule. Les autres sessions ont pris fin.',
      },
      factor_removed: {
        totp: 'Votre compte ne demande plus de code d’application. Les autres sessions ont pris fin.',
        passkey:
          'Une clé d’accès vient d’être retirée de votre compte\u00a0: elle ne l’ouvre plus. Les autres sessions ont pris fin.',
      },
    },
    stranger:
      'Si ce n’était pas vous, retirez ce que vous ne connaissez pas et changez votre mot de passe tout de suite.',
    label: 'Voir ce qui garde mon compte',
    footnote: 'Ce message part à chaque second facteur ajouté ou retiré.',
  },
  en: {
    subject: {
      factor_added: 'Your account is better guarded',
      factor_removed: 'Your account is less guarded',
    },
    changed: {
      factor_added: {
        totp: 'An application for codes was just set up on your account: a code will be asked for at signing in. The other sessions have ended.',
        passkey:
          'A passkey was just added to your account: it opens it by itself. The other sessions have ended.',
      },
      factor_removed: {
        totp: 'Your account asks for no code of an application any more. The other sessions have ended.',
        passkey:
          'A passkey was just removed from your account: it opens it no more. The other sessions have ended.',
      },
    },
    stranger: 'If it was not you, remove what you do not know and change your password at once.',
    label: 'See what guards my account',
    footnote: 'This message is sent whenever a second factor is added or removed.',
  },
};
