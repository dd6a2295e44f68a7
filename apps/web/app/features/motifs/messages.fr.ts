import { afterDe } from '#features/motifs/phrase.rules.ts';

export const motifsFr = {
  title: 'Motifs des rêves',
  lead: 'Ce que les rêves nomment, d’une langue à l’autre : ouvrez un motif pour voir les rêves publics où il passe.',
  all: 'Tous les motifs',
  allText: 'Par famille : ouvrez-en une.',
  shared: 'Partagés par beaucoup',
  sharedText: (least: number) =>
    `Au moins ${least} personnes en ont rêvé dans un rêve public ; comptés le lundi, arrondis à la dizaine.`,
  sharedNone: (least: number) =>
    `Aucun motif n’est encore partagé par ${least} personnes : rien n’est compté.`,
  dreamers: (written: string) => `${written} personnes`,
  followed: 'Ceux que vous suivez',
  toMeetings: 'Apprendre si quelqu’un partage vos motifs rares',
  followedText: 'Vous seul le savez.',
  followedNone:
    'Ouvrez un motif pour le suivre : les nouveaux rêves publics où il passe viendront ici.',
  toFollowed: 'Vos motifs suivis',
  back: 'Tous les motifs',
  page: (phrase: string) => `${phrase}, dans les rêves`,
  inDreams: (dreams: string, dreamers: string) =>
    `Dans au moins ${dreams} rêves publics, chez au moins ${dreamers} personnes.`,
  countedOn: (day: string) =>
    `Compté le ${day}, arrondi à la dizaine, et une fois par semaine : ce que chacun dit ou retire entre-temps n’y change rien.`,
  few: 'Trop peu de personnes en ont rêvé pour que l’on compte sans montrer quelqu’un. Voici les rêves eux-mêmes.',
  none: 'Aucun rêve public ne le nomme encore, ou aucun que vous puissiez lire.',
  older: 'Rêves plus anciens',
  newest: 'Les plus récents',
  words: 'Ses mots',
  feelings: 'Ce que l’on y ressent',
  seasons: 'Ses saisons',
  seasonNames: { winter: 'Hiver', spring: 'Printemps', summer: 'Été', autumn: 'Automne' },
  by: 'Personnes',
  what: 'Quoi',
  dreams: 'Les derniers rêves où il passe',
  follow: 'Suivre ce motif',
  unfollow: 'Ne plus suivre',
  signIn: 'Se connecter pour suivre ce motif',
  isFollowed: 'Vous suivez ce motif. Vous seul le savez.',
  full: 'Cent motifs se suivent à la fois : laissez-en un d’abord.',
  failed: 'Ce n’est pas parti. Réessayez dans un instant.',
  inOthers: 'Ce motif dans les rêves publics',
  weather: {
    title: 'La météo des rêves',
    lead: 'Ce dont on a rêvé la semaine passée, à côté du reste de l’année.',
    of: (from: string) => `Semaine du ${from}`,
    toldBy: (dreamers: string) =>
      `Environ ${dreamers} personnes ont partagé un rêve de cette semaine-là.`,
    motif: 'Motif',
    scale: 'Part des rêveurs',
    key: 'Point : la part de cette semaine ; barre : là où le bruit la laisse, 95 fois sur 100. Trait : l’ordinaire.',
    dreamers: 'Personnes, environ',
    share: 'Part',
    usual: 'D’ordinaire',
    change: 'Face à l’ordinaire',
    changes: { more: 'plus', less: 'moins', same: 'autant' },
    noUsual: 'pas encore assez de semaines',
    empty: 'Ciel couvert',
    emptyText: (least: number) =>
      `Trop peu de personnes ont partagé leurs rêves de la semaine passée pour en dire le temps : il faut, pour un même motif, environ ${least} personnes. Rien n’est deviné en attendant.`,
    how: 'Comment c’est compté',
    howText: [
      'Seuls comptent les rêves que tout le monde peut lire, par la semaine de leur nuit.',
      'D’une même personne, une semaine compte trois motifs au plus, tirés au sort parmi les siens, chacun une fois.',
    ],
    noise: (epsilon: string, margin: string) =>
      `À chaque compte s’ajoute un bruit de Laplace, tiré une seule fois et gardé : ε = ${epsilon} par personne et par semaine. Il déplace un compte de ${margin} au plus, 95 fois sur 100.`,
    least: (least: string, noisy: string) =>
      `Un motif n’est dit que si ${least} personnes au moins l’ont rêvé, et si son compte bruité atteint ${noisy}.`,
    science: 'La démonstration est dans la page Science.',
    caption: (phrase: string, dreamers: string) =>
      `La semaine passée, environ ${dreamers} personnes ont rêvé ${afterDe(phrase)}.`,
    toWeather: 'La météo des rêves',
  },
};

export type MotifMessages = typeof motifsFr;

declare module '#language/messages.tsx' {
  interface Catalogue {
    motifs: MotifMessages;
  }
}
