import type { Relation } from '@reverie/contract/people.rules';

type Language = 'fr' | 'en';

/** Who somebody is to a dreamer, in a book or a note. */
const relations: Record<Relation, Record<Language, string>> = {
  mother: { fr: 'ma mère', en: 'my mother' },
  father: { fr: 'mon père', en: 'my father' },
  sister: { fr: 'ma sœur', en: 'my sister' },
  brother: { fr: 'mon frère', en: 'my brother' },
  daughter: { fr: 'ma fille', en: 'my daughter' },
  son: { fr: 'mon fils', en: 'my son' },
  grandmother: { fr: 'ma grand-mère', en: 'my grandmother' },
  grandfather: { fr: 'mon grand-père', en: 'my grandfather' },
  aunt: { fr: 'ma tante', en: 'my aunt' },
  uncle: { fr: 'mon oncle', en: 'my uncle' },
  cousin: { fr: 'de ma famille, à la génération des cousins', en: 'a cousin' },
  wife: { fr: 'ma femme', en: 'my wife' },
  husband: { fr: 'mon mari', en: 'my husband' },
  partner: { fr: 'qui partage ma vie', en: 'my partner' },
  relative: { fr: 'de ma famille', en: 'a relative' },
  friend: { fr: 'de mes amitiés', en: 'a friend' },
  colleague: { fr: 'de mon travail', en: 'a colleague' },
  neighbour: { fr: 'de mon voisinage', en: 'a neighbour' },
  acquaintance: { fr: 'de ma connaissance', en: 'somebody I know' },
  former_partner: { fr: 'qui a partagé ma vie', en: 'a former partner' },
  teacher: { fr: 'qui m’enseigne', en: 'my teacher' },
  doctor: { fr: 'qui me soigne', en: 'my doctor' },
  celebrity: { fr: 'une personne célèbre', en: 'somebody famous' },
  animal: { fr: 'un animal', en: 'an animal' },
  other: { fr: '', en: '' },
};

type Told = { relation: Relation; relationWords: string | null };

/** In the dreamer's own words, where there are some; empty where nothing is said. */
export function relationIn({ relation, relationWords }: Told, language: Language): string {
  return relationWords ?? relations[relation][language];
}
