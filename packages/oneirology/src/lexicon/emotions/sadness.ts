/**
 * Sadness, disappointment, loneliness and hurt feelings. Coders take crying for sadness four times
 * in five; weeping and bawling, which are told of others and of children, far less.
 */
export const sadness = `
sadness strong 3 | désespoir, inconsolable | despair, despairing=
sadness strong 3 | suis effondré, suis effondrée, étais effondré, étais effondrée, effondré de chagrin, effondrée de chagrin, suis anéanti, suis anéantie, étais anéanti, étais anéantie, étais dévasté, étais dévastée, suis dévasté, suis dévastée, cœur brisé, cœur en miettes | heartbroken=, broken hearted, devastated=
sadness strong 3 | chagrin, deuil, endeuillé/a | grief, grieving=, grief stricken, grieve/v, sorrow, sorrowful=, sorrows=
sadness strong 3 | détresse, affliction | anguish

sadness strong 2 | triste, tristement, tristesse, attristé/a, attrister/v | sad=, sadly=, sadness, saddened=
sadness strong 2 | malheureux/a, misérable | unhappy=, unhappily=, unhappiness, miserable=
sadness strong 2 | déprimé/a, déprimer/v, déprime!!, cafardeux/a, avoir/v le cafard, avoir/v un coup de cafard, coup de blues, avoir/v le blues, broyer/v du noir, le moral à zéro | depressed=, depression, gloomy=
sadness strong 2 | mélancolie, mélancolique, peiné/a, chagriné/a, de la peine | melancholy, mournful=, forlorn=
sadness strong 2 | découragé/a, suis abattu, suis abattue, étais abattu, étais abattue, démoralisé/a, désespéré/a | disheartened=, dejected=, discouraged=, downcast=
sadness strong 2 | pleurer/v, pleurs, chialer/v, pleurnicher/v | cry/v!, crying=
sadness strong 2 | en larmes, fondre/v en larmes, sanglot, sangloter/v, les larmes aux yeux, gorge nouée | sob/v, sobbing=, in tears, into tears
sadness strong 2 | blessé dans mon, me sens blessé, me sens blessée, me sentais blessé, me sentais blessée, profondément blessé, profondément blessée, gros sur le cœur, le cœur gros | felt hurt, feel hurt, feelings hurt, feelings are hurt, hurt my feelings, deeply hurt, am hurt, was hurt, hurt that, hurt because, terribly hurt, angry and hurt, hurt and

sadness strong 1 | déçu/a, déception, décevoir/v | disappointed=, disappointment, let down
sadness strong 1 | nostalgie, nostalgique | nostalgic=
sadness strong 1 | esseulé/a, seul au monde, seule au monde, me sens seul, me sens seule, me sentais seul, me sentais seule, me suis sentie seule, me suis senti seul | lonely=, loneliness

sadness fair 2 | pleurer/v à chaudes larmes, larmoyant/a | weep/v, weeping=, bawl/v, bawling=
sadness fair 2 | larme, solitude, mal au cœur, mal du pays, endeuillé/a | tears=, lonesome=, heart sank, homesick=, mourning=
sadness fair 2 | désolé/a, bouleversé/a, affligé/a, effondré/a, abattu/a, dévasté/a, anéanti/a | very upset, am upset, terribly upset, felt badly, felt terrible, terrible about
sadness fair 2 | rejeté/a, abandonné/a, sans espoir | rejected=, hopeless=, lost feeling

sadness weak 1 | manquer/v, perdre/v | miss/v
sadness weak 1 | regret, regretter/v | regret!!, sorry=, upset=
sadness weak 1 | mort=, morte=, enterrement, souffrance | die/v, funeral, suffering=, hurt=
sadness weak 1 | désolant/a, pitoyable, pathétique, laissé de côté, laissée de côté, le pauvre, la pauvre | pathetic=, poor=, left out, alone=
`;
