import type { Language } from '#describe-words.ts';
import { propNouns } from '#press/describe/prop-nouns.ts';
import type { Person, RoleName, Thing } from '#press/scene.ts';
import { entryFor } from '#symbols/manifest.ts';

export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly isFeminine: boolean;
}

/** Things whose silhouette of the older painter is called by more than they are. id | fr | en. */
const plain = `
monster | monstre, monstres, m | monster, monsters
witch | sorcière, sorcières, f | witch, witches
boat | barque, barques, f | boat, boats
ship | voilier, voiliers, m | ship, ships
bus | autobus, autobus, m | bus, buses
balloon | ballon, ballons, m | balloon, balloons
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
teeth | dent, dents, f | tooth, teeth
wardrobe | armoire, armoires, f | wardrobe, wardrobes
fruit | coupe de fruits, coupes de fruits, f | bowl of fruit, bowls of fruit
glass | verre, verres, m | glass, glasses
phone | téléphone, téléphones, m | telephone, telephones
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

/** The manifest names things with their article, which tells their gender in French. */
export function thingNoun({ id, label }: Thing, language: Language): Noun {
  const own = plainNouns.get(id)?.[language];
  if (own) return own;
  const words = entryFor(id)?.[language];
  if (words === undefined) {
    const many = /[sxz]$/.test(label[language]) ? label[language] : `${label[language]}s`;
    return { one: label[language], many, isFeminine: false };
  }
  const bare = (text: string) =>
    text.replace(/^(?:une|un|des|the|an|a|la|le|du|de la|de) |^l’/i, '');
  const [one, many] = words;
  return { one: bare(one), many: bare(many), isFeminine: /^(?:une|la) /.test(one) };
}

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

const roles: Record<Language, Record<RoleName, string>> = {
  fr: {
    clown: 'clown/clowns/m',
    doctor: 'médecin/médecins/m',
    teacher: 'professeur/professeurs/m',
    police: 'policier/policiers/m',
    soldier: 'soldat/soldats/m',
    priest: 'prêtre/prêtres/m',
    witch: 'sorcière/sorcières/f',
    thief: 'voleur/voleurs/m',
    devil: 'diable/diables/m',
    angel: 'ange/anges/m',
    bride: 'mariée/mariées/f',
    shadow: 'silhouette sombre/silhouettes sombres/f',
  },
  en: {
    clown: 'clown/clowns/m',
    doctor: 'doctor/doctors/m',
    teacher: 'teacher/teachers/m',
    police: 'police officer/police officers/m',
    soldier: 'soldier/soldiers/m',
    priest: 'priest/priests/m',
    witch: 'witch/witches/f',
    thief: 'thief/thieves/m',
    devil: 'devil/devils/m',
    angel: 'angel/angels/m',
    bride: 'bride/brides/f',
    shadow: 'dark figure/dark figures/m',
  },
};

export function personNoun({ age, gender, role }: Person, language: Language): Noun {
  const words = role === undefined ? people[language][age][gender] : roles[language][role];
  const [one = '', many = '', kind] = words.split('/');
  return { one, many, isFeminine: kind === 'f' };
}
