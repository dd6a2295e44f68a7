import { family } from '#lexicon/symbols/family.ts';

export const motion = family(
  'motion',
  { fr: 'les mouvements', en: 'movement' },
  `
flying | vol: voler/v!, voler/v un peu, voler/v un moment, voler/v un instant, planer/v, s'envoler/v, m'envoler/v, envoler/v, voltiger/v | flying: fly/v!, flying=, hover/v, soar/v, levitate/v
floating | flottement: flotter/v, léviter/v, lévitation, apesanteur | floating: float/v, levitation, weightless=, weightlessness
falling | chute: tomber/v!, chuter/v, chute!!, dégringoler/v | falling: fall/v, plummet/v, tumble/v
climbing | escalade: grimper/v, escalader/v, gravir/v, escalade!! | climbing: climb/v, climbing
descending | descente: descendre/v, descente | going down: go/v down, descend/v, descent
running | course: courir/v!, course!!, galoper/v | running: run/v, running=, gallop/v, race!!
walking | marche: marcher/v!, promenade, se promener/v, me promener/v, randonnée | walking: walk/v, stroll/v, hike/v, wander/v
jumping | saut: sauter/v, bondir/v, saut!! | jumping: jump/v, leap/v
dancing | danse: danser/v, danse!!, danseur, danseuse, valse | dancing: dance/v, dancer, waltz, ballet
stuck | immobilité: paralysé/a, paralysie, ne pouvais plus bouger, ne peux plus bouger, ne pouvais pas bouger, ne peux pas bouger, n'arrivais pas à bouger, n'arrive pas à bouger, coincé/a, impossible de bouger | being stuck: paralyzed=, paralysed=, couldn't move, could not move, can't move, cannot move, unable to move, stuck=
crossing | traversée: traverser/v, traversée | crossing: cross/v, crossing!!
hiding | cachette: se cacher/v, me cacher/v, nous cacher/v, caché/a, cachette | hiding: hide/v, hidden=
chase | poursuite: poursuivre/v, poursuite, pourchasser/v, poursuivant, à mes trousses | chase: chase/v, chase!!, pursue/v, pursuit, pursuer
escape | fuite: fuir/v, s'enfuir/v, m'enfuir/v, enfuir/v, s'échapper/v, m'échapper/v, fuite!!, évasion, se sauver/v | escape: escape/v, escape!!, flee/v, run/v away, get/v away
searching | recherche: chercher/v, recherche!! | searching: search/v, look/v for, looking for, searching=
turning | tournoiement: tourner/v en rond, tourbillonner/v, tournoyer/v | spinning: spin/v, whirl/v, spinning=, in circles
slipping | glissade: glisser/v, déraper/v | sliding: slip/v, slide/v, skid/v
swinging | balançoire: balançoire, se balancer/v | swinging: swing/v, swing!!
waiting | attente: attendre/v, attente, salle/n d'attente | waiting: wait/v, waiting=, waiting room/n
sleeping | sommeil: dormir/v, s'endormir/v, m'endormir/v, endormi/a, sommeil | sleep: sleep/v, asleep=, fall/v asleep
- | cours de danse, professeur/n de danse, chaussures de course, faire/v les courses, faire/v des courses, faire/v mes courses, mes courses, ses courses, leurs courses, nos courses, un court, trop court, plus court, rêve court, court métrage, tomber/v dessus, le vent tomber/v, le soir tomber/v, tomber/v amoureux, tomber/v amoureuse, tomber/v enceinte, tomber/v malade, tomber/v sur, laisser/v tomber, tomber/v d'accord, la nuit tomber/v, m'a voler/v, nous a voler/v, s'est fait voler, voler/v mon, voler/v ma, voler/v mes, mal tourner/v | climb/v in through, climb/v in by, climb/v into, climb/v out, fall/v in love, fall/v through the cracks, last fall, in the fall, the fall, run/v out of, run/v into, fall/v apart, on the run, walk/v out on, jump/v to the conclusion, swimming class+classes+lesson+lessons+teacher+instructor+coach+suit+costume+partner+team+trunks+cap, running shoes+shoe+club+partner, walking stick+shoes+boots, dancing class+classes+lesson+lessons+teacher+shoes, run/v counter, run/v the place+hotel+shop+show+company, run/v a+my+his+her+their hotel+shop+show+company+business+bar+farm+life, climbing frame, diving board+school
love-at-first-sight | coup de foudre: tomber/v amoureux, tomber/v amoureuse, coup/n de foudre | falling in love: fall/v in love
`,
);
