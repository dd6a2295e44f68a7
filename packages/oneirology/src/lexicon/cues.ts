/** Turns of phrase that say how the words around them are to be taken. Key: what they cue. */
export const cueTable = `
waking | me suis réveillé, me suis réveillée, je me réveille, me réveillai, m'a réveillé, m'a réveillée, m'ont réveillé, au réveil, à mon réveil, en me réveillant, réveillé en sursaut, réveillée en sursaut, je suis réveillé, mon réveil sonne, mon réveil a sonné, le réveil a sonné, en m'éveillant, je m'éveille | i woke, i wake, i awoke, i awake, i awaken, i awakened, woke me, wake me, woke up, woken up, upon awakening, on awakening, when awakened, upon waking, on waking, waking up, when i wake, i was awakened, awakened me, wakes me, the alarm went off, my alarm went off, awakened with, awake feeling, woke feeling
aside | dans la réalité, en réalité, dans la vraie vie, dans la vie réelle, la veille, ce rêve me fait penser, ce rêve me rappelle, je pense que ce rêve, avant de m'endormir, avant de me coucher, hier soir, dans la vie | in real life, in reality, in waking life, this dream reminds, the dream reminds, this dream reflects, i think this dream, before going to sleep, before going to bed, before i went to bed, earlier that day, the day before, interpretation, associations, commentary
unreal | comme si, si j'avais, si j'étais, si seulement, j'aurais pu, j'aurais dû, j'aurais voulu, j'imaginais que, on aurait dit | as if, as though, if only, would have, could have, should have, might have, wish i, wished i, pretend/v, i imagined, in case
striving | essayer/v, tenter/v, tentative, s'efforcer/v, m'efforcer/v, effort, lutter/v, se battre/v pour, me battre/v pour, se débattre/v, me débattre/v | try/v, trying=, tried=, attempt/v, attempt, effort, struggle/v, strive/v, striving=, fight/v to
striving | chercher/v, fouiller/v, à la recherche de, recherche!! | search/v, look/v for, look/v all over, look/v everywhere, hunt/v for, looking around
striving | escalader/v, grimper/v, atteindre/v, attraper/v, rattraper/v, m'échapper/v, s'échapper/v, échapper/v | climb/v, reach/v, catch/v, escape/v, get/v away, keep/v up with, chase/v
striving | difficile, dur de, péniblement, coincé/a, bloqué/a, piégé/a, en danger, me noyer/v | hard=, difficult=, difficulty, stuck=, trapped=, danger, drown/v, unstuck=
striving | concours, course!!, épreuve, examen, compétition, problème | contest, race!!, test!!, exam, competition, problem, lost=
dream | rêve, rêver/v, songe, cauchemar | dream, dream/v, dreamt=, nightmare
`;

/** Words about the dream as a whole. Key: the trait, strong or weak. */
export const traitTable = `
lucid strong | je savais que je rêvais, je sais que je rêve, conscient de rêver, consciente de rêver, conscient que je rêve, consciente que je rêve, conscient que je rêvais, consciente que je rêvais, rêve lucide, me suis rendu compte que je rêvais, me suis rendue compte que je rêvais, je me rends compte que je rêve, compris que je rêvais, comprends que je rêve, réalise que je rêve, réalisé que je rêvais, compris que c'était un rêve, je savais que c'était un rêve, je sais que c'est un rêve, je suis en train de rêver, j'étais en train de rêver, que je suis dans un rêve, que j'étais dans un rêve | knew i was dreaming, know i am dreaming, know i'm dreaming, knew that i was dreaming, aware i was dreaming, aware that i was dreaming, aware i am dreaming, aware that i am dreaming, aware that i'm dreaming, realize i am dreaming, realize i'm dreaming, realized i was dreaming, realize that i am dreaming, realized that i was dreaming, realized it was a dream, realize it is a dream, realize this is a dream, realized this was a dream, knew it was a dream, know it is a dream, knew this was a dream, know this is a dream, lucid dream, lucid=, lucidity, became lucid, become lucid, i am dreaming, i must be dreaming
lucid weak | ce n'est qu'un rêve, ce n'était qu'un rêve, contrôler/v mon rêve, contrôler/v le rêve, je rêvais que je rêvais, me pincer/v | only a dream, just a dream, control/v the dream, control/v my dream, pinch/v myself, must be a dream
nightmare strong | cauchemar, cauchemars=, réveillé en sursaut, réveillée en sursaut, réveillé en hurlant, réveillée en hurlant, réveillé en pleurant, réveillée en pleurant, réveillé en sueur, réveillée en sueur, terreur/n nocturne | nightmare, woke up screaming, woke up terrified, woke up crying, woke up scared, woke up in a cold sweat, woke up frightened, horrible dream, terrible dream, night terror/n, frightening dream, awful dream, scary dream
`;

/** Sense words. Key: the sense. */
export const senseTable = `
sight | voir/v, apercevoir/v, regarder/v, observer/v, contempler/v, vue!!, couleur, éblouir/v, lumière, sombre | see/v, watch/v!, look/v at, notice/v, stare/v, gaze/v, view!!, color, colour, bright=, dazzling=, glimpse
hearing | entendre/v, écouter/v, bruit, musique, voix, chanson, sonner/v, murmurer/v, chuchoter/v, résonner/v, silence, cri | hear/v, listen/v, noise, music, voice, song, ring/v!, whisper/v, echo, sound!!, silence, scream!!, loud=
touch | toucher/v, caresser/v, effleurer/v, mou/a, rugueux/a, lisse, tiède, froid/a, chaud/a, mouillé/a, gluant/a, serrer/v | touch/v, stroke/v, caress/v, soft=, rough=, smooth=, warm=, cold=, wet=, slimy=, sticky=, hot=
smell | odeur, parfum, sentir/v bon, sentir/v mauvais, puer/v, puanteur, flairer/v, arôme | smell, smell/v, odor, odour, scent, stink/v, perfume, fragrance, aroma, stench
taste | goût, goûter/v, saveur, sucré/a, amer/a, salé/a, acide, délicieux/a | taste, taste/v, flavor, flavour, sweet=!, bitter=, salty=, sour=, delicious=
motion | voler/v!, tomber/v!, flotter/v, tourner/v, vertige, glisser/v, courir/v!, planer/v, nager/v, basculer/v, vitesse | fly/v!, fall/v, float/v, spin/v, dizzy=, dizziness, slide/v, run/v, soar/v, swim/v, speed!!, vertigo
pain | douleur, mal!!, souffrir/v, douloureux/a, avoir/v mal, brûlure, faire/v mal, fait mal, faisait mal | pain, painful=, ache, hurt/v, hurts=, suffer/v, sore=, sting/v, aching=
- | mal à, faire/v attention, bien entendu, au goût du jour, je vois que, tout à coup | i see that, in bad taste, look into, fall asleep, fall/v in love, pain in the neck
`;

/** What could not be so by day. Key: kind, strong or weak. */
export const bizarrenessTable = `
impossibility strong | je volais, je vole, je vole au, traverser/v le mur, traverser/v les murs, respirer/v sous l'eau, invisible, léviter/v, ressuscité/a, revenu d'entre les morts, parlait comme un humain, marcher/v sur l'eau, fantôme, extraterrestre, dragon, licorne, sirène, zombie, vampire, monstre, magie, magique, téléporté/a, se téléporter/v, apesanteur, impossible!, sans visage | i can fly, i could fly, i was flying, i am flying, i'm flying, i flew, we flew up, through the wall, through walls, breathe underwater, breathe under water, invisible=, levitate/v, levitating=, came back to life, back from the dead, walk/v on water, ghost, alien!!, dragon, unicorn, mermaid, zombie, vampire, monster, magic, magical=, magically=, teleport/v, weightless=, impossible=, faceless=, talking dog, talking cat, talking animal/n, supernatural=
metamorphosis strong | se transformer/v, me transformer/v, transformé en, transformée en, transforme en, se changer/v en, devenir/v un, devenir/v une, devenait un, devenait une, devient un, devient une, métamorphose, se métamorphoser/v, fondre/v! | turn/v into, turned into, change/v into, changes into, changed into, transform/v, transformed=, become/v a, becomes a, became a, morph/v, metamorphosis, dissolve/v, melt/v
scale strong | géant/a, gigantesque, minuscule, immense, énorme, démesuré/a, infini/a, sans fin, microscopique | giant=, gigantic=, tiny=, enormous=, immense=, huge=, endless=, infinite=, microscopic=, never ending, bottomless=, oversized=
displacement strong | mais ce n'était pas, mais c'était aussi, ce n'était pas vraiment, sauf que, pas la même maison, ne ressemblait pas, ailleurs, dans le passé, d'une autre époque | but it was not, but it wasn't, not our house, not my house, did not look like, didn't look like, doesn't look like, except that, other than it really, though it wasn't, it was not really, different from, back in time, not like the real
discontinuity strong | soudain, tout à coup, soudainement, d'un seul coup, brusquement, sans transition, l'instant d'après, changement/n de décor, la scène change, puis je suis dans, puis j'étais dans | suddenly=, all of a sudden, the scene changed, scene changes, scene shifts, scene shifted, dream shifts, dream shifted, dream changes, complete change, next thing i know, next thing i knew, out of nowhere, somehow=, then i was in, now i am in, abruptly=
repetition strong | encore et encore, sans cesse, à l'infini, en boucle, sans arrêt, recommencer/v, à chaque fois que | over and over, again and again, in a loop, kept happening, on and on, every time i, keeps happening, repeatedly=
impossibility weak | bizarre, étrange, bizarrement, étrangement, surréaliste, irréel/a | weird=, strange=, bizarre=, strangely=, oddly=, odd=, surreal=, unreal=, weirdly=
`;

/**
 * Crisis language about waking life: the dreamer's own wish to die or to hurt themself, now. A
 * death inside the dream is never in this list, and a match inside the dream's own story does not
 * count (see read/safety.ts).
 */
export const safetyTable = `
crisis | envie de mourir, envie d'en finir, en finir avec la vie, veux mourir, voudrais mourir, voudrais être mort, voudrais être morte, mettre fin à mes jours, mettre fin à ma vie, me suicider, pensées suicidaires, idées suicidaires, idées noires, plus envie de vivre, plus la force de vivre, me faire du mal, me fais du mal, me tuer, me scarifie, me scarifier, mieux sans moi | want to die, wanna die, wish i were dead, wish i was dead, end my life, end it all, kill myself, killing myself, take my own life, suicidal=, suicidal thoughts, no reason to live, don't want to live, do not want to live, don't want to be alive, hurt myself, hurting myself, harm myself, self harm, cut myself, cutting myself, better off without me, better off dead
`;
