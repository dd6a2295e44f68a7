/**
 * Joy, relief, pride, pleasure. Coders take laughing for happiness one time in three, and beauty,
 * love or a good time only beside a feeling that is named.
 */
export const happiness = `
happiness strong 3 | fou de joie, folle de joie, euphorie, euphorique, extase, extatique, aux anges, au septième ciel, sur un petit nuage | ecstatic=, ecstasy, euphoric=, euphoria, elated=, elation, overjoyed=
happiness strong 3 | ravi/a, suis enchanté, suis enchantée, étais enchanté, étais enchantée, enchanté de, enchantée de | delighted=, delight!!, thrilled=, thrill!!
happiness strong 3 | exalté/a, jubiler/v, jubilation, émerveillé/a, émerveillement | jubilant=, exhilarated=, exhilaration
happiness strong 3 | béatitude, allégresse, félicité | blissful=, bliss, joyous=, joyful=, joyfully=

happiness strong 2 | heureux/a, bonheur | happy=, happily=, happiness, happier=, chuffed=
happiness strong 2 | joie, joyeux/a, joyeusement, gai/a, gaiement, gaieté, guilleret/a, de bonne humeur | joy!!, cheerful=, cheerfully=, gleeful=, glee, jolly=, merry=, good mood, great mood, in a good mood
happiness strong 2 | content/a | glad=, gladly=
happiness strong 2 | fier/a, fièrement, sensation merveilleuse, avoir/v la pêche, prendre/v mon pied | proudly=, wonderful feeling

happiness strong 1 | soulagé/a, soulagement, rassuré/a, rassurer/v, ouf= | relieved=, relief!!, reassured=
happiness strong 1 | satisfait/a, satisfaction, comblé/a, plaisir, contentement | pleased=, satisfied=, satisfaction, gratified=, pleasure, content=!, contented=
happiness strong 1 | amusé/a, amusement, flatté/a | amused=, amusement, tickled=, flattered=
happiness strong 1 | reconnaissant/a, gratitude | grateful=, thankful=
happiness strong 1 | apaisé/a, apaisement, serein/a, sérénité, bien être, bonne sensation, me sens bien, me sentais bien, me sens mieux, me sentais mieux | felt good, felt better, good feeling

happiness fair 2 | s'amuser/v, m'amuser/v, nous amusons, nous amusions, s'éclater/v, m'éclater/v, bon moment, bon temps, moment merveilleux | enjoy/v, enjoyable=, great fun, have/v fun, had fun, good time, wonderful time
happiness fair 2 | excité/a, excitant/a, excitation, enthousiaste, enthousiasme, kiffer/v, trop bien | excited=, excitedly=, exciting=, enthusiastic=, love/v it
happiness fair 2 | fierté, impressionné/a, plein d'espoir, pleine d'espoir | proud=, impressed=, hopeful=
happiness fair 2 | agréable, agréablement, paisible, tranquille, paix, à l'aise | wonderful=, pleasant=, peaceful=, comfortable=, blissfully=
happiness fair 2 | profiter/v, libre, liberté, se sent bien, se sentait mieux | feel good, feeling good, feels good, feel wonderful, felt wonderful, feel better
happiness fair 2 | amoureux/a, émerveiller/v | in love

happiness weak 1 | rire/v, rires, me marrer/v, se marrer/v, rigoler/v, éclater/v de rire | laugh/v, laughing=, laughter
happiness weak 1 | sourire/v, sourire!!, souriant/a | smile/v, smiling=, smile!!
happiness weak 1 | blaguer/v, plaisanter/v, drôle, amusant/a, marrant/a | joke/v, joking=, fun=, funny=, amusing=
happiness weak 1 | merveilleux/a, magnifique, calme!, doux/a, génial/a, super=, formidable, beau/a | terrific=, delightful=, beautiful=, calm=, nice=, good=, great=
happiness weak 1 | aimer/v, adorer/v, admirer/v | love/v, admire/v, excitement
happiness weak 1 | embrasser/v, serrer/v dans mes bras, serrer/v dans ses bras, espérer/v | hug/v, kiss/v, embrace/v, hope/v
`;
