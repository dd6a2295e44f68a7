export const layersFr = {
  title: 'Couches',
  back: 'Le rêve',
  lead: 'Un rêve se dépose en plusieurs fois. Chaque couche garde son heure ; aucune n’écrase la précédente.',
  reads: (number: number) => `L’analyse lit la version ${number} du récit.`,
  readsNone: 'L’analyse n’est pas encore faite.',
  readsLate: 'La dernière version n’est pas encore lue.',
  evening: 'La veille',
  dayNote: 'La note du jour',
  noDayNote: 'Rien n’est noté de la veille.',
  found: (count: number) =>
    count > 1
      ? `${count} mots se retrouvent dans le rêve. Un rapprochement, pas une cause.`
      : 'Un mot se retrouve dans le rêve. Un rapprochement, pas une cause.',
  reading: {
    title: (version: number) => `Ce que la version ${version} change à la lecture`,
    same: 'Rien : les deux se lisent de même.',
    mentioned: 'mentionné',
    possible: 'possible',
    silent: 'n’y est pas',
    was: (state: string) => `${state}, puis`,
    version: (number: number) => `Version ${number}`,
    note: 'De gauche à droite, la probabilité qu’une personne formée le coderait aussi. Les deux versions sont relues à l’instant par le moteur, sans ce qu’il sait de vos personnes.',
  },
  editNight: 'Ouvrir cette nuit',
  nightShut: 'La note de cette nuit est scellée par une clé que ce serveur n’a plus.',
  sleep: {
    bedtime: (hour: string) => `couché à ${hour}`,
    rising: (hour: string) => `levé à ${hour}`,
    awakenings: (count: number) => (count > 1 ? `${count} réveils` : `${count} réveil`),
  },
  firstWords: 'Les premiers mots',
  firstHint: 'Tels que vous les avez d’abord dits. Ils ne se modifient pas.',
  told: 'Le récit',
  oneVersion: 'Une seule version : rien n’a été changé depuis.',
  versions: (count: string) => `${count} versions`,
  version: (number: number) => `Version ${number}`,
  words: (count: string) => `${count} mots`,
  readHere: 'Lue par l’analyse',
  current: 'Celle d’aujourd’hui',
  compare: 'Comparer',
  compareWith: 'Comparer à',
  from: 'La version',
  to: 'avec la version',
  unreadable: 'Le récit de cette version est scellé par une clé que ce serveur n’a plus.',
  content: 'Le texte',
  report: 'Le récit complet',
  dreamTitle: 'Le titre',
  tags: 'Les étiquettes',
  origin: (count: string) => `D’où viennent les ${count} mots`,
  already: (count: string) => `${count} déjà là`,
  came: (count: string) => `${count} venus ensuite`,
  originNote:
    'Ce qui vient ensuite compte dans l’analyse, et se voit : un souvenir s’étoffe en étant raconté.',
  same: 'Ces deux versions disent la même chose.',
  restore: (number: number) => `Remettre la version ${number}`,
  restoreHint: 'Elle devient une nouvelle version ; celle d’aujourd’hui reste dans la liste.',
  restored: 'La version est revenue, comme une nouvelle. Le rêve sera relu.',
  changed: 'Ce rêve a été modifié ailleurs entre-temps : regardez ce qui est là, puis recommencez.',
  later: 'Revenu plus tard',
  association: 'Association',
  about: (passage: string) => `À propos de « ${passage} »`,
  waiting:
    'Gardé à part, sur un trait brisé : l’analyse l’ignore tant que vous ne le faites pas entrer.',
  apart: 'Gardé à part.',
  letIn: (number: number) => `Entré dans le récit, à la version ${number}.`,
  doLetIn: 'Le faire entrer dans le récit',
  doApart: 'Le garder à part',
  remove: 'L’effacer',
  shut: 'Cette couche est scellée par une clé que ce serveur n’a plus.',
  add: 'Quelque chose vous revient ?',
  addHint: (limit: string) =>
    `Gardé avec son heure, à côté du rêve, pour vous seul. Jusqu’à ${limit} caractères.`,
  kind: 'Ce que c’est',
  kinds: { addition: 'Un souvenir du rêve', association: 'Une association de la veille' },
  passage: 'À propos de quels mots du rêve (facultatif)',
  send: 'Ajouter une couche',
  sending: 'Envoi',
  added: 'La couche est ajoutée.',
  done: 'C’est fait.',
  after: {
    minutes: (count: number) => `${count} min plus tard`,
    hours: (count: number) => `${count} h plus tard`,
    days: (count: number) => (count > 1 ? `${count} jours plus tard` : 'un jour plus tard'),
  },
  refused: {
    blank: 'Écrivez ce qui vous revient.',
    invalid_body: 'Ce texte ne peut pas être gardé : il est peut-être trop long.',
    report_full: 'Le récit n’a plus la place : il compte 20 000 caractères au plus.',
    additions_full: 'Ce rêve porte déjà autant de couches qu’il peut.',
    sealing_off: 'Ce serveur a perdu la clé qui scelle : rien de cela ne peut être fait.',
    other: 'Ce n’est pas parti. Réessayez dans un instant.',
  },
};

export type LayersMessages = typeof layersFr;

declare module '#language/messages.tsx' {
  interface Catalogue {
    layers: LayersMessages;
  }
}
