/** Fear, worry, guilt, shame and embarrassment: Hall and Van de Castle code them as one class. */
export const apprehension = `
apprehension strong 3 | terreur, terrifier/v, terrifié/a, terroriser/v, terrorisé/a | terrified=, terror, terrorized=
apprehension strong 3 | panique, paniquer/v, paniqué/a | hysterical=, panic, panic/v, panicked=, panicky=
apprehension strong 3 | effroi, horrifié/a, épouvante, épouvanté/a | horrified=, horror
apprehension strong 3 | mort+morte de peur, mort+morte de trouille, pétrifié/a | petrified=, scared to death
apprehension strong 3 | affolement, affoler/v, affolé/a, m'affoler/v, s'affoler/v | frantic=, frantically=

apprehension strong 2 | apeuré/a, peur | afraid=, fear!!, fear/v, fearful=, fears=
apprehension strong 2 | avoir/v les jetons+chocottes, baliser/v, flipper/v!, flippé/a, fout+foutait les jetons, frousse, pétoche, trouille | scare/v, scared=
apprehension strong 2 | effrayer/v, effrayé/a, glacer/v le sang, sang glacé, sueurs froides | alarmed=, frighten/v, frightened=
apprehension strong 2 | angoisse, angoisser/v, angoissé/a, anxieusement, anxieux/a, anxiété, appréhender/v, appréhension, boule au ventre, estomac+ventre noué | anxiety, anxious=, anxiously=, apprehension, apprehensive=
apprehension strong 2 | craindre/v, crainte, redouter/v | dread!!, dread/v
apprehension strong 2 | honte, honteux/a, humiliation, humilié/a, mortifié/a | ashamed=, humiliated=, mortified=, shame!!
apprehension strong 2 | coupable!, culpabiliser/v, culpabilité, remords | guilt, guiltily=, guilty=, remorse
apprehension strong 2 | embarassé/a, embarras, embarrassé/a, pas fier+fière de | embarassed=, embarrass/v, embarrassed=, embarrassing=, embarrassment, self conscious
apprehension strong 2 | avoir/v le trac, avoir/v les boules, stress, stresser/v, stressé/a, trop+fout+foutait les boules | stressed=

apprehension strong 1 | inquiet/a, inquiéter/v, inquiétude, m'inquiéter/v, s'inquiéter/v, t'inquiéter/v | worried=, worriedly=, worry/v
apprehension strong 1 | me+se faire/v du souci, préoccupé/a, soucieux/a | concern!!, concerned=
apprehension strong 1 | fébrile, nerveusement, nerveux/a, nervosité, sur les nerfs | nervous=, nervously=
apprehension strong 1 | gêne!!, gêné/a, mal à l'aise, pas tranquille+rassuré+rassurée, suis+étais+très tendu, suis+étais+très tendue | ill at ease, uncomfortable=, uneasily=, uneasy=
apprehension strong 1 | craintif/a, craintivement, intimidé/a, sursauter/v | apologetic=, intimidated=, startled=

apprehension fair 2 | affreux/a, angoissant/a, effrayant/a, faire/v froid dans le dos, flippant/a, horreur, horrible, stressant/a, terrifiant/a | creepy=, dreadful=, fearfully=, frightening=, horrible=, scary=, terrifying=
apprehension fair 2 | désolé/a, m'excuser/v | regret/v, sorry=
apprehension fair 2 | bouleversé/a, désespéré/a, désespérément | desperate=, desperately=, distressed=, upset=
apprehension fair 2 | en danger, menacé/a, oppressé/a, vulnérable/a | in danger, threatened=, vulnerable=
apprehension fair 2 | crispé/a, disjoncter/v, trembler/v | flustered=, freak/v out, tense=, trembling=
apprehension fair 2 | cauchemar, cauchemardesque | nightmare
apprehension fair 2 | honteuse=, me+se soucier/v | concern/v

apprehension weak 1 | danger, dangereux/a, inquiétant/a, menace!!, menaçant/a, sinistre | danger, dangerous=, ominous=, threat
apprehension weak 1 | hésiter/v, méfiant/a, prudemment, prudent/a, se+me méfier/v | careful=, carefully=, cautious=, hesitate/v, suspicious=
apprehension weak 1 | en retard, m'enfuir/v, m'échapper/v, poursuivre/v, pressé/a | late for, run/v away, try/v to escape
apprehension weak 1 | impuissant/a, regard horrifié, regretter/v, secoué/a, seul/a, étrange | alone=, helpless=, horrified look, shaking=, strange=
`;
