import { family } from '#lexicon/symbols/family.ts';

export const people = family(
  'people',
  { fr: 'les gens', en: 'people' },
  `
mother | mère, maman, belle-mère, belle-maman | mother, mom, mum, mama, mommy, mummy!!, momma, stepmother, mother in law
father | père, papa, beau-père | father, dad, daddy, papa, stepfather, father in law
parents | parents: parents=, mes vieux | parents: parents=, folks=!!
grandmother | grand-mère, mamie, mamy, mémé, mémère, bonne-maman, grands-mères | grandmother, grandma, granny, gran, nana
grandfather | grand-père, papi, papy, pépé, bon-papa, grands-pères | grandfather, grandpa, granddad, grandad
brother | frère, beau-frère, demi-frère, frangin | brother, brother in law, stepbrother, half brother/n
sister | sœur, belle-sœur, demi-sœur, frangine | sister, sister in law, stepsister, half sister/n
son | fils, fiston, beau-fils, gendre | son!!, sons=, son in law, stepson
daughter | fille aînée, ma fille, sa fille, notre fille, leur fille, belle-fille | daughter, daughter in law, stepdaughter
uncle-aunt | oncle ou tante: oncle, tante, tonton, tata, tatie | uncle or aunt: uncle, aunt, auntie
cousin | cousin, cousine, neveu, nièce | cousin, nephew, niece
husband | mari!!, époux | husband
wife | femme de ma vie, ma femme, sa femme, épouse! | wife
lover | amant, amante, petit ami, petite amie, copain!!, copine, fiancé, fiancée | lover, boyfriend, girlfriend, fiance, fiancee, sweetheart
ex | ex= | ex-boyfriend, ex=, ex husband/n, ex wife
friend | ami!!, amie!!, pote, meilleur ami, meilleure amie | friend, buddy, pal
child | enfant, gamin, gamine, gosse, petit garçon, petite fille, fillette, garçonnet | child, kid!!, kids=, little boy/n, little girl/n, toddler
baby | bébé, nourrisson, nouveau-né, bambin | baby, infant, newborn
woman | femme, dame, demoiselle, nana, meuf | woman, lady
man | homme, monsieur, type!!, gars, mec, bonhomme | man!!, men=, guy, gentleman
old-person | vieillard, vieil homme, vieille femme, vieille dame, vieux monsieur | old man, old woman, old lady, elderly man, elderly woman
crowd | foule, attroupement, multitude, cortège | crowd!!, mob, multitude, procession, crowds=
stranger | inconnu, inconnue, étranger!!, étrangère!! | stranger!!, strangers=, unknown man, unknown woman, unknown person
teacher | professeur, prof, instituteur, institutrice, maître d'école, maîtresse d'école | teacher, professor, schoolteacher
doctor | médecin, docteur, infirmier, infirmière, chirurgien, dentiste | doctor, nurse!!, surgeon, dentist, physician
police | police, policier, gendarme, flic | police, policeman, policewoman, cop, sheriff, police officer/n, police station/n
soldier | soldat, militaire!!, armée!!, troupes= | soldier, army, troops=
thief | voleur, voleuse, cambrioleur, bandit | thief, burglar, robber, bandit
murderer | assassin, meurtrier, meurtrière, tueur, tueuse | murderer, killer, assassin
king-queen | roi ou reine: roi, reine, prince, princesse, empereur | king or queen: king, queen, prince, princess, emperor
priest | prêtre, curé, moine, religieuse!!, pape, pasteur | priest, monk, nun, pope, minister!!, rabbi, pastor, vicar
clown | clown | clown
twin | jumeau, jumelle, sosie, mon double | twin, double!!, lookalike, doppelganger
boss | patron, patronne, chef!! | boss
neighbour | voisin, voisine | neighbour, neighbor
celebrity | célébrité, vedette, acteur, actrice, chanteur, chanteuse | celebrity, movie star/n, actor, actress, singer, film star/n
family | famille | family
- | d'enfant, d'enfants, bonhomme/n de neige, bonshommes de neige, femme/n de ménage, type de, père noël, mère patrie, fils électriques, fils de fer, fils de laine, fils de soie, porte parole | man made, no man's land, son of a bitch
`,
);
