import type { Language } from '#describe-words.ts';
import { propNouns } from '#press/describe/prop-nouns.ts';
import { type RoleWords, roles } from '#press/roles.ts';
import type { Person, Thing } from '#press/scene.ts';
import { entryFor } from '#symbols/manifest.ts';

export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly isFeminine: boolean;
}

/** Things whose silhouette of the older painter is called by more than they are. id | fr | en. */
const plain = `
chicken | poule, poules, f | hen, hens
monster | monstre, monstres, m | monster, monsters
witch | sorcière, sorcières, f | witch, witches
boat | barque, barques, f | boat, boats
ship | voilier, voiliers, m | ship, ships
bus | autobus, autobus, m | bus, buses
balloon | montgolfière, montgolfières, f | hot-air balloon, hot-air balloons
house | maison, maisons, f | house, houses
childhood-home | maison, maisons, f | house, houses
door | porte, portes, f | door, doors
lift | ascenseur, ascenseurs, m | lift, lifts
window | fenêtre, fenêtres, f | window, windows
painting | tableau, tableaux, m | painting, paintings
statue | statue, statues, f | statue, statues
book | livre, livres, m | book, books
toy | ours en peluche, ours en peluche, m | teddy bear, teddy bears
money | liasse de billets, liasses de billets, f | bundle of notes, bundles of notes
rope | corde, cordes, f | rope, ropes
stone | pierre, pierres, f | stone, stones
wave | vague, vagues, f | wave, waves
planet | planète, planètes, f | planet, planets
moon | lune, lunes, f | moon, moons
root | racine, racines, f | root, roots
teeth | dent, dents, f | tooth, teeth
foot | pied, pieds, m | foot, feet
wardrobe | armoire, armoires, f | wardrobe, wardrobes
fruit | coupe de fruits, coupes de fruits, f | bowl of fruit, bowls of fruit
glass | verre, verres, m | glass, glasses
fishing | canne à pêche, cannes à pêche, f | fishing rod, fishing rods
phone | téléphone, téléphones, m | telephone, telephones
box | boîte, boîtes, f | box, boxes
face | visage, visages, m | face, faces
vine | plante grimpante, plantes grimpantes, f | climbing plant, climbing plants
louse | parasite, parasites, m | parasite, parasites
firefly | luciole, lucioles, f | firefly, fireflies
`;

const plainNouns = new Map(
  `${plain.trim()}\n${propNouns}`
    .trim()
    .split('\n')
    .map((row) => {
      const [id = '', fr = '', en = ''] = row.split(' | ');
      return [id, { fr: read(fr), en: read(en) }] as const;
    }),
);

function read(cell: string): Noun {
  const [one = '', many = '', kind = ''] = cell.split(', ');
  return { one, many, isFeminine: kind === 'f' };
}

/** Nightclothes are no underwear, though the engine has one concept for both. */
const nightclothes: Record<Language, Noun> = {
  fr: { one: 'pyjama', many: 'pyjamas', isFeminine: false },
  en: { one: 'pair of pyjamas', many: 'pyjamas', isFeminine: false },
};

/** The manifest names things with their article, which tells their gender in French. */
export function thingNoun({ id, label }: Thing, language: Language): Noun {
  const own = plainNouns.get(id)?.[language];
  if (own) return own;
  if (label.fr === 'pyjama') return nightclothes[language];
  const words = entryFor(id)?.[language];
  if (words === undefined) {
    const many = /[sxz]$/.test(label[language])
      ? label[language]
      : manyOf(label[language], language);
    return { one: label[language], many, isFeminine: false };
  }
  const bare = (text: string) =>
    text.replace(/^(?:une|un|des|the|an|a|la|le|du|de la|de) |^l’/i, '');
  const [one, many] = words;
  return { one: bare(one), many: bare(many), isFeminine: /^(?:une|la) /.test(one) };
}

/** Of which there is some: « du sang », `blood`, where nobody says how much. */
export function isMass(actor: { readonly kind: string; readonly id?: string }): boolean {
  return actor.kind === 'thing' && masses.has(actor.id ?? '');
}

const masses = new Set('milk honey blood mud lava sand snow smoke hay music food'.split(' '));

/** Of which there is some, and not several: `made of cake`, and `made of books`. */
export function isStuff(id: string): boolean {
  return stuffs.has(id);
}

const stuffs = new Set(
  `cake bread cheese meat sweets hair ice-cream soup popcorn cloud lava jelly mud chocolate sand snow
  milk honey blood ice wool paper wax`.split(/\s+/),
);

const people: Record<Language, Record<Person['age'], Record<Person['gender'], string>>> = {
  fr: {
    adult: { male: 'homme/hommes/m', female: 'femme/femmes/f', unknown: 'personne/personnes/f' },
    child: { male: 'garçon/garçons/m', female: 'fille/filles/f', unknown: 'enfant/enfants/m' },
    baby: { male: 'bébé/bébés/m', female: 'bébé/bébés/m', unknown: 'bébé/bébés/m' },
    old: {
      male: 'vieil homme/vieux hommes/m',
      female: 'vieille femme/vieilles femmes/f',
      unknown: 'personne âgée/personnes âgées/f',
    },
  },
  en: {
    adult: { male: 'man/men/m', female: 'woman/women/f', unknown: 'person/people/m' },
    child: { male: 'boy/boys/m', female: 'girl/girls/f', unknown: 'child/children/m' },
    baby: { male: 'baby/babies/m', female: 'baby/babies/f', unknown: 'baby/babies/m' },
    old: {
      male: 'old man/old men/m',
      female: 'old woman/old women/f',
      unknown: 'old person/old people/m',
    },
  },
};

export function personNoun({ age, gender, role }: Person, language: Language): Noun {
  const told = role === undefined ? undefined : roles.get(role);
  if (told !== undefined) return withAge(roleNoun(told, gender, language), age, language);
  const [one = '', many = '', kind] = people[language][age][gender].split('/');
  return { one, many, isFeminine: kind === 'f' };
}

/** « Un conducteur enfant », `an old student`: at what age one is what only others are. */
function withAge(noun: Noun, age: Person['age'], language: Language): Noun {
  if (age === 'adult') return noun;
  const { one, many, isFeminine } = noun;
  if (language === 'en') return { ...noun, one: `${age} ${one}`, many: `${age} ${many}` };
  const said = { child: 'enfant', baby: 'bébé', old: isFeminine ? 'âgée' : 'âgé' }[age];
  return { ...noun, one: `${one} ${said}`, many: `${many} ${said}s` };
}

function roleNoun(role: RoleWords, gender: Person['gender'], language: Language): Noun {
  const isWoman = (role.gender ?? gender) === 'female';
  const one = role[language][isWoman ? 1 : 0];
  const isShadow = /^(?:ombre|silhouette|hôtesse|sage-femme)/.test(one);
  return { one, many: manyOf(one, language), isFeminine: isWoman || isShadow };
}

/** « chefs d'orchestre », « baby-sitters », `policemen`, `nurses`. */
function manyOf(one: string, language: Language): string {
  const [head = '', ...rest] = one.split(' ');
  if (language === 'en') {
    if (one.endsWith('man')) return one.replace(/man$/, 'men');
    if (one.endsWith('fe')) return one.replace(/fe$/, 'ves');
    if (one.endsWith('ief')) return one.replace(/f$/, 'ves');
    return /(?:s|ch|sh)$/.test(one) ? `${one}es` : one.replace(/([^aeiou])y$/, '$1ie').concat('s');
  }
  const plural = /[sxz]$/.test(head)
    ? head
    : head.endsWith('al')
      ? `${head.slice(0, -1)}ux`
      : `${head}s`;
  return [plural.replace(/^sage-/, 'sages-'), ...rest].join(' ');
}
