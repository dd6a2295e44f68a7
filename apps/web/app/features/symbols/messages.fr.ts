export const symbolsFr = {
  title: 'Symboles',
  lead: 'Ce qui revient dans vos rêves, et ce que cela veut dire pour vous. Le sens est le vôtre : personne d’autre ne le lit.',
  none: 'Rien ne revient encore.',
  noneText: 'Racontez un rêve : ce qui s’y trouve viendra ici.',
  dreams: (count: string, isOne: boolean) => (isOne ? `${count} rêve` : `${count} rêves`),
  counted: (dreams: string, possible: string | null) =>
    possible ? `${dreams} + ${possible}` : dreams,
  back: 'Vos symboles',
  inDreams: (dreams: string, total: string) => `Dans ${dreams} de vos ${total} rêves.`,
  inNone: 'Dans aucun de vos rêves récents.',
  yours: 'Vos mots',
  meaning: 'Ce que cela veut dire pour vous',
  meaningHint: (limit: string) => `Scellé, pour vous seul. Jusqu’à ${limit} caractères.`,
  write: 'Écrire',
  rewrite: 'Récrire',
  save: 'Garder',
  forget: 'Effacer, et ce que c’était avant',
  before: (date: string) => `Avant, le ${date} :`,
  shut: 'Ce sens est scellé par une clé que ce serveur n’a plus.',
  when: 'Quand il vient',
  gap: (days: number, written: string) =>
    days === 1 ? 'Un écart médian d’un jour.' : `Un écart médian de ${written} jours.`,
  rhythm: 'Pas encore de régularité fiable : il faut 60 rêves pour chercher un rythme.',
  sentences: 'Vos phrases',
  aligned: 'Alignées sur son nom, de la plus ancienne à la plus récente',
  with: 'Avec lui',
  who: 'Qui est là',
  feelings: 'Ce que le récit dit ressentir',
  beside: 'À côté',
  of: (counted: string, all: string) => `${counted} sur ${all}`,
  legend: 'Compté après le + : possible, sous le seuil de ce qui est montré.',
  marks: { mentioned: 'mentionné', possible: 'possible', denied: 'nié', none: 'absent' },
  marksLegend: {
    mentioned: 'mentionné',
    possible: 'possible, compté après le +',
    denied: 'nié par le texte',
  },
  newest: (shown: string, all: string) => `Les ${shown} plus récents, sur ${all}`,
  dreamOf: (date: string) => `Rêve du ${date}`,
  counts: 'En tout',
  sealed: 'Sans peinture',
  older: (count: string) => `Les phrases de ${count} rêves plus anciens ne sont pas montrées.`,
  compared: 'À côté de vos autres nuits',
  comparedLead: (here: string, elsewhere: string, looks: string) =>
    `${here} rêves avec lui, ${elsewhere} sans lui, ${looks} comparaisons. Chaque différence porte son intervalle, assez large pour que tous tiennent ensemble à 95 %.`,
  differences: {
    more: (name: string) => `${name}, plus souvent`,
    less: (name: string) => `${name}, moins souvent`,
    shares: (here: string, elsewhere: string) => `${here} avec lui, ${elsewhere} sans lui`,
    interval: (low: string, high: string) => `entre ${low} et ${high} points`,
  },
  noDifference:
    'Aucune différence ne se détache : ce qui vient avec lui vient aussi souvent vos autres nuits, pour autant qu’on puisse en juger.',
  notCause: 'Une différence n’est pas une cause, et ce qu’elle veut dire, vous seul l’écrivez.',
  few: (dreams: number, count: string) =>
    `${count} ${dreams === 1 ? 'rêve' : 'rêves'} : on compte, on ne compare pas.`,
  fewText:
    'Sous 25 rêves, une différence avec vos autres nuits ne voudrait rien dire. Ce que cela veut dire, vous seul l’écrivez.',
  kept: 'C’est gardé.',
  refused: {
    blank: 'Écrivez ce que cela veut dire pour vous.',
    other: 'Ce n’est pas parti : le texte est peut-être trop long. Réessayez.',
  },
};

export type SymbolsMessages = typeof symbolsFr;

declare module '#language/messages.tsx' {
  interface Catalogue {
    symbols: SymbolsMessages;
  }
}
