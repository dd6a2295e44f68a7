/** Fear, worry, guilt, shame and embarrassment: Hall and Van de Castle code them as one class. */
export const apprehension = `
apprehension strong 3 | terreur, terrifié/a, terrifier/v, terrorisé/a, terroriser/v | terror, terrified=, terrorized=
apprehension strong 3 | panique, paniquer/v, paniqué/a, en panique | panic/v, panic, panicky=, panicked=, hysterical=
apprehension strong 3 | horrifié/a, épouvanté/a, épouvante, effroi | horrified=, horror
apprehension strong 3 | pétrifié/a, mort de peur, morte de peur, mort de trouille, morte de trouille | petrified=, scared to death
apprehension strong 3 | affolé/a, affolement, s'affoler/v, m'affoler/v, affoler/v | frantic=, frantically=

apprehension strong 2 | peur, apeuré/a | afraid=, fear!!, fear/v, fearful=, fears=
apprehension strong 2 | trouille, frousse, pétoche, avoir/v les jetons, avoir/v les chocottes, flipper/v!, flippé/a, baliser/v, fout les jetons, foutait les jetons | scared=, scare/v
apprehension strong 2 | effrayé/a, effrayer/v, sang glacé, glacer/v le sang, sueurs froides | frightened=, frighten/v, alarmed=
apprehension strong 2 | angoisse, angoissé/a, angoisser/v, anxieux/a, anxieusement, anxiété, boule au ventre, estomac noué, ventre noué, appréhension, appréhender/v | anxious=, anxiously=, anxiety, apprehensive=, apprehension
apprehension strong 2 | crainte, craindre/v, redouter/v | dread/v, dread!!
apprehension strong 2 | honte, honteux/a, humilié/a, humiliation, mortifié/a | ashamed=, shame!!, humiliated=, mortified=
apprehension strong 2 | coupable!, culpabilité, culpabiliser/v, remords | guilty=, guilt, guiltily=, remorse
apprehension strong 2 | embarrassé/a, embarassé/a, embarras, mort de honte, morte de honte, avoir/v la honte, pas fier de, pas fière de | embarrassed=, embarassed=, embarrass/v, embarrassment, embarrassing=, self conscious
apprehension strong 2 | stressé/a, stresser/v, stress, avoir/v le trac, avoir/v les boules, trop les boules, fout les boules, foutait les boules | stressed=, stressed out

apprehension strong 1 | inquiet/a, inquiétude, inquiéter/v, s'inquiéter/v, m'inquiéter/v, t'inquiéter/v | worried=, worry/v, worriedly=
apprehension strong 1 | préoccupé/a, soucieux/a, me faire/v du souci, se faire/v du souci, me faisais du souci, se faisait du souci | concerned=, concern!!
apprehension strong 1 | nerveux/a, nerveusement, nervosité, fébrile, sur les nerfs | nervous=, nervously=
apprehension strong 1 | mal à l'aise, gêné/a, gêne!!, suis tendu, suis tendue, étais tendu, étais tendue, très tendu, très tendue, pas tranquille, pas rassuré, pas rassurée | uneasy=, uneasily=, uncomfortable=, ill at ease
apprehension strong 1 | intimidé/a, craintif/a, craintivement, sursauter/v | intimidated=, startled=, apologetic=

apprehension fair 2 | effrayant/a, terrifiant/a, angoissant/a, flippant/a, stressant/a, horrible, horreur, affreux/a, faire/v froid dans le dos | frightening=, scary=, terrifying=, fearfully=, creepy=, dreadful=, horrible=
apprehension fair 2 | désolé/a, m'excuser/v | sorry=, regret/v
apprehension fair 2 | bouleversé/a, en panique, désespéré/a, désespérément | upset=, distressed=, desperate=, desperately=
apprehension fair 2 | en danger, menacé/a, vulnérable, oppressé/a | threatened=, in danger, vulnerable=
apprehension fair 2 | crispé/a, trembler/v, disjoncter/v | tense=, trembling=, flustered=, freak/v out
apprehension fair 2 | cauchemar, cauchemardesque | nightmare
apprehension fair 2 | me soucier/v, se soucier/v, honteuse= | concern/v

apprehension weak 1 | menaçant/a, inquiétant/a, danger, dangereux/a, sinistre, menace!! | danger, dangerous=, threat, ominous=
apprehension weak 1 | hésiter/v, prudent/a, prudemment, méfiant/a, se méfier/v, me méfier/v | hesitate/v, cautious=, carefully=, careful=, suspicious=
apprehension weak 1 | m'enfuir/v, poursuivre/v, m'échapper/v, pressé/a, en retard | try/v to escape, run/v away, late for
apprehension weak 1 | seul/a, étrange, impuissant/a, regretter/v, secoué/a, regard horrifié | alone=, strange=, helpless=, shaking=, horrified look
`;
