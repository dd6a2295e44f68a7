import type { Patterns } from '@reverie/contract/patterns';

type Measure = Extract<Patterns['norms'], { status: 'enough' }>['ratios'][number]['measure'];
type Pattern = Extract<Patterns['temporal'], { status: 'enough' }>['findings'][number]['pattern'];

const measures: Record<Measure, string> = {
  'male-characters': 'Hommes, parmi les personnes dont le genre est dit',
  'familiar-characters': 'Personnes familières',
  'known-characters': 'Amis et connaissances',
  'family-characters': 'Famille',
  groups: 'Groupes, plutôt que personnes seules',
  animals: 'Animaux, parmi tous les personnages',
  'aggression-over-friendliness': 'Agressions, parmi les actes hostiles ou amicaux que vous vivez',
  'dreamer-as-befriender': 'Actes amicaux dont vous avez l’initiative',
  'dreamer-as-aggressor': 'Agressions dont vous avez l’initiative',
  'physical-aggression': 'Agressions physiques, parmi les agressions',
  'bodily-misfortune': 'Malheurs du corps, parmi les malheurs',
  'negative-emotions': 'Émotions désagréables',
  'indoor-settings': 'Lieux d’intérieur',
  'dreams-with-aggression': 'Rêves avec une agression',
  'dreams-with-friendliness': 'Rêves avec un acte amical',
  'dreams-with-sexuality': 'Rêves avec de la sexualité',
  'dreams-with-misfortune': 'Rêves avec un malheur',
  'dreams-with-emotion': 'Rêves où une émotion est dite',
  'dreams-with-anger': 'Rêves avec de la colère',
  'dreams-with-apprehension': 'Rêves avec de l’appréhension',
  'dreams-with-sadness': 'Rêves avec de la tristesse',
  'dreams-with-confusion': 'Rêves avec de la confusion',
  'dreams-with-happiness': 'Rêves avec de la joie',
};

const patterns: Record<Pattern, (name: string, when: string | null, effect: number) => string> = {
  weekday: (name, when) => `${name} : plus souvent le matin du ${when ?? ''}`,
  season: (name, when) => `${name} : plus souvent ${when ?? ''}`,
  runs: (name, _, effect) =>
    effect < 0 ? `${name} : plusieurs nuits de suite` : `${name} : une nuit sur deux, à peu près`,
  bursts: (name, _, effect) => (effect > 0 ? `${name} : par vagues` : `${name} : régulièrement`),
  trend: (name, _, effect) =>
    effect > 0 ? `${name} : de plus en plus` : `${name} : de moins en moins`,
};

export const patternsFr = {
  title: 'Motifs',
  lead: 'Ce qui revient dans vos nuits, compté sur vos rêves et sur ceux de personne d’autre.',
  span: (dreams: string, nights: string, from: string, to: string) =>
    `${dreams} sur ${nights}, du ${from} au ${to}.`,
  dreams: (count: number, written: string) =>
    count === 1 ? `${written} rêve` : `${written} rêves`,
  nights: (count: number, written: string) =>
    count === 1 ? `${written} nuit` : `${written} nuits`,
  none: 'Rien à relire ensemble pour l’instant.',
  noneText: 'Vos motifs paraîtront ici quand des rêves seront racontés et lus, dès le premier.',
  tell: 'Raconter un rêve',
  unread: (count: number, written: string) =>
    count === 1 ? 'Un rêve n’est pas encore lu.' : `${written} rêves ne sont pas encore lus.`,
  leftOut: (written: string) => `${written} rêves plus anciens n’y sont pas.`,
  late: 'Vos rêves sont comparés entre eux.',
  lateText:
    'Encore quelques instants, davantage pour un long journal. Cette page viendra d’elle-même.',
  again: 'Regarder à nouveau',
  form: 'Ce qui est comparé',
  period: 'Période',
  periods: { '30d': '30 jours', '90d': '90 jours', '365d': 'un an', all: 'toutes vos nuits' },
  reference: 'Groupe de comparaison',
  references: {
    none: 'aucun',
    female: 'femmes (Hall et Van de Castle)',
    male: 'hommes (Hall et Van de Castle)',
  },
  referenceHint: 'Vous le choisissez : rien n’est deviné de vous.',
  show: 'Voir',
  cues: { nightmare: 'Cauchemars', lucidity: 'Rêves lucides' } as Record<string, string>,
  others: {
    'act:aggression': 'Agression',
    'act:friendliness': 'Acte amical',
    'act:sexuality': 'Sexualité',
    'place:indoor': 'Lieu d’intérieur',
    'place:outdoor': 'Lieu d’extérieur',
    'place:ambiguous': 'Lieu incertain',
  } as Record<string, string>,
  map: {
    title: 'Votre monde de rêve',
    lead: 'Chaque étoile est un rêve. Ce qui vient ensemble se tient près.',
    summary: (things: string, dreams: string) =>
      `Carte de ${things} constellations sur ${dreams}. Le tableau dit la même chose.`,
    few: 'Deux choses qui reviennent feront une carte.',
    table: 'Le même en tableau',
    pair: 'Ensemble',
    both: 'Rêves',
    difference: 'Écart, avec son intervalle',
    counted: (least: string) =>
      `Sous ${least} rêves, on compte sans comparer : un écart ne voudrait rien dire.`,
    compared: (looks: string) =>
      `${looks} paires comparées ; les intervalles tiennent ensemble à 95 %. Un trait plein : l’écart s’en détache.`,
    noneApart: 'Aucune paire ne se détache de ce que le hasard rapproche.',
    points: (by: string, low: string, high: string) => `${by} points, entre ${low} et ${high}`,
    starOf: (name: string, date: string) => `${name}, ${date}`,
  },
  chosen: {
    returns: (name: string) => `${name} revient`,
    once: (name: string) => name,
    share: 'de vos rêves',
    of: (k: string, n: string) => `${k} sur ${n}`,
    interval: (low: string, high: string) => `Intervalle à 95 % : de ${low} à ${high}`,
    expected: (share: string) => `repère ${share}`,
    theme: (nights: string, h: string, q: string) =>
      `Plus souvent que dans le groupe que vous avez choisi, sur ${nights} dates. Écart h = ${h}, q ${q}. Ce que cela veut dire, vous seul le savez.`,
    noTheme: 'Pas plus souvent, autant qu’on puisse en juger, que dans le groupe choisi.',
    noReference: 'Comparé à aucun groupe : vous n’en avez pas choisi.',
    tooFew: (least: string) => `Sous ${least} rêves, on compte, on ne compare pas.`,
    words: 'Dans vos mots',
    reread: (count: number, written: string) =>
      count === 1 ? 'Relire ce rêve' : `Relire ces ${written} rêves`,
    symbol: 'Sa page',
  },
  counted: (k: string, possible: string | null, n: string) =>
    possible ? `${k} + ${possible} sur ${n}` : `${k} sur ${n}`,
  legend: 'Après le + : possible, sous le seuil de ce qui est montré.',
  dreamLinks: (count: number, written: string) =>
    count === 1 ? 'Le rêve' : `Les ${written} rêves`,
  newestLinks: (shown: string, all: string) => `Les ${shown} plus récents, sur ${all}`,
  untitled: 'sans titre',
  overTime: {
    title: 'Les sentiments au fil du temps',
    lead: (by: string) =>
      `La part des rêves qui le disent, ${by}. Le trait vertical est l’intervalle à 95 %.`,
    by: { week: 'semaine par semaine', month: 'mois par mois', year: 'année par année' },
    cues: 'Cauchemars et lucidité',
    cuesLead:
      'Comme le récit le dit, ou comme vous l’avez précisé. Un rêve triste n’est pas un cauchemar.',
    table: 'Le tableau',
    tableOf: 'Les sentiments, en tableau',
    from: 'Depuis le',
    chart: (name: string, k: string) => `${name}, ${k} en tout. Le tableau donne chaque point.`,
    absent: 'rien dans vos récits',
  },
  week: {
    title: 'Jours de la semaine et saisons',
    none: 'Pas encore de motif fiable.',
    below: (have: string, need: string) =>
      `${have} : on compte, on ne cherche pas de rythme. Il faut ${need} nuits pour en chercher un.`,
    counted: (name: string, present: string, day: string, elsewhere: string) =>
      `${name} : ${present} le ${day}, ${elsewhere} les autres jours.`,
    onlyCounted:
      'C’est compté, ce n’est pas un rythme : sur si peu de nuits, le hasard en fait parfois autant.',
    openCounted: (name: string) => `Regarder ${name} de plus près`,
    searched: (looks: string, nights: string) =>
      `${looks} regards sur ${nights}, 4 999 permutations pour chacun : aucun rythme ne se détache du hasard.`,
    found: (looks: string, nights: string) =>
      `${looks} regards sur ${nights}, 4 999 permutations pour chacun. Voici ce qui se détache :`,
    usual:
      'C’est la réponse la plus fréquente, et elle est honnête. Vos nuits restent là, jour par jour.',
    patterns,
    stand: (p: string, q: string) => `p ${p}, q ${q}`,
    chart: (name: string) => `${name}, matin par matin. Le tableau donne chaque jour.`,
    even: 'Pointillé : part égale tous les jours.',
    table: 'Le tableau des jours et des saisons',
    what: 'Ce qui revient',
    days: ['dim.', 'lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.'],
    wholeDays: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
    seasons: ['hiver', 'printemps', 'été', 'automne'],
    inSeasons: ['en hiver', 'au printemps', 'en été', 'en automne'],
    cell: (present: string, nights: string) => `${present} sur ${nights}`,
    key: 'Nuits où cela vient, sur les nuits notées de ce jour. Le jour est celui du réveil.',
    choose: 'Ce qui est montré',
  },
  returning: {
    title: 'Qui revient, où, et quoi',
    lead: 'Avec les mots où cela tient dans vos récits.',
    kinds: { person: 'Personnes', setting: 'Lieux', symbol: 'Symboles' },
    none: 'Rien n’est revenu deux fois.',
    look: (name: string) => `Regarder ${name} de plus près`,
  },
  norms: {
    title: 'Votre profil de contenu',
    lead: 'Les mesures de Hall et Van de Castle, avec leurs dénominateurs.',
    below: (have: string, need: string) =>
      `${have} : sous ${need} rêves, un pourcentage dirait surtout lesquels vous avez notés.`,
    uncertain: 'Sous 75 rêves, tout ceci est très incertain.',
    noReference: 'Aucun groupe n’est choisi : vos parts, sans comparaison.',
    reference: (n: string) =>
      `Le repère est ce que ce lecteur lit, ou lirait, dans les rêves d’étudiants américains de 1947 à 1952. ${n} regards.`,
    of: (k: string, n: string) => `${k} sur ${n}`,
    interval: (share: string, low: string, high: string) => `${share}, entre ${low} et ${high}`,
    expected: (share: string) => `repère ${share}`,
    apart: (h: string, q: string) => `écart h = ${h}, q ${q}`,
    notApart: (h: string, q: string) => `pas d’écart fiable (h = ${h}, q ${q})`,
    nothing: 'rien à compter',
    within: (h: string, low: string, high: string) => `${h}, entre ${low} et ${high}`,
    measures,
  },
  repeats: {
    title: 'Presque le même rêve',
    below: 'Deux rêves assez riches sont nécessaires pour en comparer.',
    none: (looks: string) =>
      `${looks} paires comparées : aucune n’est plus proche que deux rêves d’inconnus ne le sont par hasard.`,
    found: (looks: string) => `${looks} paires comparées. Les plus proches :`,
    pair: (score: string, q: string) => `ressemblance ${score}, q ${q}`,
  },
  dayLinks: {
    title: 'Du jour à la nuit',
    lead: 'Ce que vos notes du jour nomment, retrouvé dans les nuits d’après, d’un à sept jours plus tard.',
    below: (have: string, need: string) =>
      `${have} : il faut ${need} notes du jour suivies d’une nuit pour chercher un écho.`,
    notes: (count: number, written: string) =>
      count === 1 ? `${written} note` : `${written} notes`,
    none: (looks: string) => `${looks} délais regardés : aucun écho ne se détache du hasard.`,
    found: (looks: string) => `${looks} délais regardés. Voici ce qui se détache :`,
    lag: (lag: number) => (lag === 1 ? 'Le lendemain' : `${lag} jours plus tard`),
    stand: (n: string, q: string) => `${n} rencontres d’une note et d’une nuit, q ${q}`,
    write: 'Une note du jour s’écrit sur la page d’une nuit.',
  },
  more: (left: number, written: string) => (left === 1 ? 'Encore 1' : `Encore ${written}`),
  similar: {
    title: 'Vos rêves qui lui ressemblent',
    lead: (compared: number, written: string) =>
      compared === 1
        ? 'Comparé à un autre rêve, le vôtre. Personne d’autre ne lit cette liste.'
        : `Parmi ${written} autres rêves, les vôtres seulement. Personne d’autre ne lit cette liste.`,
    shared: 'En commun :',
    untitled: (date: string) => `Rêve du ${date}`,
  },
  method: {
    title: 'Comment c’est compté',
    looks: (looks: string) =>
      `${looks} regards ont été portés en tout. Chacun pouvait tomber sur le hasard : q dit la part de fausses trouvailles parmi celles qui sont montrées (Benjamini et Hochberg), et rien n’est dit se détacher au-dessus de 5 %.`,
    text: 'Un écart n’est pas une cause. Les repères sont d’anciens étudiants américains ; le français n’a pas encore de validation extérieure. Le sens reste le vôtre.',
    science: 'La science derrière',
  },
};

export type PatternsMessages = typeof patternsFr;

declare module '#language/messages.tsx' {
  interface Catalogue {
    patterns: PatternsMessages;
  }
}
