export const symbolsFr = {
  title: 'Symboles',
  lead: 'Ce qui revient dans vos rêves, et ce que cela veut dire pour vous. Le sens est le vôtre : personne d’autre ne le lit.',
  none: 'Rien ne revient encore.',
  noneText: 'Racontez un rêve : ce qui s’y trouve viendra ici.',
  dreams: (count: string, isOne: boolean) => (isOne ? `${count} rêve` : `${count} rêves`),
  counted: (dreams: string, possible: string | null) =>
    possible ? `${dreams} + ${possible}` : dreams,
  leftOut: (count: string) =>
    `Vos rêves les plus récents sont comptés ; ${count} plus anciens ne le sont pas.`,
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
