import { family } from '#lexicon/symbols/family.ts';

export const passages = family(
  'passages',
  { fr: 'la vie et la mort', en: 'life and death' },
  `
death | mort!!, décès, mourir/v, trépas, agonie | death, die/v, dying=, dead=
dead-person | personne morte: cadavre, défunt, défunte, dépouille!!, un mort, le mort, les morts, des morts, une morte, la morte, mortes= | dead person: corpse, dead body/n, dead person, dead man, dead woman, dead people, the dead, deceased=
funeral | enterrement, funérailles=, obsèques=, cercueil, veillée | funeral, coffin, burial, casket
suicide | suicide, se suicider/v, me suicider/v | suicide
birth | naissance, naître/v | birth, born=
wedding | mariage, noces=, se marier/v, me marier/v, mariée!!, robe/n de mariée | wedding, marriage, marry/v, bride, married=
divorce | divorce, divorcer/v, séparation, rupture!! | divorce, divorce/v, separation, breakup
birthday | anniversaire, noël | birthday, anniversary, christmas
party | fête!!, soirée!!, bal!! | party!!, parties=, celebration, ball gown/n
kiss | baiser!!, embrasser/v, bisou, étreinte | kiss, kiss/v, embrace!!, hug
sex | sexe, faire/v l'amour, sexuel/a | sex, sexual=, make/v love, making love
love | amour, amoureux/a!! | love!!, in love
childhood | enfance | childhood
resurrection | retour d'un mort: ressuscité/a, ressusciter/v, revenu d'entre les morts, encore vivant, encore vivante | return from death: resurrection, came back to life, come back to life, back from the dead, still alive
end-of-world | fin du monde: fin du monde, apocalypse, bombe/n atomique | end of the world: end of the world, apocalypse, atomic bomb/n, nuclear war
prophecy | prophétie, prédiction, présage | prophecy, prediction, omen
prayer | prière, prier/v | prayer, pray/v
metamorphosis | métamorphose: se transformer/v, me transformer/v, métamorphose, se changer/v en, me changer/v en, se transformer en | metamorphosis: transform/v, turn/v into, change/v into, metamorphosis, morph/v
dream-in-dream | rêve dans le rêve: rêve dans le rêve, rêve dans un rêve, faux réveil, faux réveils | dream within a dream: dream within a dream, dream in a dream, false awakening/n
waking-up | réveil: se réveiller/v, me réveiller/v, réveiller/v | waking up: wake/v up, woke up, awaken/v
`,
);
