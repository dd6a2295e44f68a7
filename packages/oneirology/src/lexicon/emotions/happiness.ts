/**
 * Joy, relief, pride, pleasure. Coders take laughing for happiness one time in three, and beauty,
 * love or a good time only beside a feeling that is named.
 */
export const happiness = `
happiness strong 3 | suis+étais+sens+sentais+était enchanté+enchantée, au septième ciel, aux anges, euphorie, euphorique/a, extase, extatique/a, fou+folle de joie, sur un petit nuage | ecstasy, ecstatic=, elated=, elation, euphoria, euphoric=, overjoyed=
happiness strong 3 | enchanté+enchantée de, ravi/a, suis+étais enchanté, suis+étais enchantée | delight!!, delighted=, thrill!!, thrilled=
happiness strong 3 | exalté/a, jubilation, jubiler/v, émerveillement, émerveillé/a | exhilarated=, exhilaration, jubilant=
happiness strong 3 | allégresse, béatitude, félicité | bliss, blissful=, joyful=, joyfully=, joyous=

happiness strong 2 | bonheur, heureux/a | chuffed=, happier=, happily=, happiness, happy=
happiness strong 2 | de bonne humeur, gai/a, gaiement, gaieté, guilleret/a, joie, joyeusement, joyeux/a | cheerful=, cheerfully=, glee, gleeful=, good+great mood, jolly=, joy!!, merry=
happiness strong 2 | content/a | glad=, gladly=
happiness strong 2 | avoir/v la pêche, fier/a, fièrement, prendre/v mon pied, sensation merveilleuse | proudly=, wonderful feeling

happiness strong 1 | ouf=, rassurer/v, rassuré/a, soulagement, soulagé/a | reassured=, relief!!, relieved=
happiness strong 1 | comblé/a, contentement, plaisir, satisfaction, satisfait/a | content=!, contented=, gratified=, pleased=, pleasure, satisfaction, satisfied=
happiness strong 1 | amusement, amusé/a, flatté/a | amused=, amusement, flattered=, tickled=
happiness strong 1 | gratitude, reconnaissant/a | grateful=, thankful=
happiness strong 1 | apaisement, apaisé/a, bien être, bonne sensation, me sens bien+mieux, me sentais bien+mieux, serein/a, sérénité | felt good+better, good feeling

happiness fair 2 | bon moment+temps, m'amuser/v, m'éclater/v, moment merveilleux, nous amusons+amusions, s'amuser/v, s'éclater/v | enjoy/v, enjoyable=, good+wonderful time, great+had fun, have/v fun
happiness fair 2 | enthousiasme, enthousiaste, excitant/a, excitation, excité/a, kiffer/v, trop bien | enthusiastic=, excited=, excitedly=, exciting=, love/v it
happiness fair 2 | fierté, impressionné/a, plein+pleine d'espoir | hopeful=, impressed=, proud=
happiness fair 2 | agréable, agréablement, paisible/a, paix, tranquille, à l'aise | blissfully=, comfortable=, peaceful=, pleasant=, wonderful=
happiness fair 2 | liberté, libre, profiter/v, se sent bien, se sentait mieux | feel better, feel+feeling+feels good
happiness fair 2 | amoureux/a, émerveiller/v | in love

happiness weak 1 | me+se marrer/v, rigoler/v, rire/v, rires | laugh/v, laughing=, laughter
happiness weak 1 | souriant/a, sourire!!, sourire/v | smile!!, smile/v, smiling=
happiness weak 1 | amusant/a, blaguer/v, drôle, marrant/a, plaisanter/v | amusing=, fun=, funny=, joke/v, joking=
happiness weak 1 | beau/a, calme!, doux/a, formidable, génial/a, magnifique, merveilleux/a, super= | beautiful=, calm=, delightful=, good=, great=, nice=, terrific=
happiness weak 1 | admirer/v, adorer/v, aimer/v | admire/v, excitement, love/v
happiness weak 1 | embrasser/v, espérer/v, serrer/v dans mes+ses bras | embrace/v, hope/v, hug/v, kiss/v
`;
