import { family } from '#lexicon/symbols/family.ts';

export const spirits = family(
  'spirits',
  { fr: 'les êtres imaginaires', en: 'imaginary beings' },
  `
ghost | fantôme, spectre, revenant!!, esprit/n frappeur, poltergeist, soucougnan, djinn | ghost, spectre, specter, spirit!!, apparition, phantom, poltergeist, banshee, duppy, jumbie, wraith, djinn, genie
monster | monstre, créature!!, ogre, troll, yéti, golem, minotaure, cyclope, hydre, croque-mitaine, goule | monster, ogre, troll, yeti, bigfoot, sasquatch, golem, minotaur, cyclops, hydra, ghoul, basilisk, boogeyman, bogeyman
devil | diable, démon, satan, enfer | devil, demon, satan, hell
angel | ange, archange | angel
god | dieu, déesse, divinité | god, goddess, deity
witch | sorcière, sorcier, magicien, magicienne, mage | witch, wizard, sorcerer, magician
fairy | fée, lutin, elfe, nain, farfadet, korrigan, gnome, gobelin | fairy, elf, dwarf, gnome, goblin, leprechaun, pixie, imp, gremlin
giant | géant!!, géante!! | giant!!
dragon | dragon | dragon
vampire | vampire | vampire, dracula
zombie | zombie, mort/n vivant, morts vivants | zombie, living dead, undead=
alien | extraterrestre, martien, ovni, soucoupe/n volante, soucoupes volantes | alien!!, extraterrestrial, ufo, flying saucer/n, aliens=, martian
mermaid | sirène | mermaid, siren!!
unicorn | licorne, centaure, pégase | unicorn, centaur, pegasus
werewolf | loup/n-garou, loups-garous | werewolf
dinosaur | dinosaure, mammouth, tyrannosaure, t-rex, vélociraptor, tricératops, stégosaure | dinosaur, mammoth, t-rex, velociraptor, triceratops, stegosaurus, tyrannosaurus
magic | magie, magique, sortilège, baguette/n magique, ensorcelé/a | magic, magical=, spell!!, magic wand/n, enchanted=
shadow-figure | ombre humaine: silhouette/n noire, homme/n en noir, ombre/n noire, homme sans visage, femme sans visage, forme/n noire, forme/n sombre, silhouette/n sombre, une présence, présence/n noire, entité | shadow figure: shadow figure/n, dark figure/n, man in black, faceless man, faceless woman, faceless=, hooded figure/n, shadowy figure/n, dark shape/n, black shape/n, shadowy shape/n, black figure/n, a presence, some presence, dark presence/n, evil presence/n, entity
invisible | invisible: invisible | invisibility: invisible=, invisibility
- | sirène d'alarme, sirène de police, sirène de pompiers, sirène des pompiers, sirènes de police, sirènes des pompiers, la sirène sonner/v, la sirène retentir/v, la sirène hurler/v, aux anges | speak of the devil
`,
);
