import { family } from '#lexicon/symbols/family.ts';

export const artsAndPlay = family(
  'arts-and-play',
  { fr: 'les arts et les jeux', en: 'arts and play' },
  `
music | musique, chanson, mélodie, orchestre, concert, symphonie, chorale | music, song, melody, orchestra, concert, symphony, choir
piano | piano, clavecin, orgue | piano, organ!!
guitar | guitare, violon, violoncelle, harpe | guitar, violin, cello, harp
flute | flûte, trompette, clarinette | flute, trumpet, clarinet
drum | tambour, batterie!! | drum!!, drums=
bell | cloche, carillon, sonnette, grelot | bell, bell ring/v, bells ring/v, doorbell ring/v, chime, doorbell
singing | chant: chanter/v, chant!! | singing: sing/v, singing
game | jeu!!, cartes à jouer, échecs=!!, puzzle, jouer/v! | game, cards=!!, chess, puzzle, play/v!
kite | cerf-volant, cerfs-volants | kite
sport | football, foot!!, tennis, rugby, basket!!, ski!!, patinage | sport, football, soccer, tennis, basketball, baseball, ski/v, skating=
film | film, tournage | film!!, movie
story | conte, légende, récit | fairy tale/n, legend, tale!!
drawing | dessin: dessin, dessiner/v, peindre/v | drawing: draw/v a, drawing!!, sketch, paint/v
poem | poème, poésie | poem, poetry
theatre-play | pièce/n de théâtre, scène!! | stage!!, theatre play/n, a play, the play, school play/n
hunting | chasse: chasse!!, chasseur, chasser/v | hunting: hunt/v, hunter, hunting=
fishing | pêche: pêche!!, à la pêche, partie/n de pêche, pêcheur, pêcher/v! | fishing: fishing=, fly fishing, fly-fishing, to fish, fisherman, fishing rod/n
gift | cadeau, offrande | gift, present!!
secret | secret!!, mystère, énigme | secret, mystery, riddle
- | pomme/n de pin | draw near
`,
);
