import type { Role } from '#press/drawing.ts';
import type { Looks } from '#press/figure/options.ts';

/** Who is of one stuff is so all over. */
export function ofMatter(role: Role): Partial<Looks> {
  return { garment: role, second: role, skin: role, hairRole: role };
}

const suit = { clothes: 'suit', garment: 'night' } as const;
const pilot = { clothes: 'uniform', garment: 'night', hair: 'cap', hairRole: 'night' } as const;
const robe = (garment: Role): Partial<Looks> => ({ clothes: 'robe', garment });

/** What one knows people by, as `roles.ts` names it. */
export const costumes: Readonly<Record<string, Partial<Looks>>> = {
  clown: {
    clothes: 'pyjamas',
    garment: 'told.yellow',
    second: 'told.red',
    hair: 'curly',
    hairRole: 'told.orange',
    face: 'masked',
  },
  white: { clothes: 'coat', garment: 'white', second: 'told.blue' },
  scrubs: { clothes: 'shirt', garment: 'accent3', second: 'accent3' },
  // In brown, somebody of brown skin would look undressed.
  teacher: { clothes: 'suit', garment: 'accent3' },
  suit,
  police: { clothes: 'uniform', garment: 'told.blue', hair: 'cap', hairRole: 'told.blue' },
  soldier: { clothes: 'uniform', garment: 'leaf', hair: 'helmet', hairRole: 'leaf' },
  guard: { clothes: 'uniform', garment: 'told.grey', hair: 'cap', hairRole: 'dark' },
  fire: { clothes: 'uniform', garment: 'told.red', hair: 'helmet', hairRole: 'told.yellow' },
  'black-robe': robe('told.black'),
  'red-robe': robe('told.red'),
  'white-robe': robe('told.white'),
  prisoner: { clothes: 'pyjamas', garment: 'told.orange', second: 'told.orange' },
  thief: { clothes: 'shirt', garment: 'told.black', hair: 'cap', hairRole: 'told.black' },
  pirate: { clothes: 'shirt', garment: 'told.red', second: 'dark', hair: 'hat', hairRole: 'dark' },
  priest: { ...robe('told.black'), hair: 'bald' },
  monk: { ...robe('told.brown'), hair: 'hood', hairRole: 'told.brown' },
  nun: { ...robe('told.black'), hair: 'hood', hairRole: 'told.black' },
  worker: { clothes: 'shirt', garment: 'told.orange', hair: 'helmet', hairRole: 'told.yellow' },
  kitchen: {
    clothes: 'uniform',
    garment: 'told.white',
    second: 'dark',
    hair: 'toque',
    hairRole: 'white',
  },
  waiter: { clothes: 'suit', garment: 'told.black' },
  post: { clothes: 'uniform', garment: 'told.blue', hair: 'cap', hairRole: 'told.yellow' },
  pilot,
  attendant: { clothes: 'dress', garment: 'told.blue', hair: 'bun' },
  sailor: { clothes: 'uniform', garment: 'told.white', hair: 'cap', hairRole: 'white' },
  farmer: {
    clothes: 'shirt',
    garment: 'accent2',
    second: 'told.blue',
    hair: 'hat',
    hairRole: 'wood',
  },
  smock: { clothes: 'coat', garment: 'accent', second: 'night' },
  show: { clothes: 'gown', garment: 'told.violet' },
  magician: { ...robe('told.violet'), hair: 'hat', hairRole: 'told.violet' },
  sport: { clothes: 'shirt', garment: 'told.red', second: 'told.white' },
  referee: { clothes: 'shirt', garment: 'told.yellow', second: 'told.black' },
  bather: { clothes: 'swimsuit', garment: 'told.blue' },
  lifeguard: { clothes: 'swimsuit', garment: 'told.red' },
  diver: { clothes: 'pyjamas', garment: 'dark', second: 'dark' },
  astronaut: {
    clothes: 'uniform',
    garment: 'told.white',
    second: 'white',
    hair: 'helmet',
    hairRole: 'white',
  },
  knight: {
    clothes: 'uniform',
    garment: 'stone',
    second: 'stone',
    hair: 'helmet',
    hairRole: 'stone',
  },
  queen: { clothes: 'gown', garment: 'told.gold', hair: 'long' },
  maid: { clothes: 'dress', garment: 'told.black', hair: 'bun' },
  pyjamas: { clothes: 'pyjamas', garment: 'told.blue' },
  witch: { clothes: 'gown', garment: 'told.black', hair: 'hat', hairRole: 'told.black' },
  devil: { clothes: 'robe', garment: 'told.red', hair: 'hood', hairRole: 'told.red' },
  // White are hair and beard alike: one ink is of both.
  santa: {
    clothes: 'coat',
    garment: 'told.red',
    second: 'white',
    hair: 'short',
    hairRole: 'told.white',
    hasBeard: true,
  },
  angel: { clothes: 'gown', garment: 'told.white', hair: 'long', hairRole: 'hair3' },
  bride: { clothes: 'gown', garment: 'told.white', hair: 'bun' },
  zombie: {
    clothes: 'shirt',
    garment: 'told.grey',
    second: 'dark',
    skin: 'told.green',
    hairRole: 'dark',
  },
  shadow: { ...ofMatter('night'), clothes: 'coat', face: 'faceless' },
  shade: { ...ofMatter('night'), clothes: 'trousers', face: 'faceless' },
};
