import type { ImageStyle } from '@reverie/contract/images';

const styles: Record<ImageStyle, string> = {
  oil: 'Huile',
  watercolour: 'Aquarelle',
  ink: 'Encre',
  pastel: 'Pastel',
  'night-glass': 'Vitrail de nuit',
};

export const imagesFr = {
  styles,
  style: 'Manière',
  painting: 'Peinture',
  inStyle: (style: string): string => `Peint à la manière : ${style}`,
  queued: 'La peinture attend son tour…',
  running: 'La peinture se fait…',
  leave: 'Vous pouvez partir : elle continue sans vous.',
  failed: "La peinture n'a pas abouti.",
  failedHint: 'Le rêve est gardé. On peut recommencer.',
  asksTitle: 'Peindre ce rêve ?',
  asksNightmare:
    "Vous l'avez noté comme un cauchemar : nous ne le peignons pas sans votre accord. La peinture se fait ici, sur nos serveurs.",
  asksWarning:
    'Vous avez signalé un sujet sensible : nous ne le peignons pas sans votre accord. La peinture se fait ici, sur nos serveurs.',
  noneTitle: "Ce rêve n'a pas de peinture",
  none: 'Elle se fait à partir de vos mots, sur nos serveurs.',
  paint: 'Peindre ce rêve',
  repaint: 'Repeindre',
  repaintTitle: 'Repeindre ce rêve',
  repaintText:
    'Les mêmes mots, une autre manière ou un autre hasard. La nouvelle peinture remplace celle-ci.',
  repaintNow: 'Repeindre',
  cancel: 'Annuler',
  close: 'Fermer',
  requested: 'La nouvelle peinture est en route.',
  requestFailed: "La demande n'a pas pu partir. Réessayez.",
  tryAgain: 'Recommencer',
};

export type ImagesMessages = typeof imagesFr;

declare module '#language/messages.tsx' {
  interface Catalogue {
    images: ImagesMessages;
  }
}
