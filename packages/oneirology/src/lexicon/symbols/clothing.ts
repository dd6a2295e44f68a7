import { family } from '#lexicon/symbols/family.ts';

export const clothing = family(
  'clothing',
  { fr: 'les vêtements', en: 'clothing' },
  `
clothes | vêtement, habits=, fringues= | clothes=, clothing, outfit!!
dress | robe, jupe | dress!!, gown, skirt, dresses=
coat | manteau, cape!!, veste, blouson | coat!!, cloak, jacket, cape
shirt | chemise, t-shirt, pull!! | shirt, t-shirt/n, sweater, blouse
trousers | pantalon, jean!!, short!! | trousers=, pants=, jeans=, shorts=
shoes | chaussure: chaussure, soulier, botte!!, sandale, baskets= | shoe: shoe, boot!!, boots=, sandal, sneaker, slipper
hat | chapeau, casquette, bonnet, couronne | hat, cap!!, bonnet, crown!!
gloves | gant: gant | glove: glove, mitten
underwear | sous-vêtement, sous-vêtements, culotte, slip!!, pyjama | underwear, panties=, pajamas=, pyjamas=
uniform | uniforme!!, costume, armure | uniform!!, suit!!, armor, armour
glasses | lunettes: lunettes= | glasses: eyeglasses=, glasses=!!, spectacles=
scarf | écharpe, foulard, voile!! | scarf, veil, shawl
`,
);
