/**
 * Good fortune, and how striving ends. Coders write success or failure down only where somebody
 * strove for it: a `fair` word here says so after a word of striving (a cue of lexicon/cues.ts) and
 * next to nothing elsewhere (read/events.ts). A `strong` word says both at once.
 */
export const outcomes = `
good-fortune boon strong | de nouveau vivant+vivante, ressuscité/a, revenir/v à la vie, revenu+revenue d'entre les morts | alive again, back+returned to life, resurrected=
good-fortune boon strong | encore vivant+vivante, encore+toujours en vie, toujours vivant+vivante | still alive
good-fortune boon strong | gagner/v au loto, gagner/v à la loterie, trouver/v+gagner/v de l'argent | find/v+win/v money, win/v the lottery
good-fortune boon strong | inspiration soudaine, miracle | inspiration struck, miracle
good-fortune boon weak | en pleine santé, en vie, est vivant+vivante, guéri/a, guérir/v, guérison, sain et sauf, saine et sauve | alive=, cured=, healed=, healthy=, safe and sound, unhurt=
good-fortune boon weak | chance!!, coup de chance, heureusement, par magie | fortunate=, fortunately=, luck, luckily=, lucky=
good-fortune boon weak | je pouvais+peux voler, savais voler | i could+can fly
good-fortune boon weak | hériter/v de, m'offrait un, m'offre un, recevoir/v un cadeau, récompense, tout+flambant neuf, toute neuve | a reward, brand new, given a, inherit/v, receive/v a
good-fortune boon weak | abondance, beau paysage, riche, trésor | abundance, found a lot, rich=!, treasure!!

success achieved strong | parvenir/v, réussi+parvenu à, réussir/v, réussite | manage/v to, succeed/v, successfully=
success achieved fair | enfin!, finalement, finir/v par | at last, finally=
success achieved fair | m'en sortir/v, m'en suis sorti+sortie, s'en sortir/v, y arriver/v, à temps | in time, made it, make/v it
success achieved fair | l'a trouvé+trouvée, l'ai trouvé+trouvée, l'avons trouvé+trouvée, les ai trouvés+trouvées | find/v it+them, found it+them
success achieved fair | l'ai attrapé+attrapée+rattrapé+rattrapée, l'attrapais, l'attrape, lui échapper/v | catch/v it+him, caught it+him, get/v away, got away
success achieved fair | résolu/a, résoudre/v | solve/v
success achieved weak | gagner/v, remporter/v, succès, vaincre/v, victoire | accomplish/v, success, successful=, victory, win/v, won=
success achieved weak | atteindre/v, de justesse, m'échapper/v, s'échapper/v | escape/v, just in time, reach/v
success achieved weak | capable de, en sécurité, sauvé/a | safe=, safely=, was+were able to

failure failed strong | en vain, peine perdue, sans succès, sans y arriver+parvenir | in vain, no avail+use, unsuccessfully=, without success
failure failed strong | rater/v+louper/v mon examen, échouer/v | flunk/v
failure failed fair | arrive+arrivais+arrivait pas à, n'arrivais pas à, n'arrivait pas à, n'arrive pas à, n'arrivons pas à, ne parviens+parvenais+réussis+réussissais pas, pas réussi | can't seem, could not, couldn't seem, couldn't!, unable to
failure failed fair | mais impossible, n'y arrive+arrivais+arrivait+arrivions pas, rien à faire, y arrive+arrivais pas | but could not, but couldn't, but i couldn't, didn't succeed, wasn't able, weren't able
failure failed fair | introuvable, ne trouve+trouvais+retrouve+retrouvais pas, rien trouvé, trouve+trouvais+retrouve+retrouvais pas | can't find, cannot find, could not find, couldn't find, never found+find
failure failed fair | marche+marchait pas, ne marche+marchait+bouge+bougeait pas, ne s'ouvrait pas, ne s'ouvre pas, rien ne se passe+passait | nothing happens+happened, won't let go, won't open, wouldn't let go, wouldn't open+move+stop
failure failed fair | abandonner/v, impossible de | gave up, give/v up, never catch+reach
failure failed weak | loupé/a, raté/a, échec | fail/v, failure, kept missing, unsuccessful=
`;
