/**
 * Sadness, disappointment, loneliness and hurt feelings. Coders take crying for sadness four times
 * in five; weeping and bawling, which are told of others and of children, far less.
 */
export const sadness = `
sadness strong 3 | désespoir, inconsolable/a | despair, despairing=
sadness strong 3 | cœur brisé, cœur en miettes, suis effondré+effondrée+anéanti+anéantie+dévasté+dévastée, étais effondré+effondrée+anéanti+anéantie+dévasté+dévastée | broken hearted, devastated=, heartbroken=
sadness strong 3 | chagrin, deuil, endeuillé/a | grief, grieve/v, grieving=, sorrow, sorrowful=, sorrows=
sadness strong 3 | affliction, détresse | anguish

sadness strong 2 | attrister/v, attristé/a, triste, tristement, tristesse | sad=, saddened=, sadly=, sadness
sadness strong 2 | malheureux/a, misérable/a | miserable=, unhappily=, unhappiness, unhappy=
sadness strong 2 | avoir/v le cafard+blues, avoir/v un coup de cafard, broyer/v du noir, cafardeux/a, coup de blues, déprime!!, déprimer/v, déprimé/a, le moral à zéro | depressed=, depression, gloomy=
sadness strong 2 | me sens+sentais+sentait abattu+abattue, affligé/a, anéanti/a, chagriné/a, dévasté/a, me sens+sentais+sentait effondré+effondrée, de la peine, mélancolie, mélancolique/a, peiné/a | forlorn=, melancholy, mournful=
sadness strong 2 | découragé/a, démoralisé/a, désespéré/a, suis+étais abattu, suis+étais abattue | dejected=, discouraged=, disheartened=, downcast=
sadness strong 2 | chialer/v, pleurer/v, pleurnicher/v, pleurs | cry/v!, crying=, i wept
sadness strong 2 | en larmes, gorge nouée, les larmes aux yeux, sanglot, sangloter/v | in+into tears, sob/v, sobbing=
sadness strong 2 | blessé dans mon, gros sur le cœur, le cœur gros, me sens+sentais blessé, me sens+sentais blessée, profondément blessé+blessée | angry and hurt, feelings are hurt, felt+feel+feelings+deeply+am+was+terribly hurt, hurt my feelings, hurt that+because+and

sadness strong 1 | déception, décevoir/v, déçu/a | disappointed=, disappointment, let down
sadness strong 1 | nostalgie, nostalgique/a | nostalgic=
sadness strong 1 | esseulé/a, me sens seul+seule, me sentais seul+seule, me suis senti seul, me suis sentie seule, seul+seule au monde | loneliness, lonely=

sadness fair 2 | larmoyant/a | bawl/v, bawling=, weep/v, weeping=
sadness fair 2 | endeuillé/a, larme, mal au cœur, mal du pays, solitude | heart sank, homesick=, lonesome=, mourning=, tears=
sadness fair 2 | abattu/a, bouleversé/a, désolé/a, effondré/a | felt badly+terrible, terrible about, very+am+terribly upset
sadness fair 2 | abandonné/a, rejeté/a, sans espoir | hopeless=, lost feeling, rejected=

sadness weak 1 | manquer/v, perdre/v | miss/v
sadness weak 1 | regret, regretter/v | regret!!, sorry=, upset=
sadness weak 1 | enterrement, mort=, morte=, souffrance | die/v, funeral, hurt=, suffering=
sadness weak 1 | désolant/a, laissé+laissée de côté, le+la pauvre, pathétique, pitoyable | alone=, left out, pathetic=, poor=
`;
