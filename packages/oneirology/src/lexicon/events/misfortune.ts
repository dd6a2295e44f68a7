/**
 * What befalls people through no one's will. A word that is as often told in passing (`sick`,
 * `hurt`, `lost in thought`) is weak: it counts only beside others.
 */
export const misfortune = `
misfortune death strong | décès, décéder/v, mort=!, morte=!, mortes=, morts=, mourir/v, périr/v, tué+tuée dans | death, die/v, dying=, killed in, perish/v
misfortune death strong | noyade, noyé/a, se+me noyer/v | drown/v, drowning=
misfortune death strong | cadavre | corpse
misfortune death weak | cercueil, cimetière, enterrement, obsèques, tombe!! | cemetery, coffin, dead=, funeral, grave!!

misfortune injury strong | blessure, blessé/a, fracture, me casser/v la+le, me suis cassé+cassée, me+se blesser/v | broke+cut my, broken leg+arm, injured=
misfortune injury strong | cancer, crise cardiaque, fausse couche, grippe, infecté/a, maladie, tumeur | cancer, disease, heart attack/n, infected=, miscarriage, operation!!
misfortune injury strong | bras cassé, cheville foulée, entorse, jambe cassée | sprained=
misfortune injury strong | inconscient/a, m'évanouir/v, malaise, perdre/v connaissance, s'évanouir/v, évanoui/a | faint/v!, fainted=, unconscious=
misfortune injury strong | perdre/v mes dents, perdre/v une dent | fall+fell out, lose/v my teeth, teeth are falling, teeth fell+falling
misfortune injury strong | fièvre, mal au ventre+dos, mal aux dents, mal de tête, mal à la, nausée, tomber/v malade, vomir/v | fever, headache, sore=, stomach ache/n, vomit/v
misfortune injury strong | bleus partout, boiter/v, contusion, défiguré/a, enflé/a, handicapé/a, paralysé/a | bruise, bruised=, crippled=, deformed=, swollen=
misfortune injury fair | brûlé/a, ensanglanté/a, plaie, saigner/v, sang | bitten=, blood, bloody=, burned=, wound!!, wounded=
misfortune injury fair | malade, souffrance, épuisé/a | exhausted=, ill=, sick=, suffering=
misfortune injury fair | avoir/v mal, douleur, douloureux/a | pain, painful=
misfortune injury weak | aveugle, cicatrice, faible, fatigué/a, folle=, fou= | blind=!, insane=, scar, weak=
misfortune injury weak | ambulance, mal!!, opération!!, saignement, à l'hôpital | ambulance, bleed/v, bleeding=, hurt=, illness, in the hospital, limp/v!, paralyzed=, stroke!!

misfortune accident strong | accident, collision, dérailler/v, percuter/v, s'écrase/v, s'écraser/v | accident, collision, crash!!, crash/v, run/v over, wreck
misfortune accident strong | chavirer/v, couler/v!, naufrage | shipwreck, sink/v!, tip/v over
misfortune accident strong | en feu, exploser/v, explosion, incendie, prendre/v feu | blow/v up, burned down, burnt=, explode/v, explosion, on+caught fire
misfortune accident strong | avalanche, catastrophe, inondation, inondé/a, raz de marée, tornade, tremblement/n de terre | disaster, earthquake, flood, flooded=, tidal wave/n, tornado
misfortune accident strong | effondrement, effondré/a, s'effondrer/v, s'écrouler/v, éboulement, écroulé/a | collapse/v, leak/v
misfortune accident strong | englouti/a, m'enliser/v, s'enliser/v, sables mouvants, submergé/a | quicksand, sinking=
misfortune accident strong | brisé/a, détruit/a, en panne, hors service, pneu crevé | break/v down, damaged=, flat tire+tyre, out of order
misfortune accident strong | casser/v, cassé/a, sans faire exprès | accidentally=, broken=
misfortune accident fair | abîmé/a, par erreur, renverser/v | by mistake, ruined=, smashed=, spill/v, stuck=
misfortune accident weak | brûler/v, déchiré/a | breaks=, burning=, torn=

misfortune lost strong | me suis trompé+trompée, s'égarer/v, égarer/v, égaré/a | misplaced=, missing=
misfortune lost strong | me+se perdre/v, nous perdons+perdions, sommes+étions perdus, suis+étais perdu, suis+étais perdue | am+was+were+are lost, get/v lost
misfortune lost strong | perdre/v mon+ma+mes, retrouve+retrouvais plus, sais+savais plus où, volé mon+ma | can't find, don't know where
misfortune lost fair | oublier/v | forget/v
misfortune lost fair | disparaître/v, disparu/a, introuvable, trouve+trouvais pas | cannot find, could not find, couldn't find, disappeared=
misfortune lost fair | fermé+fermée à clé, perdre/v, perdu/a | closed=, lose/v, lost=
misfortune lost weak | plus là, vide!!, volé/a | empty=, gone=!

misfortune threat strong | cul de sac, sans issue | can't escape, couldn't escape, dead end, no way out
misfortune threat strong | bloqué/a, coincé/a, enfermé/a, piégé/a, prisonnier/a | blocked=, can't get out, couldn't get out, locked out, stranded=, trapped=
misfortune threat strong | danger, menace!!, pris+prise dans | caught in, danger
misfortune threat fair | difficulté, se+me débattre/v | couldn't get, frantic=, struggle/v, trouble
misfortune threat fair | me+se dépêcher/v, pressé/a | hurry/v, in a hurry
misfortune threat fair | foudre, orage, ouragan, tempête | hurricane, lightning, storm
misfortune threat fair | se retrouver/v coincé | can't move, cannot move, could not move, couldn't move
misfortune threat fair | aucun son ne sort+sortait | can't run+scream+breathe+speak, couldn't run+scream+breathe+speak
misfortune threat weak | avoir/v besoin, besoin de | need to
misfortune threat weak | barrière, dangereux/a, en danger, galère, ne vois rien, obstacle, problème, urgence, voyais rien | barrier, can't get, couldn't see, dangerous=, emergency, in the way, in trouble, problem

misfortune falling strong | chute!!, dégringoler/v, en tombant, je tombais, trébucher/v | fall/v down+off, falling=, stumble/v, trip/v over, tripped=
misfortune falling fair | déraper/v, glisser/v, tomber/v! | fall/v, fell=, slip/v!

misfortune late strong | en retard, à la bourre | late for, was+am+be late
misfortune late strong | louper/v le+mon, rater/v l'avion, rater/v l'examen, rater/v le+mon | miss/v my, missed the
misfortune late strong | manquer/v l'avion, manquer/v le train+bus+bateau, manquer/v mon | miss/v the train+bus+boat
misfortune late weak | retard, trop tard | too late
`;
