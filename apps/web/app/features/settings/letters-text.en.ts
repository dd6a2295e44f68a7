import type { LettersText } from '#features/settings/letters-text.fr.ts';

export const lettersEn = {
  title: 'Letters of your account',
  lead: 'Each follows something done in your name, by you or by somebody posing as you. They cannot be turned off: they are how you would find out.',
  letters: [
    'A sign-in from a new device.',
    'A change of address, told at the old one with a way to undo it, and the confirming of an address.',
    'A link to choose a new password, when it is asked for, and any change of password.',
    'A passkey or an application for codes, added or removed.',
    'Your archive, when it is ready.',
    'The closing of your account, when it is asked for.',
  ],
  others:
    'A comment or a like sends nothing by itself: digests are chosen above. Until your address is confirmed, only the links that are asked for are sent there.',
} satisfies LettersText;
