/**
 * What could not be so by day. Key: kind, and how surely the word alone tells of it: what is huge or
 * happens suddenly may be strange (fair), what somehow happens seldom is (weak).
 */
export const bizarrenessTable = `
impossibility strong | apesanteur, je m'envolais, je m'envole, je volais, je vole au+dans, léviter/v | i can+could fly, i flew, i was+am flying, i'm flying, levitate/v, levitating=, we flew up, weightless=
impossibility strong | marcher/v sur l'eau, respirer/v sous l'eau, traverser/v le mur, traverser/v les murs | breathe under water, breathe underwater, through the wall, through walls, walk/v on water
impossibility strong | invisible, sans visage, se+me téléporter/v, téléporté/a | faceless=, invisible=, teleport/v
impossibility strong | ressuscité/a, revenu+revenue d'entre les morts | back from the dead, came back to life
impossibility strong | extraterrestre, fantôme, monstre, vampire, zombie | alien!!, ghost, monster, supernatural=, vampire, zombie
impossibility strong | dragon, licorne, sirène | dragon, mermaid, unicorn
impossibility strong | animal qui parle, animaux qui parlent, magie, magique, parlait comme un humain | magic, magical=, magically=, talking animal/n, talking dog+cat
impossibility weak | bizarre, bizarrement, étrange, étrangement | bizarre=, odd=, oddly=, strange=, strangely=, weird=, weirdly=
impossibility weak | impossible!, irréel/a, surréaliste | impossible=, surreal=, unreal=

metamorphosis strong | se+me transformer/v, transformé+transformée+transforme en | transform/v, transformed=, turn/v into
metamorphosis strong | métamorphose, se métamorphoser/v, se+me changer/v en | change/v into, metamorphosis, morph/v
metamorphosis fair | fondre/v!, se dissoudre/v | dissolve/v, melt/v
metamorphosis weak | devenir/v un+une | become/v a

scale strong | démesuré/a, gigantesque, géant/a, lilliputien/a, microscopique | giant=, gigantic=, microscopic=, oversized=
scale strong | infini/a, sans fin+fond | bottomless=, endless=, infinite=, never ending
scale fair | immense, minuscule, énorme | enormous=, huge=, immense=, tiny=

displacement strong | ce n'était pas vraiment, mais c'était aussi, mais ce n'était pas, pas la même maison | but it was not, but+though it wasn't, it was not really, not our+my house, other than it really
displacement strong | d'une autre époque, dans le passé | back in time
displacement fair | ne ressemblait pas, ne ressemblait à rien, pas comme en vrai | did not look like, didn't look like, doesn't look like, not like the real
displacement weak | ailleurs, sauf que | different from, except that

discontinuity strong | changement/n de décor, la scène change, le décor change, sans transition | complete change, dream shifts+shifted+changes, scene changes+shifts+shifted, the scene changed
discontinuity strong | d'un coup j'étais, d'un coup je suis, l'instant d'après, puis j'étais dans, puis je suis dans | next thing i know+knew, now i am in, out of nowhere, then i was in
discontinuity fair | brusquement, d'un seul coup, soudain, soudainement, tout à coup | abruptly=, all of a sudden, suddenly=
discontinuity weak | je ne sais comment, on ne sait comment | somehow=

repetition strong | en boucle, encore et encore, recommencer/v, sans cesse, à l'infini | again and again, in a loop, over and over, repeatedly=
repetition strong | sans arrêt, à chaque fois que | every time i, kept+keeps happening, on and on
`;
