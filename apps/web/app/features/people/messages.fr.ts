import type { Relation } from '@reverie/contract/people.rules';

const relations: Record<Relation, string> = {
  mother: 'ma mère',
  father: 'mon père',
  sister: 'ma sœur',
  brother: 'mon frère',
  daughter: 'ma fille',
  son: 'mon fils',
  grandmother: 'ma grand-mère',
  grandfather: 'mon grand-père',
  aunt: 'ma tante',
  uncle: 'mon oncle',
  cousin: 'de mes cousins',
  wife: 'ma femme',
  husband: 'mon mari',
  partner: 'qui partage ma vie',
  relative: 'de ma famille',
  friend: 'de mes amis',
  colleague: 'de mon travail',
  neighbour: 'de mon voisinage',
  acquaintance: 'de ma connaissance',
  former_partner: 'qui a partagé ma vie',
  teacher: 'qui m’enseigne',
  doctor: 'qui me soigne',
  celebrity: 'une personne célèbre',
  animal: 'un animal',
  other: 'autre',
};

export const peopleFr = {
  title: 'Personnes',
  lead: 'Dites une fois qui elles sont : tous vos rêves le sauront. Scellé, et pour vous seul : ce que d’autres lisent de vos rêves n’en apprend rien.',
  proposed: 'Qui sont-elles ?',
  proposedText: 'Des noms trouvés dans vos rêves, dont vous n’avez rien dit.',
  met: (name: string, dreams: string, isOne: boolean) =>
    isOne
      ? `${name}, dans ${dreams} rêve : qui est-ce ?`
      : `${name}, dans ${dreams} rêves : qui est-ce ?`,
  told: 'Celles que vous avez dites',
  none: 'Vous n’avez encore parlé de personne.',
  inDreams: (dreams: number, written: string) =>
    dreams < 2 ? `dans ${written} rêve` : `dans ${written} rêves`,
  name: 'Nom',
  aliases: 'Autres noms, séparés par une virgule',
  relation: 'Qui est-ce ?',
  relations,
  relationWords: 'Avec vos mots (facultatif)',
  note: 'Note (facultative)',
  choose: 'Choisir',
  add: 'Dire qui est quelqu’un',
  tell: 'Garder',
  save: 'Enregistrer',
  edit: 'Modifier',
  editOf: (name: string) => `Modifier ${name}`,
  merge: 'Réunir avec',
  mergeDo: 'Réunir',
  mergeHint: 'Les noms de l’autre deviennent d’autres noms de cette personne.',
  remove: 'Oublier',
  removeOf: (name: string) => `Oublier qui est ${name}`,
  shut: 'Cette personne est scellée par une clé que ce serveur n’a plus.',
  done: 'C’est gardé. Vos rêves sont relus en arrière-plan ; leurs peintures restent.',
  refused: {
    blank: 'Donnez un nom, et dites qui c’est.',
    name_taken: 'Une personne que vous avez dite porte déjà ce nom. Vous pouvez les réunir.',
    people_full: 'Il n’y a plus de place : 500 personnes au plus, et 8 autres noms chacune.',
    sealing_off: 'Ce serveur a perdu la clé qui scelle : il ne peut rien garder de cela.',
    other: 'Ce n’est pas parti. Réessayez dans un instant.',
  },
};

export type PeopleMessages = typeof peopleFr;

declare module '#language/messages.tsx' {
  interface Catalogue {
    people: PeopleMessages;
  }
}
