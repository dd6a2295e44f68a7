/**
 * Words that colour a sentence without naming a feeling: they move the affect line and nothing
 * else. Key: sign, arousal calm or tense. A row holds words of one sense.
 */
export const affectTable = `
plus calm | beau/a, joli/a, superbe, splendide, magnifique | beautiful=, pretty=, lovely=, gorgeous=
plus calm | merveilleux/a, féerique, lumineux/a, lumière | wonderful=, marvelous=
plus calm | doux/a, douceur, tendre, tendresse, caresser/v | gentle=, gently=, soft=, tender=, tenderness
plus calm | calme!, paisible/a, harmonie, apaisant/a | calm=, peaceful=, soothing=
plus calm | chaleureux/a, accueillant/a, gentil/a, amical/a, réconfort, en sécurité | warm=, warmly=, welcoming=, friendly=, kind=!, nice=, comfort!!, cozy=, safe=
plus calm | sourire/v, sourire!! | smile/v
plus calm | délicieux/a, agréable | delicious=, sweet=, pleasant=
plus calm | mieux | good=, better=

plus tense | rire/v, rigoler/v, amusant/a, drôle, marrant/a | laugh/v, fun=, funny=
plus tense | danser/v, chanter/v, fêter/v | dance/v, sing/v, celebrate/v
plus tense | gagner/v, réussir/v | win/v, succeed/v
plus tense | embrasser/v, enlacer/v, aimer/v, adorer/v | kiss/v, hug/v, love/v, enjoy/v
plus tense | génial/a, fantastique, incroyable, formidable, super= | great=, fantastic=, amazing=, awesome=, terrific=, magnificent=, exciting=
plus tense | sauver/v | rescue/v, save/v
plus tense | s'envoler/v, voler/v! | soar/v

minus calm | laid/a, moche, sale, pourri/a | ugly=, dirty=, rotten=
minus calm | sombre, gris/a, noirci/a, lugubre, sinistre, triste | dark=, gloomy=, sinister=
minus calm | froid/a, vide!, désert/a!, silence | cold=, empty=
minus calm | seul/a, abandonné/a, perdu/a, pauvre! | alone=, abandoned=, lost=, poor=
minus calm | malade, fatigué/a, faible | sick=, ill=, tired=, weak=
minus calm | mort=, morte= | dead=
minus calm | cassé/a, vieux=, en ruine, abîmé/a | broken=, ruined=
minus calm | mauvais/a, pire, faux=, difficile, coincé/a | bad=, worse=, wrong=, difficult=, stuck=

minus tense | crier/v, hurler/v | scream/v, yell/v
minus tense | poursuivre/v, fuir/v, m'enfuir/v, s'enfuir/v | chase/v, flee/v, run/v away, escape/v
minus tense | attaquer/v, frapper/v, mordre/v, se battre/v | attack/v, hit/v, bite/v, fight/v
minus tense | tuer/v, mourir/v, assassiner/v, poignarder/v, tirer/v sur | kill/v, die/v, murder/v, stab/v, shoot/v
minus tense | menacer/v, menaçant/a, danger, dangereux/a, piégé/a | threaten/v, danger, dangerous=, trapped=
minus tense | tomber/v!, s'effondrer/v, écraser/v, exploser/v, brûler/v, s'écraser/v | fall/v, collapse/v, crush/v, explode/v, burn/v, crash/v
minus tense | étouffer/v, noyer/v | choke/v, drown/v
minus tense | sang, ensanglanté/a, blessé/a, douleur | blood, bloody=, wounded=, hurt=, pain
minus tense | guerre, violent/a, cruel/a, maléfique | war, violent=, cruel=, evil=
minus tense | horrible, affreux/a, terrible, maudit/a | horrible=, awful=, terrible=, damn=
minus tense | effrayant/a, glauque, monstre, cauchemar | scary=, frightening=, creepy=, monster, nightmare
minus tense | pleurer/v, trembler/v, détester/v, contrarié/a | cry/v, tremble/v, hate/v, upset=
minus tense | en retard | late=
- | un peu, très bien | kind of, pretty much, pretty good, a good deal, good night, good bye
`;
