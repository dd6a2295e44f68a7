import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';
import { withDeeds } from '#deeds.ts';
import { deedsOf } from '#testing/deeds-of.ts';

test.each([
  // The verb after a relative clause is the noun's, whoever the clause is about.
  ['The house I was born in had legs and walked away.', 'house walk'],
  ['The train I take every morning was flying over the sea.', 'train fly above:sea'],
  ['Le bébé que je gardais avait une barbe et fumait la pipe.', 'bébé hold tobacco-pipe'],
  ['Le bébé que je gardais fumait la pipe.', 'bébé hold tobacco-pipe'],
  ['Les pierres du mur que je montais se mettaient à chanter.', 'stone sing'],
  ['The book I was reading began to bleed.', 'book bleed'],
  ['La pomme que je coupais saignait.', 'apple bleed'],
  ['La poupée que ma tante m’avait donnée me mordait.', 'doll bite dreamer'],
  ['The doll my aunt gave me was biting my brother.', 'doll bite brother'],
  ['The kettle my gran left me screamed.', 'kettle shout'],
  ['Ma fille avait des ailes et s’est envolée par la fenêtre.', 'ma fille fly through:window'],
  ['The horse I used to ride as a child was sitting at the table.', 'horse sit at:table'],
  ['A statue I used to pass bowed to me.', 'statue kneel at:dreamer'],
  ['Les morts sortaient des tombes pour aller danser.', 'les morts dance'],
  // First where, then who.
  ['Du robinet sortaient des cheveux.', 'hair emerge from:tap'],
  ['Le médecin tenait mon cœur dans sa main.', 'médecin hold heart in:hand'],
  // Who is made to do it does it.
  ['A judge sentenced me to eat my shoes.', 'dreamer eat shoes'],
  ['Le juge me condamnait à manger mes chaussures.', 'dreamer eat shoes'],
  ['Le juge m’a condamné à manger mes chaussures.', 'dreamer eat shoes'],
  ['le juge me condamnait a manger mes chaussures', 'dreamer eat shoes'],
  // What is not where somebody found it: the baby, and no cabinet.
  ['I found a baby in the filing cabinet and it spoke.', 'baby speak'],
  ['La maison s’est levée et elle est partie en courant.', 'house run'],
  ['Mon tracteur pleurait dans le hangar, je lui caressais le capot.', 'dreamer touch tractor'],
  ['Our house had eyes and they were crying.', 'house cry'],
  ['My daughter’s doll began to bleed.', 'doll bleed'],
  ['La lune roulait dans la rue et les gamins couraient après.', 'gamin chase moon'],
  ['A bull chased me down the corridors.', 'bull chase dreamer'],
  ['I laid an egg on the bus and tried to sing.', 'dreamer sing'],
  // Out of what.
  ['I cracked an egg and a tiny man came out.', 'man emerge from:egg'],
  ['La lune s’est fendue et un oiseau en est sorti.', 'oiseau emerge from:moon'],
  ['Un oiseau battait des ailes dans ma poitrine.', 'oiseau stand in:dreamer'],
  ['There were two of me at the checkout.', 'other-self stand'],
  ['My reflection climbed out of the mirror.', 'other-self emerge from:mirror'],
  ['We were rowing a boat across the desert.', 'dreamer sit in:boat through:desert'],
])('%s', (text, deed) => {
  expect(deedsOf(text)).toContain(deed);
});

test.each([
  ['Le dictionnaire a mordu la main du professeur.', /^hand bite/],
  ['Les bidules que je corrigeais s’envolaient.', /^dreamer fly/],
  ['Des fleurs me poussaient dans les oreilles.', /push/],
  ['Deux mains sans corps jouaient du piano.', /^body/],
  ['I was trying to order coffee.', /shout/],
  ['Le chef disait rien.', /speak/],
  ['Dad was reading, though we buried him in May.', /dig/],
  ['The pallets cried every time I lifted them with the forklift.', /cry with:/],
])('%s tells no %s', (text, deed) => {
  for (const one of deedsOf(text)) expect(one).not.toMatch(deed);
});

const changesOf = (text: string) =>
  (withDeeds(text, analyse(text)).changes ?? []).map(({ of, change, what }) =>
    [of, change, what].join(' ').trim(),
  );

test.each([
  ['My old maths teacher turned out to be an owl.', 'c1 same-as c2'],
  ['Le directeur s’est avéré être un hibou.', 'c1 same-as c2'],
  ['The bride lifted her veil and she was a wolf.', 'c1 same-as c2'],
  ['The bridge I was supposed to inspect was made of spaghetti.', 'bridge made-of noodles'],
  ['I was mowing the lawn but it was hair.', 'grass made-of hair'],
  ['I cracked an egg.', 'egg broken'],
  ['L’échelle était faite de serpents.', 'ladder made-of snake'],
  ['Spoons were raining on the canteen.', 'spoon falling'],
  ['Mes cheveux prennent feu.', 'hair burning'],
])('%s says %s', (text, change) => {
  expect(changesOf(text)).toContain(change);
});
