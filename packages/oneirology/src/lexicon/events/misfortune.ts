/**
 * What befalls people through no one's will. A word that is as often told in passing (`sick`,
 * `hurt`, `lost in thought`) is weak: it counts only beside others.
 */
export const misfortune = `
misfortune death strong | mourir/v, mort=!, morte=!, morts=, mortes=, décès, décéder/v, périr/v, tué dans, tuée dans | die/v, dying=, death, perish/v, killed in
misfortune death strong | se noyer/v, me noyer/v, noyé/a, noyade | drown/v, drowning=
misfortune death strong | cadavre | corpse
misfortune death weak | cimetière, tombe!!, enterrement, cercueil, obsèques | dead=, grave!!, cemetery, funeral, coffin

misfortune injury strong | blessé/a, blessure, me blesser/v, se blesser/v, fracture, me casser/v la, me casser/v le, me suis cassé, me suis cassée | injured=, broken leg, broken arm, broke my, cut my
misfortune injury strong | maladie, cancer, tumeur, fausse couche, crise cardiaque, infecté/a, grippe | disease, cancer, miscarriage, heart attack/n, infected=, operation!!
misfortune injury strong | jambe cassée, bras cassé, cheville foulée, entorse | sprained=, twisted my ankle
misfortune injury strong | évanoui/a, malaise, s'évanouir/v, m'évanouir/v, inconscient/a, perdre/v connaissance | faint/v!, fainted=, unconscious=
misfortune injury strong | mes dents tombent, mes dents tombaient, perdre/v mes dents, perdre/v une dent | teeth fell, teeth are falling, teeth falling, lose/v my teeth, fall out, fell out
misfortune injury strong | mal au ventre, mal au dos, mal aux dents, mal à la, mal de tête, vomir/v, nausée, fièvre, tomber/v malade | stomach ache/n, headache, vomit/v, fever, sore=
misfortune injury strong | handicapé/a, boiter/v, paralysé/a, enflé/a, défiguré/a, contusion, bleus partout | crippled=, deformed=, swollen=, bruise, bruised=
misfortune injury fair | sang, saigner/v, plaie, ensanglanté/a, brûlé/a | blood, bloody=, wound!!, wounded=, bitten=, burned=
misfortune injury fair | malade, épuisé/a, souffrance | sick=, ill=, exhausted=, suffering=
misfortune injury fair | douloureux/a, douleur, avoir/v mal | painful=, pain
misfortune injury weak | faible, fatigué/a, aveugle, cicatrice, fou=, folle= | weak=, insane=, blind=!, scar
misfortune injury weak | mal!!, opération!!, ambulance, à l'hôpital, saignement | hurt=, bleed/v, bleeding=, illness, stroke!!, ambulance, in the hospital, paralyzed=, limp/v!

misfortune accident strong | accident, collision, percuter/v, s'écraser/v, s'écrase/v, dérailler/v | accident, crash!!, crash/v, wreck, collision, run/v over
misfortune accident strong | naufrage, couler/v!, chavirer/v | shipwreck, sink/v!, tip/v over
misfortune accident strong | incendie, prendre/v feu, en feu, explosion, exploser/v | on fire, caught fire, explosion, explode/v, blow/v up, burned down, burnt=
misfortune accident strong | inondation, inondé/a, tremblement/n de terre, tornade, raz de marée, catastrophe, avalanche | flood, flooded=, earthquake, tornado, tidal wave/n, disaster
misfortune accident strong | s'effondrer/v, effondré/a, s'écrouler/v, écroulé/a, effondrement, éboulement | collapse/v, leak/v
misfortune accident strong | englouti/a, submergé/a, s'enliser/v, m'enliser/v, sables mouvants | quicksand, sinking=
misfortune accident strong | en panne, tomber/v en panne, pneu crevé, détruit/a, brisé/a, hors service | break/v down, flat tire/n, damaged=, out of order
misfortune accident strong | par accident, sans faire exprès, casser/v, cassé/a | accidentally=, broken=
misfortune accident fair | renverser/v, abîmé/a, par erreur | spill/v, smashed=, ruined=, by mistake, stuck=
misfortune accident weak | déchiré/a, brûler/v | torn=, breaks=, burning=

misfortune lost strong | égaré/a, s'égarer/v, égarer/v, me suis trompé, me suis trompée | misplaced=, missing=
misfortune lost strong | me perdre/v, se perdre/v, nous perdons, nous perdions, suis perdu, suis perdue, étais perdu, étais perdue, sommes perdus, étions perdus, perdu mon chemin | am lost, was lost, were lost, are lost, get/v lost, lost my way, lost our way
misfortune lost strong | ne retrouve plus, ne retrouvais plus, retrouve plus, retrouvais plus, sais plus où, savais plus où, perdre/v mon, perdre/v ma, perdre/v mes, volé mon, volé ma | can't find, don't know where
misfortune lost fair | oublier/v, oublié mon, oublié ma, oublié mes | forget/v, forgot to, forgotten to
misfortune lost fair | disparu/a, disparaître/v, ne trouve pas, ne trouvais pas, trouve pas, trouvais pas, introuvable | disappeared=, couldn't find, could not find, cannot find
misfortune lost fair | perdu/a, perdre/v, fermé à clé, fermée à clé | lost=, lose/v, closed=
misfortune lost weak | plus là, volé/a, vide!! | gone=!, empty=

misfortune threat strong | impossible de sortir, peux pas sortir, pouvais pas sortir, peux plus sortir, pouvais plus sortir, sans issue, cul de sac | no way out, can't escape, couldn't escape, dead end
misfortune threat strong | coincé/a, enfermé/a, bloqué/a, piégé/a, prisonnier/a, pris au piège, prise au piège | trapped=, blocked=, locked out, stranded=, couldn't get out, can't get out
misfortune threat strong | menace!!, pris dans, prise dans, danger | danger, caught in
misfortune threat fair | se débattre/v, me débattre/v, difficulté | struggle/v, trouble, frantic=, couldn't get
misfortune threat fair | me dépêcher/v, se dépêcher/v, pressé/a | hurry/v, in a hurry
misfortune threat fair | tempête, orage, ouragan, foudre | storm, lightning, hurricane
misfortune threat fair | peux pas bouger, pouvais pas bouger, peux plus bouger, pouvais plus bouger, arrive pas à bouger, arrivais pas à bouger, arrive plus à bouger, arrivais plus à bouger | can't move, couldn't move, could not move, cannot move
misfortune threat fair | arrive pas à courir, arrivais pas à courir, arrive pas à crier, arrivais pas à crier, aucun son ne sort, aucun son ne sortait, peux plus respirer, pouvais plus respirer, arrive plus à respirer | can't run, couldn't run, can't scream, couldn't scream, can't breathe, couldn't breathe, can't speak, couldn't speak
misfortune threat weak | besoin de, avoir/v besoin | need to
misfortune threat weak | problème, en danger, dangereux/a, obstacle, galère, barrière, urgence, ne vois rien, voyais rien | problem, in the way, barrier, in trouble, emergency, dangerous=, couldn't see, can't get

misfortune falling strong | je tombais, dégringoler/v, trébucher/v, chute!!, en tombant | fall/v down, fall/v off, falling=, trip/v over, tripped=, stumble/v
misfortune falling fair | tomber/v!, glisser/v, déraper/v | fall/v, fell=, slip/v!

misfortune late strong | en retard, à la bourre | was late, am late, be late, late for
misfortune late strong | rater/v le, rater/v mon, rater/v l'avion, rater/v l'examen, louper/v le, louper/v mon | missed the, miss/v my
misfortune late strong | manquer/v le train, manquer/v le bus, manquer/v l'avion, manquer/v le bateau, manquer/v mon | miss/v the train, miss/v the bus, miss/v the boat
misfortune late weak | retard, trop tard | too late
`;
