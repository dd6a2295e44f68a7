/**
 * Good fortune, and how striving ends. Coders write success or failure down only where somebody
 * strove for it: a `fair` word here says so after a word of striving (a cue of lexicon/cues.ts) and
 * next to nothing elsewhere (read/events.ts). A `strong` word says both at once.
 */
export const outcomes = `
good-fortune boon strong | ressuscité/a, revenir/v à la vie, de nouveau vivant, de nouveau vivante, revenu d'entre les morts, revenue d'entre les morts | resurrected=, back to life, returned to life, alive again
good-fortune boon strong | encore vivant, encore vivante, toujours vivant, toujours vivante, encore en vie, toujours en vie | still alive
good-fortune boon strong | trouver/v de l'argent, gagner/v de l'argent, gagner/v au loto, gagner/v à la loterie | find/v money, win/v money, win/v the lottery
good-fortune boon strong | miracle, inspiration soudaine | miracle, inspiration struck
good-fortune boon weak | est vivant, est vivante, en vie, guéri/a, guérir/v, guérison, en pleine santé, sain et sauf, saine et sauve | alive=, cured=, healed=, healthy=, unhurt=, safe and sound
good-fortune boon weak | chance!!, coup de chance, heureusement, par magie | lucky=, luckily=, luck, fortunate=, fortunately=
good-fortune boon weak | savais voler, je pouvais voler, je peux voler | i could fly, i can fly
good-fortune boon weak | recevoir/v un cadeau, m'offre un, m'offrait un, tout neuf, toute neuve, flambant neuf, hériter/v de, récompense | receive/v a, given a, brand new, inherit/v, a reward
good-fortune boon weak | trésor, riche, abondance, beau paysage | treasure!!, rich=!, abundance, found a lot

success achieved strong | réussir/v, réussi à, réussite, parvenir/v, parvenu à | succeed/v, manage/v to, successfully=
success achieved fair | enfin!, finir/v par, finalement | finally=, at last
success achieved fair | y arriver/v, à temps, m'en sortir/v, s'en sortir/v, m'en suis sorti, m'en suis sortie | make/v it, made it, in time
success achieved fair | l'ai trouvé, l'ai trouvée, l'a trouvé, l'a trouvée, les ai trouvés, les ai trouvées, l'avons trouvé, l'avons trouvée | find/v it, found it, find/v them, found them
success achieved fair | l'attrape, l'attrapais, l'ai attrapé, l'ai attrapée, l'ai rattrapé, l'ai rattrapée, lui échapper/v | catch/v it, caught it, catch/v him, caught him, get/v away, got away
success achieved fair | résoudre/v, résolu/a | solve/v
success achieved weak | gagner/v, vaincre/v, victoire, remporter/v, succès | win/v, won=, victory, accomplish/v, success, successful=
success achieved weak | m'échapper/v, s'échapper/v, atteindre/v, de justesse | escape/v, reach/v, just in time
success achieved weak | capable de, en sécurité, sauvé/a | was able to, were able to, safe=, safely=

failure failed strong | en vain, sans succès, sans y arriver, sans y parvenir, peine perdue | in vain, no avail, no use, without success, unsuccessfully=
failure failed strong | échouer/v, rater/v mon examen, louper/v mon examen | flunk/v
failure failed fair | n'arrive pas à, n'arrivais pas à, n'arrivons pas à, n'arrivait pas à, arrive pas à, arrivais pas à, arrivait pas à, pas réussi, ne parviens pas, ne parvenais pas, ne réussis pas, ne réussissais pas | couldn't!, could not, can't seem, couldn't seem, unable to
failure failed fair | n'y arrive pas, n'y arrivais pas, n'y arrivait pas, n'y arrivions pas, y arrive pas, y arrivais pas, mais impossible, rien à faire | but couldn't, but i couldn't, but could not, didn't succeed, wasn't able, weren't able
failure failed fair | ne trouve pas, ne trouvais pas, trouve pas, trouvais pas, ne retrouve pas, ne retrouvais pas, retrouve pas, retrouvais pas, rien trouvé, introuvable | can't find, couldn't find, could not find, cannot find, never found, never find
failure failed fair | ne marche pas, ne marchait pas, marche pas, marchait pas, ne s'ouvre pas, ne s'ouvrait pas, ne bouge pas, ne bougeait pas, rien ne se passe, rien ne se passait | wouldn't open, won't open, wouldn't move, wouldn't stop, wouldn't let go, won't let go, nothing happens, nothing happened
failure failed fair | abandonner/v, impossible de | give/v up, gave up, never catch, never reach
failure failed weak | échec, raté/a, loupé/a | failure, fail/v, unsuccessful=, kept missing
`;
