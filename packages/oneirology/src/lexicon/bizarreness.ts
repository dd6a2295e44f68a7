/**
 * What could not be so by day. Key: kind, and how surely the word alone tells of it: what is huge or
 * happens suddenly may be strange (fair), what somehow happens seldom is (weak).
 */
export const bizarrenessTable = `
impossibility strong | je volais, je vole au, je vole dans, je m'envole, je m'envolais, léviter/v, apesanteur | i can fly, i could fly, i was flying, i am flying, i'm flying, i flew, we flew up, levitate/v, levitating=, weightless=
impossibility strong | traverser/v le mur, traverser/v les murs, respirer/v sous l'eau, marcher/v sur l'eau | through the wall, through walls, breathe underwater, breathe under water, walk/v on water
impossibility strong | invisible, sans visage, téléporté/a, se téléporter/v, me téléporter/v | invisible=, faceless=, teleport/v
impossibility strong | ressuscité/a, revenu d'entre les morts, revenue d'entre les morts | came back to life, back from the dead
impossibility strong | fantôme, zombie, vampire, monstre, extraterrestre | ghost, zombie, vampire, monster, alien!!, supernatural=
impossibility strong | dragon, licorne, sirène | dragon, unicorn, mermaid
impossibility strong | magie, magique, parlait comme un humain, animal qui parle, animaux qui parlent | magic, magical=, magically=, talking dog, talking cat, talking animal/n
impossibility weak | bizarre, étrange, bizarrement, étrangement | weird=, weirdly=, strange=, strangely=, bizarre=, odd=, oddly=
impossibility weak | surréaliste, irréel/a, impossible! | surreal=, unreal=, impossible=

metamorphosis strong | se transformer/v, me transformer/v, transformé en, transformée en, transforme en | turn/v into, turned into, transform/v, transformed=
metamorphosis strong | se changer/v en, me changer/v en, métamorphose, se métamorphoser/v | change/v into, changes into, changed into, morph/v, metamorphosis
metamorphosis fair | fondre/v!, se dissoudre/v | dissolve/v, melt/v
metamorphosis weak | devenir/v un, devenir/v une | become/v a, becomes a, became a

scale strong | géant/a, gigantesque, démesuré/a, microscopique, lilliputien/a | giant=, gigantic=, oversized=, microscopic=
scale strong | sans fin, infini/a, sans fond | endless=, never ending, infinite=, bottomless=
scale fair | immense, énorme, minuscule | immense=, huge=, enormous=, tiny=

displacement strong | mais ce n'était pas, mais c'était aussi, ce n'était pas vraiment, pas la même maison | but it was not, but it wasn't, though it wasn't, it was not really, not our house, not my house, other than it really
displacement strong | dans le passé, d'une autre époque | back in time
displacement fair | ne ressemblait pas, ne ressemblait à rien, pas comme en vrai | did not look like, didn't look like, doesn't look like, not like the real
displacement weak | ailleurs, sauf que | except that, different from

discontinuity strong | la scène change, le décor change, changement/n de décor, sans transition | the scene changed, scene changes, scene shifts, scene shifted, dream shifts, dream shifted, dream changes, complete change
discontinuity strong | l'instant d'après, puis je suis dans, puis j'étais dans, d'un coup je suis, d'un coup j'étais | next thing i know, next thing i knew, then i was in, now i am in, out of nowhere
discontinuity fair | soudain, soudainement, tout à coup, d'un seul coup, brusquement | suddenly=, all of a sudden, abruptly=
discontinuity weak | je ne sais comment, on ne sait comment | somehow=

repetition strong | encore et encore, sans cesse, à l'infini, en boucle, recommencer/v | over and over, again and again, in a loop, repeatedly=
repetition strong | sans arrêt, à chaque fois que | on and on, kept happening, keeps happening, every time i
`;
