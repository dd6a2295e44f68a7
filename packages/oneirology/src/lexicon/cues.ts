/** Turns of phrase that say how the words around them are to be taken. Key: what they cue. */
export const cueTable = `
waking | me suis réveillé, me suis réveillée, je me réveille, je me réveillais, me réveillai, je m'éveille, je suis réveillé, je suis réveillée | i woke, i wake, i awoke, i awake, i awaken, i awakened, woke up, woken up, wakes me
waking | m'a réveillé, m'a réveillée, m'ont réveillé, m'ont réveillée, réveillé par, réveillée par | woke me, wake me, i was awakened, awakened me, when awakened
waking | réveil à, réveil avec, réveil en, au réveil, à mon réveil, en me réveillant, en m'éveillant | upon awakening, on awakening, upon waking, on waking, waking up
waking | réveillé en sursaut, réveillée en sursaut | awakened with, awake feeling, woke feeling
waking | mon réveil sonne, mon réveil a sonné, le réveil a sonné, le réveil sonne | the alarm went off, my alarm went off
aside | dans la réalité, en réalité, dans la vraie vie, dans la vie | in real life, in reality, in waking life
aside | ce rêve me fait penser, ce rêve me rappelle, je pense que ce rêve, interprétation | this dream reminds, the dream reminds, this dream reflects, i think this dream, interpretation, associations, commentary
aside | la veille, avant de m'endormir, avant de me coucher, hier soir | the day before, before going to sleep, before going to bed, before i went to bed, earlier that day
unreal | comme si, on aurait dit, j'imaginais que, faire/v semblant | as if, as though, i imagined, pretend/v
unreal | si j'avais, si j'étais, si seulement, au cas où | if only, wish i, wished i, in case
unreal | j'aurais pu, j'aurais dû, j'aurais voulu, aurait pu, aurait dû | would have, could have, should have, might have
present | en ce moment, ces temps ci, ces derniers temps, ces jours ci, ces derniers jours, dernièrement, récemment, actuellement, aujourd'hui | lately=, recently=, nowadays=, these days, at the moment, currently=
present | tous les jours, chaque jour, tout le temps, constamment, au quotidien, sans arrêt, chaque matin | every day, all the time, constantly=, each day, every morning
present | depuis des jours, depuis des semaines, depuis des mois, depuis longtemps, depuis quelque temps, depuis un moment, en vrai, pour de vrai | for days, for weeks, for months, for a long time, for a while now, for real
striving | essayer/v, tenter/v, tentative, s'efforcer/v, m'efforcer/v, effort, lutter/v, se battre/v pour, me battre/v pour, se débattre/v, me débattre/v | try/v, trying=, tried=, attempt/v, attempt, effort, struggle/v, strive/v, striving=, fight/v to
striving | chercher/v, fouiller/v, recherche!! | search/v, look/v for, look/v all over, look/v everywhere, hunt/v for, looking around
striving | escalader/v, grimper/v, atteindre/v, attraper/v, rattraper/v, m'échapper/v, s'échapper/v, échapper/v | climb/v, reach/v, catch/v, escape/v, get/v away, keep/v up with, chase/v
striving | difficile, dur de, péniblement, coincé/a, bloqué/a, piégé/a, en danger, me noyer/v | hard=, difficult=, difficulty, stuck=, trapped=, danger, drown/v, unstuck=
striving | concours, course!!, épreuve, examen, compétition, problème | contest, race!!, test!!, exam, competition, problem, lost=
dream | rêve, rêver/v, songe, cauchemar | dream, dream/v, dreamt=, nightmare
`;
