/**
 * Nouns that bring a character in. Key: identity, gender (m, f, j for both together, x where it is not said), age,
 * number (one, group, or any: the noun's own number decides), and a name where every word of the
 * row is one and the same person (« père » and « papa »).
 */
export const characterTable = `
family f adult any mother | mère, maman, môman, daronne | mother, mom, mum, mam, mama, mommy, mummy!!, momma, ma!!
family f adult any | belle-mère, belle-maman, marâtre | stepmother, stepmom, mother in law
family m adult any father | père, papa, papounet, daron | father, dad, daddy, papa, pa!!
family m adult any | beau-père, beau-papa | stepfather, stepdad, father in law
family j adult group parents | parents=, beaux-parents | parents=, folks=!!
family f adult any grandmother | grand-mère, mamie, bonne maman, bonmaman=, mamy, mémé, mémère, grand-maman, bonne-maman, arrière-grand-mère | grandmother, grandma, granny, grandmom, gran, nan, nana, great grandmother/n, great grandma/n
family m adult any grandfather | grand-père, papi, papy, bon papa, bonpapa=, pépé, pépère, grand-papa, bon-papa, arrière-grand-père | grandfather, grandpa, granddad, grandad, gramps=, great grandfather/n
family j adult group | grands-parents | grandparents=
family m adult any | frère, petit frère, grand frère, beau-frère, demi-frère, frangin, frérot | brother, brother in law, little brother/n, stepbrother, half brother/n, big brother/n
family f adult any | sœur, petite sœur, grande sœur, belle-sœur, demi-sœur, frangine, sœurette | sister, sister in law, little sister/n, stepsister, half sister/n, big sister/n, sis=
family j adult group | frères et sœurs | siblings=
family m child any | fils, fiston, petit-fils, beau-fils, gendre, arrière-petit-fils | son!!, sons=, son in law, grandson, stepson, great grandson/n
family f child any | ma fille, mes filles, sa fille, ses filles, notre fille, nos filles, leur fille, petite fille de, belle-fille, bru | daughter, daughter in law, granddaughter, stepdaughter, great granddaughter/n
family x child any | mes enfants, ses enfants, nos enfants, leurs enfants, petits-enfants, mon enfant, notre enfant, mes gosses, mes gamins | my child/n, our child/n, my kid/n, our kid/n, his child/n, her child/n, their child/n, grandchild
family x baby any | mon bébé, notre bébé | my baby/n, our baby/n
family m adult any | mari!!, époux, ex mari, conjoint!! | husband, ex husband/n, hubby
family f adult any | ma femme, sa femme, épouse!!, ex femme | wife, ex wife
family m adult any | oncle, tonton, grand-oncle, neveu | uncle, great uncle/n, nephew
family f adult any | tante, tata, tatie, tantine, grand-tante, nièce | aunt, auntie, great aunt/n, niece
family x adult any | cousin, cousine | cousin
family j adult group | famille | family, relatives=, in laws
known m adult any | petit ami, petits amis, copain!!, fiancé!!, amant, amoureux!!, parrain, mon ex, mon compagnon, son compagnon | boyfriend, fiance, ex boyfriend/n, godfather, my ex
known f adult any | petite amie, copine, fiancée!!, amante, ma maîtresse, sa maîtresse, marraine, ma compagne, sa compagne | girlfriend, fiancee, ex girlfriend/n, godmother
friend x adult any | ami!!, pote, meilleur ami, camarade | friend, buddy, pal, roommate, flatmate, housemate, girl friend/n, boy friend/n, classmate, schoolmate
friend f adult any | amie!!, meilleure amie | girlfriends=
known x adult any | voisin, collègue, coloc, connaissance!! | neighbor, neighbour, coworker, co worker/n, colleague, acquaintance
known f adult any | voisine | -
occupational x adult any | médecin, docteur, dentiste, chirurgien, professeur, prof, instituteur, policier, gendarme, flic, soldat, militaire!!, prêtre, curé, juge!!, avocat, serveur, vendeur, chauffeur, pilote, pompier, marin, roi, prince, gardien, garde!!, patron, chef!!, guide!!, facteur, ouvrier, fermier, pêcheur, chasseur, capitaine, moine, boulanger, maire!!, directeur, contrôleur, conducteur, concierge, acteur, musicien, chanteur, danseur, magicien, clown, psy, propriétaire, proprio, plombier, boucher, arbitre, entraîneur, caissière, caissier, réceptionniste, évêque, proviseur, menuisier, sage-femme, mécanicien, livreur, éboueur, banquier, comptable, coiffeur, coiffeuse, jardinier, jardinière!!, cuisinier, cuisinière!!, vétérinaire, pharmacien, bibliothécaire, inspecteur, surveillant, pion!!, vigile, videur, douanier, camionneur, baby sitter/n, nounou | doctor, dentist, surgeon, teacher, professor, policeman, police officer/n, cop, soldier, priest, judge!!, lawyer, waiter, clerk, driver!, pilot!!, fireman, sailor, king, prince, guard!!, guards=, boss, chief, guide!!, mailman, worker, farmer, fisherman, hunter, captain, monk, minister!!, mayor, director, instructor, principal!!, conductor, coach!!, salesman, butler, janitor, actor, musician, singer, dancer, clown, agent, manager, reporter, photographer, bartender, psychiatrist, therapist, officer, student, bus driver/n, taxi driver/n, cowboy, sheriff, detective, general!!, employee, landlord, porter!!, plumber, postman, butcher, caretaker, referee, cashier, receptionist, bishop, vicar, headmaster, tutor!!, grocer, carpenter, midwife, mechanic, electrician, builder, barber, gardener, accountant, banker, lifeguard, nanny!!, babysitter, lorry driver/n, inspector, paramedic, vet!!, shopkeeper, pharmacist, chemist, warden, librarian
occupational f adult any | infirmière, institutrice, maîtresse!!, serveuse, vendeuse, reine, princesse, religieuse!!, patronne, policière, directrice, actrice, chanteuse, danseuse, sorcière, gardienne | nurse!!, waitress, queen, princess, nun, actress, secretary, housekeeper, maid!!, stewardess, hostess, landlady, headmistress, saleslady, saleswoman, policewoman
occupational x adult group | police, armée!!, équipage, équipe, orchestre, élèves=, étudiants=, gendarmerie | police, army, crew, team, orchestra, band!!, students=, troops=, staff!!, navy, cops=
occupational x adult any | étudiant, élève!!, écolier | pupil, schoolteacher
occupational x adult any | écrivain, romancier, artiste, peintre, journaliste, reporter, photographe, ingénieur, scientifique, chercheur, athlète, footballeur, astronaute, cosmonaute, électricien, pâtissier, ambulancier, sauveteur, maître-nageur, plongeur, mendiant, clochard, touriste, secrétaire, acrobate, dompteur, berger, bûcheron, général!!, colonel, lieutenant, matelot, psychologue, psychiatre, agriculteur, paysan, détective, gangster, garagiste, maçon, pianiste, violoniste, guitariste | writer, author, artist, painter, journalist, engineer, scientist, athlete, footballer, astronaut, baker, chef!!, cook!!, magician, swimmer, cyclist, tourist, beggar, tramp!!, flight attendant/n, lumberjack, shepherd, psychologist, solicitor, attorney, colonel, lieutenant, sergeant, rabbi, preacher, patrolman, pianist, violinist, guitarist, drummer, acrobat, diver!!, bouncer, removal man
occupational f adult any | avocate, chirurgienne, boulangère, bouchère, pharmacienne, étudiante, surveillante, fermière, voleuse, meurtrière, tueuse, écrivaine, ambulancière, bergère, comédienne, ballerine, impératrice, demoiselle d'honneur, hôtesse de l'air, femme de ménage, professeure, cheffe | ballerina, empress, bridesmaid, barmaid, cleaning lady, air hostess/n
occupational m adult any | chevalier, empereur, cow-boy, bourreau, barman, steward, majordome | knight, emperor, wizard, barman, steward, executioner
stranger f adult any | la mariée, une mariée, jeune mariée | bride
stranger m adult any | le marié, un marié, jeune marié | groom!!, bridegroom
known x adult any | coéquipier, adversaire, partenaire!! | teammate, opponent, partner!!
occupational m adult any | voleur, cambrioleur, bandit, assassin, meurtrier, tueur, prisonnier, pirate, espion | thief, burglar, robber, bandit, murderer, killer, prisoner, pirate, spy, gangster, kidnapper, rapist, criminal, crook
stranger x adult any | inconnu!!, étranger!!, quelqu'un d'inconnu, passant!!, passager, invité!!, client!! | stranger!!, passerby, passenger, customer, guest, patient!!, intruder, visitor
stranger f adult any | inconnue!!, étrangère!! | -
stranger m adult any | homme, monsieur, type!!, gars, mec, bonhomme, keum, gus | man!!, men=, guy, fellow!!, gentleman, fellows=, dude, bloke
stranger m adult any | vieillard, vieil homme, vieux monsieur | old man, elderly man, old men
stranger f adult any | femme, dame, demoiselle, nana, gonzesse, meuf, bonne femme, vieille femme, vieille dame | woman, lady, ladies=, old woman, old lady
stranger m child any | garçonnet, petit garçon, gamin | little boy/n, young boy/n, small boy/n
stranger m unknown any | garçon, jeune homme | boy, lad, young man
stranger f child any | fillette, petite fille, gamine | little girl/n, young girl/n, small girl/n
stranger f unknown any | jeune fille, jeune femme, fille!! | girl, young woman, young lady/n
stranger x child any | enfant, gosse, môme, bambin | child, kid!!, kids=, toddler, youngster
stranger x teenager any | adolescent, ado, adolescente, jeune!! | teenager, teen, adolescent
stranger x baby any | bébé, nourrisson, nouveau-né | baby, infant, newborn
uncertain x adult one | quelqu'un, quelqu'une, une personne, la personne, une présence, présence/n noire, forme/n noire, forme/n sombre, silhouette, entité | a presence, some presence, dark presence/n, evil presence/n, entity, dark shape/n, black shape/n, shadowy shape/n, someone, somebody, person=, someone else, figure!!
uncertain j adult group | gens, foule, groupe!!, bande de, public!!, toute la classe, toute ma classe, devant la classe, devant ma classe, monde fou, tout le monde, convives=, spectateurs=, assemblée!!, badauds=, chorale, fidèles= | my whole class, the whole class, whole class, entire class, front of the class, front of my class, people, crowd!!, group!!, audience, everybody, everyone, the other people, couple!!, gang, mob, guests=, congregation, patrons=, onlookers=, bystanders=, spectators=, mourners=, diners=, choir
uncertain x adult group | les autres, des personnes, personnes=, quelques uns | others=!, persons=
prominent x adult any | président, présidente, célébrité, pape | president, celebrity, pope, movie star/n
imaginary x adult any | fantôme, spectre, monstre, démon, diable, ange, dieu!!, fée, lutin, géant!!, vampire, zombie, extraterrestre, sirène, ogre, loup/n-garou, créature!!, squelette, elfe, dragon, licorne | ghost, spectre, monster, demon, devil, angel, god, fairy, elf, giant!!, vampire, zombie, alien!!, mermaid, ogre, werewolf, creature, skeleton, goblin, dragon, unicorn, spirit!!, witch
imaginary f adult any | sorcière, déesse | goddess
dead x adult any | mort!!, morte!!, cadavre, défunt!!, défunte!!, corps sans vie | dead man, dead woman, dead body, dead bodies, dead person, dead people, corpse
dead x adult group | les morts, nos morts | the dead
dead x adult any | mon défunt, ma défunte, mon feu, mon père mort, ma mère morte, ma grand-mère morte, mon grand-père mort, ma grand-mère décédée, mon grand-père décédé, mon père décédé, ma mère décédée, mon oncle mort, mon frère mort, mon mari mort, mon cousin mort, mon fils mort, mon ami mort, mon papi mort, mon papy mort, mon papa mort, ma tante morte, ma sœur morte, ma femme morte, ma cousine morte, ma fille morte, ma amie morte, ma mamie morte, ma mamy morte, ma maman morte, mon oncle décédé, mon frère décédé, mon mari décédé, mon cousin décédé, mon fils décédé, mon ami décédé, mon papi décédé, mon papy décédé, mon papa décédé, ma tante décédée, ma sœur décédée, ma femme décédée, ma cousine décédée, ma fille décédée, ma amie décédée, ma mamie décédée, ma mamy décédée, ma maman décédée | dead father, dead mother, dead grandmother, dead grandfather, late father, late mother, late husband, late wife, dead husband, dead wife, dead brother, dead sister, deceased mother, deceased father, dead grandma, dead grandpa, dead uncle, dead aunt, dead friend, dead dad, dead mom, dead mum, dead son, dead daughter, dead cousin, late grandfather, late grandmother, late grandma, late grandpa, late brother, late sister, late uncle, late aunt, late dad, late mom, late mum, late son, late daughter, late cousin, deceased grandfather, deceased grandmother, deceased grandma, deceased grandpa, deceased brother, deceased sister, deceased husband, deceased wife, deceased uncle, deceased aunt, deceased friend, deceased dad, deceased mom, deceased mum, deceased son, deceased daughter, deceased cousin
animal x unknown any | animal, bête!!, chien, clebs=, clébard, toutou, chienne, chiot, chat!!, chatte!!, chaton, cheval, jument, poulain, poney, vache!!, veau, taureau, cochon, mouton, agneau, chèvre, âne, poule, coq, canard, lapin, souris!!, rat, loup, louve, ours!!, renard, cerf, biche, lion, lionne, tigre, panthère, éléphant, singe, gorille, girafe, chameau, écureuil, hérisson, sanglier, serpent, vipère, araignée, papillon, abeille, guêpe, fourmi, mouche!!, moustique, insecte, cafard, scarabée, ver/n de terre, lézard, crocodile, tortue, grenouille, crapaud, poisson, requin, baleine, dauphin, pieuvre, méduse, crabe, phoque, oiseau, hibou, chouette!!, aigle, corbeau, colombe, pigeon, cygne, mouette, paon, perroquet, pingouin, vautour, dinosaure, hamster, chauve-souris, zèbre, panda, kangourou, rhinocéros, hippopotame, léopard, loutre, lama, flamant, autruche, dinde, oie, bison, sauterelle, chenille!!, scorpion, escargot, coccinelle, libellule, hirondelle, moineau, castor, blaireau, taupe!!, bœuf!!, bélier | animal, beast, dog, puppy, cat, kitten, kitty, horse, mare, pony, colt, foal, stallion, cow, calf, cattle, bull!!, bulls=, pig, sheep, lamb, goat, donkey, mule, chicken, hen, rooster, duck!!, ducks=, rabbit, bunny, mouse, rat, wolf, bear!!, bears=!!, fox, deer, lion, lioness, tiger, panther, leopard, elephant, monkey, gorilla, ape, giraffe, camel, squirrel, hedgehog, boar, snake, serpent, spider, butterfly, moth, bee, wasp, ant!!, ants=, fly!!, flies=!!, mosquito, insect, bug!!, bugs=, cockroach, beetle, worm, lizard, crocodile, alligator, turtle, frog, toad, fish!!, fishes=, goldfish, shark, whale, dolphin, octopus, crab, lobster, seal!!, zebra, panda, polar bear/n, kangaroo, rhinoceros, rhino, hippopotamus, hippo, otter, llama, flamingo, ostrich, turkey!!, goose, geese=, bison, buffalo, sloth!!, grasshopper, caterpillar, scorpion, snail, ladybug, dragonfly, swallow!!, sparrow, sea lion/n, walrus, bird, owl, eagle, hawk, crow!!, raven, dove!!, pigeon, swan, seagull, gull, peacock, parrot, penguin, vulture, dinosaur, hamster, bats=!!, raccoon, skunk, moose, elk
- | d'enfant, d'enfants, bonhomme/n de neige, bonshommes de neige, homme/n des cavernes, fils électriques, fils de fer, fils de laine, fils de soie, chair de poule, manger/v un avocat, avocat/n mûr, étoile/n de mer, mère patrie, fête des mères, fête des pères, père noël, bonne sœur/n, type de, ce type de, petit ami/n de, soirée/n entre, poisson/n d'avril, jeune!/a, fille/n de joie, dieu merci | hot dog/n, oh god, my god, thank god, oh boy, fish tank/n, family room/n, child's play, guest room/n, fur coat/n, god knows, family doctor/n, men's room, ladies room, house mother/n, mother superior/n, mother earth, mother nature, mother's day, father's day, father christmas, sorority sister/n, mother tongue/n, person to person, team work, bear with, dog house, good god, teddy bear/n, dog paddle, bull's eye, man made, baby grand/n, children's book/n
`;

/** Capitals inside a sentence that call nobody by name. */
export const capitalsThatNameNobody: ReadonlySet<string> = new Set(
  `monday tuesday wednesday thursday friday saturday sunday january february march april may june
  july august september october november december christmas easter thanksgiving halloween english
  french german american russian italian spanish chinese japanese jewish christian catholic europe
  america africa asia england france germany italy spain canada mexico california florida texas
  jersey chicago boston york london paris new north south east west street avenue university college
  school hall hotel lake river mount mountain beach park road bridge church city county state states
  united kingdom island internet bible disney ford cadillac chevrolet coke god lord jesus santa
  lundi mardi mercredi jeudi vendredi samedi dimanche noël pâques dieu lyon marseille bretagne
  provence seine loire français anglais allemand italien espagnol sncf tgv rer usa dvd
  greek austrian irish scottish polish british swiss dutch indian mexican arab arabs asian african
  turkish swedish korean vietnamese greece austria ireland scotland switzerland russia vietnam korea
  vienna cleveland hollywood hawaii alaska orthodox protestant muslim methodist baptist communion
  gospel christ confession liturgy mass center centre club institute department republican democratic
  grec grecque autrichien irlandais polonais suisse belge belgique maroc algérie tunisie orthodoxe
  musulman évangile messe bordeaux toulouse nantes lille strasbourg montpellier rennes grenoble québec
  montréal genève bruxelles londres mrs mme mlle madame monsieur mademoiselle miss`.split(/\s+/),
);
