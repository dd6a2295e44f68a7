import type { TagAction } from '@reverie/contract/tags.rules';

const acts: Record<TagAction, string> = {
  made: 'a fait une étiquette',
  renamed: 'a renommé',
  unmade: 'a défait',
  merged: 'a réuni à',
  split: 'a séparé de',
};

/** Every word of the desk of tags. It travels with that page alone. */
export const tagDeskFr = {
  title: 'Étiquettes',
  description: 'Ce que veulent dire les étiquettes, dans les deux langues.',
  lead: 'Chacun écrit ses étiquettes comme il veut, et elles restent écrites ainsi. Ici on dit lesquelles veulent dire la même chose : qui cherche l’une trouve les autres.',
  back: 'Modération',
  search: {
    search: 'Chercher une étiquette',
    searchHint: 'Quelques lettres',
    searchNow: 'Chercher',
    clearSearch: 'Effacer la recherche',
  },
  free: 'Étiquettes libres',
  freeLead: {
    one: 'Dans le dernier rêve partagé. Rien de privé, rien d’une communauté n’est lu ici.',
    other:
      'Dans les {n} derniers rêves partagés. Rien de privé, rien d’une communauté n’est lu ici.',
  },
  noFree: 'Toutes les étiquettes ont un sens.',
  uses: { one: '{n} rêve', other: '{n} rêves' },
  least: 'plus de {n} rêves',
  mean: 'Veut dire',
  choose: 'Choisir une étiquette',
  merge: 'Réunir',
  mergeOf: 'Réunir « {name} »',
  makeOf: 'Faire une étiquette de « {name} »',
  make: 'En faire une étiquette',
  makeNew: 'Nouvelle étiquette',
  fr: 'En français',
  en: 'En anglais',
  save: 'Enregistrer',
  known: 'Reconnues',
  none: 'Aucune étiquette ne porte ces lettres.',
  rename: 'Renommer',
  unmake: 'Défaire l’étiquette',
  unmakeHint: 'Toutes ses écritures redeviennent libres. Les rêves gardent les leurs.',
  split: 'Séparer « {name} »',
  spellings: 'S’écrit aussi',
  noSpellings: 'Ne s’écrit pas autrement.',
  acts: 'Ce qui a été fait',
  noActs: 'Rien encore.',
  act: acts,
  gone: 'quelqu’un qui est parti',
  done: 'C’est fait.',
  faults: {
    tag_taken: 'Un de ces noms veut déjà dire autre chose.',
    tag_unknown: 'Cette étiquette ne s’écrit pas ainsi.',
    not_found: 'Cette étiquette n’existe plus.',
    invalid_body: 'Il faut un nom dans chaque langue, de trente caractères au plus.',
    failed: 'Cela n’a pas pu être enregistré. Réessayez dans un instant.',
  },
};

export type TagDeskText = typeof tagDeskFr;
