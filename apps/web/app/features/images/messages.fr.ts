import type { ImageMood, ImageScheme, ImageStyle } from '@reverie/contract/images';
import type { PaletteTime } from '@reverie/contract/images.rules';

const styles: Record<ImageStyle, string> = {
  gouache: 'Gouache',
  linocut: 'Linogravure',
  'cut-paper': 'Papier découpé',
  risograph: 'Risographie',
  oil: 'Huile',
  watercolour: 'Aquarelle',
  ink: 'Encre',
  pastel: 'Pastel',
  'night-glass': 'Vitrail de nuit',
};

const palettes: Record<ImageMood, string> = {
  joy: 'Joie',
  calm: 'Calme',
  wonder: 'Merveille',
  unease: 'Inquiétude',
  sorrow: 'Chagrin',
  anger: 'Colère',
  confusion: 'Trouble',
  dread: 'Effroi',
};

const times: Record<PaletteTime, string> = {
  day: 'le jour',
  dusk: 'au crépuscule',
  night: 'la nuit',
};

const schemes: Record<ImageScheme, string> = {
  aside: 'De côté',
  facing: 'En face',
  close: 'Tout près',
  vast: 'Petit dans le vaste',
  'looking-up': 'En levant les yeux',
  'looking-down': 'En les baissant',
  centred: 'Au centre',
  diagonal: 'En diagonale',
  procession: 'À la file',
  'split-level': 'Sur deux niveaux',
  framed: 'Par une ouverture',
  'past-somebody': 'Par-dessus une épaule',
  'low-down': 'À ras de terre',
  'near-the-edge': 'Près du bord',
};

export const imagesFr = {
  styles,
  palettes,
  style: 'Manière',
  painting: 'Peinture',
  inStyle: (style: string): string => `Peint à la manière : ${style}`,
  queued: 'La peinture attend son tour…',
  ahead: (count: number): string =>
    count === 0
      ? 'La peinture commence dans un instant…'
      : `La peinture attend son tour : ${count === 1 ? 'une autre passe' : `environ ${count} autres passent`} avant elle.`,
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
  seeItCome: 'Revoir naître',
  repaint: 'Repeindre',
  studio: "L'atelier",
  studioText: 'Les mêmes mots, autrement. La peinture d’avant reste à côté.',
  palette: 'Couleurs',
  ownPalette: 'Du rêve',
  composition: 'Hasard',
  shape: 'Format',
  shapes: { '4:5': 'Debout', '1:1': 'Carré', '16:9': 'Large' },
  view: 'Point de vue',
  views: { own: 'Du rêve', level: 'De face', high: "D'en haut", low: "D'en bas" },
  scheme: 'Cadrage',
  ownScheme: 'Du rêve',
  schemes,
  paletteAt: (mood: ImageMood, time: PaletteTime): string => `${palettes[mood]}, ${times[time]}`,
  about: 'De quoi est la peinture',
  aboutLead:
    'Touchez la phrase que vous voulez voir peinte, là où elle se passe, ou dites-le en vos mots.',
  ownPassage: 'Le rêve choisit',
  inOwnWords: 'En vos mots',
  notTheScene: "Ce n'est pas la scène que vous avez vue ?",
  sayTheScene:
    "Dites en une phrase ce qu'on doit y voir : qui ou quoi, en train de faire quoi, et où. Vos mots restent à vous ; la peinture se voit avec le rêve.",
  sayTheSceneShort: 'Qui ou quoi, en train de faire quoi, et où',
  leftEmpty: 'Champ vidé, le rêve choisit de nouveau.',
  paintThat: 'Peindre cela',
  nothingToPaint:
    "Rien de cette phrase ne peut encore être peint : dites qui ou ce que l'on voyait, et ce qui se passait.",
  elements: "Ce qu'on y voit",
  hero: 'Qui ou quoi en est le sujet',
  ownHero: 'Comme le rêve',
  otherFiles: 'Autres fichiers',
  files: { png: 'PNG', webp: 'WebP', svg: 'SVG', pdf: 'PDF (A3)' },
  chances: { new: 'Un autre hasard', same: 'La même' },
  repaintNow: 'Repeindre',
  cancel: 'Annuler',
  close: 'Fermer',
  stop: 'Arrêter',
  history: 'Les peintures de ce rêve',
  historyEmpty: 'Aucune encore.',
  historyBound: (count: number): string =>
    `Les ${count} plus récentes sont gardées, et toujours celle qui est montrée.`,
  paintedOn: (style: string, when: string): string => `${style}, ${when}`,
  show: (named: string): string => `Montrer : ${named}`,
  shown: 'Montrée',
  download: (named: string): string => `Télécharger : ${named}`,
  removeNamed: (named: string): string => `Supprimer : ${named}`,
  removed: 'Peinture supprimée.',
  paintAgain: 'La repeindre',
  madeBy: (name: string): string => `Peinte par ${name}`,
  chosenBy: (name: string): string => `Moment choisi par ${name}`,
  fellBack: (name: string): string => `${name} n'a pas abouti : peinte ici.`,
  paintWith: (name: string): string => `Peindre avec ${name}`,
  remoteText: (name: string, host: string): string =>
    `${name} (${host}) est un modèle extérieur. Il ne recevrait que cette description de la scène, en anglais : aucun mot de votre rêve n'y figure. S'il échoue, le peintre d'ici prend sa place.`,
  approve: 'Approuver et envoyer',
  consentFirst:
    'Rien ne sort de Reverie sans votre consentement, et vous ne l’avez pas donné pour ce modèle.',
  toConsent: 'Lire et décider',
  promptChanged: 'La description a changé depuis : relisez-la.',
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
