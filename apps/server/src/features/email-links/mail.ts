import type { Letter } from '#features/mail/service.ts';

type Addressed = { to: string; language: 'fr' | 'en'; username: string; url: string };

/** Asks whether an address is theirs who gave it. */
export function verifyLetter({ to, language, username, url }: Addressed): Letter {
  const words = {
    fr: {
      subject: 'Confirmez votre adresse',
      paragraphs: [
        `Bonjour ${username},`,
        'Il reste à confirmer que cette adresse est bien la vôtre. Le lien sert une fois, pendant 48 heures.',
      ],
      label: 'Confirmer mon adresse',
      footnote:
        'Si vous n’avez pas ouvert de compte sur Reverie, il n’y a rien à faire\u00a0: rien ne paraît sous cette adresse.',
    },
    en: {
      subject: 'Confirm your address',
      paragraphs: [
        `Hello ${username},`,
        'What remains is to confirm that this address is yours. The link works once, for 48 hours.',
      ],
      label: 'Confirm my address',
      footnote:
        'If you did not open an account on Reverie, there is nothing to do: nothing appears under this address.',
    },
  }[language];
  const { label, ...rest } = words;
  return { to, language, ...rest, action: { label, url } };
}
