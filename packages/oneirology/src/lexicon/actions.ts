/**
 * What is done in a dream, as a picture can show it: key is the act. Verbs that show nothing
 * (think, know, be) are no acts.
 */
export const actionTable = `
run | courir/v, s'enfuir/v, fuir/v, m'enfuir/v, détaler/v, cavaler/v, galoper/v, sprinter/v, me sauver/v, se sauver/v | run/v!, flee/v, sprint/v, gallop/v, race/v!, dash/v!, run/v away
chase | poursuivre/v, pourchasser/v, courir/v après, traquer/v, courser/v, être/v à mes trousses | chase/v, pursue/v, run/v after, hunt/v, come/v after
walk | marcher/v!, avancer/v, me promener/v, se promener/v, déambuler/v, errer/v, cheminer/v, arriver/v vers, venir/v vers, s'approcher/v | walk/v!, wander/v, stroll/v, step/v!, march/v!, trudge/v, walk/v away, walk/v off, come/v towards, come/v toward
fall | tomber/v, chuter/v, dégringoler/v, dévaler/v, basculer/v, m'écrouler/v, s'écrouler/v, s'effondrer/v, s'écraser/v, s'abîmer/v, plonger/v dans le vide, quitter/v la route, sortir/v de la route, passer/v par-dessus | plunge/v!!, go/v off a+the bridge+cliff+road+edge+rails+track, drive/v off a+the bridge+cliff+road+edge, skid/v off, veer/v off, fall/v!, tumble/v, plummet/v, collapse/v, topple/v, drop/v down, crash/v
fly | voler/v au, voler/v dans, voler/v par, voler/v sur, je vole!, je volais!, planer/v, m'envoler/v, s'envoler/v, voler/v | fly/v!!, flying over, flying above, flying through, flying with, flying around, flying like, was flying, were flying, am flying, are flying, is flying, flew=, flown=, could fly, can fly, soar/v, glide/v
float | flotter/v, naviguer/v, voguer/v, dériver/v, léviter/v, être/v suspendu | float/v!, sail/v!!, drift/v, levitate/v, hover/v
drown | me noyer/v, se noyer/v, noyer/v, couler/v, couler/v à pic, s'enfoncer/v dans l'eau, s'enfoncer/v dans la+une mer, s'enfoncer/v dans la+une rivière, s'enfoncer/v dans le+un lac, s'enfoncer/v dans le+un fleuve, faire/v naufrage, sombrait, sombraient | drown/v, sinking=, sank=, sinks=
swim | nager/v, me baigner/v, se baigner/v, plonger/v | swim/v!, bathe/v, dive/v!
climb | grimper/v, escalader/v, monter/v à l'échelle, monter/v l'escalier, monter/v, gravir/v, se hisser/v | climb/v!, go/v up, scale/v!!
crawl | ramper/v, se traîner/v, à quatre pattes | crawl/v, creep/v
kneel | m'agenouiller/v, s'agenouiller/v, à genoux, prier/v, demander/v en mariage, me demander/v en mariage | kneel/v, on my knees, on her knees, on his knees, pray/v, propose/v to
crouch | m'accroupir/v, s'accroupir/v, accroupi/a, recroquevillé/a, se blottir/v | crouch/v, curl/v up, huddle/v, squat/v
sit | m'asseoir/v, s'asseoir/v, assis/a, être/v assis, ramer/v, pagayer/v, s'installer/v, attablé/a, ligoté/a sur+à, attaché/a sur | tied up on+in, tied to a+the+my chair+seat, tied on, strapped in, strapped into, sit/v!, sit/v down, seated=, row/v!!, rowing=, paddle/v, take/v a seat
lie | allongé/a, couché/a, m'allonger/v, s'allonger/v, étendu/a, gisant/a, gésir/v, paralysé/a, lové/a, enroulé/a sur+dans+autour, se lover/v | coiled=, curled=, lie/v down, lying=, lay/v down, stretched out, paralysed=, paralyzed=
sleep | dormir/v, endormi/a, m'endormir/v, s'endormir/v | sleep/v!, asleep=, fall/v asleep
hide | me cacher/v, se cacher/v, caché/a, se dissimuler/v, se planquer/v, me planquer/v, se réfugier/v, me réfugier/v | hide/v!, hidden=, duck/v behind, take/v cover, take/v shelter
reach | tendre/v la main, tendre/v les bras, essayer/v d'attraper, atteindre/v | reach/v!, reach/v out, stretch/v out, reach/v for
carry | porter/v!, transporter/v, tenir/v dans mes bras, tenir/v dans ses bras, trimballer/v, porter/v dans, bercer/v, allaiter/v, donner/v le sein | carry/v, hold/v in ~ arms, haul/v, cradle/v!!, rock/v ~ baby, breastfeed/v, nurse/v the baby
hold | tenir/v, serrer/v dans ma main, brandir/v, décrocher/v, attraper/v, ramasser/v, cueillir/v, saisir/v, agripper/v, accroché/a à, accrochée à, suspendu/a à, suspendue à, cramponné/a à, m'accrocher/v, s'accrocher/v, m'agripper/v, s'agripper/v, me cramponner/v, se cramponner/v | hold/v!, grip/v, clutch/v, grab/v!, catch/v!, pick/v up, take/v down, hang/v on to, hold/v on to, hold/v onto, cling/v to, hang/v from
hold-hands | tenir/v par la main, tenir/v la main, main dans la main, prendre/v par la main, prendre/v la main, prendre/v … par la main, tenir/v … par la main, donner/v la main, me donnait la main, me donner/v la main | hold/v hands, hand in hand, holding hands, take/v ~ hand, took ~ hand, held ~ hand, hold/v ~ hand, take/v … by the hand, hold/v … by the hand
embrace | étreindre/v, se serrer/v dans les bras, se prendre/v dans les bras, serrer/v dans les bras, serrer/v dans mes bras, prendre/v dans ses bras, prendre/v dans mes bras, serrer/v dans ses bras, serrer/v contre, enlacer/v, câlin, me prend dans ses bras, câliner/v, se serrer/v contre | hug/v, embrace/v, hold/v me close, in each other's arms, put ~ arms around, cuddle/v, snuggle/v
kiss | embrasser/v, baiser/n!!, bisou, m'embrasse, rouler/v une pelle | kiss/v
fight | me battre/v, se battre/v, combattre/v, frapper/v, lutter/v, cogner/v, attaquer/v, taper/v sur, gifler/v, donner/v un coup, donner/v des coups, assommer/v, griffer/v | fight/v!, hit/v!, punch/v!, attack/v!, struggle/v with, wrestle/v, beat/v up, slap/v, kick/v!!, scratch/v!!
argue | me disputer/v, se disputer/v, s'engueuler/v, m'engueuler/v, dispute, gronder/v, engueuler/v, réprimander/v, disputer/v | argue/v, quarrel/v, yell/v at, scold/v, tell/v me off, tell/v him off, tell/v her off, told me off
comfort | consoler/v, réconforter/v, rassurer/v, apaiser/v, soigner/v | comfort/v!, console/v, soothe/v, nurse/v!, take/v care
dance | danser/v, valser/v | dance/v!, waltz/v
sing | chanter/v, chantonner/v, fredonner/v | sing/v, hum/v
play | jouer/v du, jouer/v de la, jouer/v de l', jouer/v au, jouer/v | play/v!
cry | pleurer/v, sangloter/v, en larmes | cry/v!, weep/v, sob/v, in tears
shout | appeler/v ma+mon mère+maman+père+papa+sœur+frère+mari+femme+ami+amie+chien+chat+fils+fille, crier/v, hurler/v, gueuler/v | scream/v!, shout/v!, yell/v, howl/v!
laugh | rire/v, rigoler/v, éclater/v de rire, sourire/v, se moquer/v, ricaner/v, pouffer/v | laugh/v!, giggle/v, smile/v!, grin/v!, make/v fun of, mock/v, laugh/v at, snigger/v
speak | appeler/v par mon+son+leur+notre prénom+nom+petit, parler/v, discuter/v, raconter/v, bavarder/v, chuchoter/v, murmurer/v, demander/v, poser/v une question, poser/v des questions, négocier/v, interroger/v | call/v ~ name, call/v me by, pull/v me+us+him+her+them over, talk/v!, speak/v, whisper/v!, chat/v!, negotiate/v, interview/v!, question/v!!
phone | téléphoner/v, appeler/v au téléphone, au téléphone, composer/v le numéro, composer/v un numéro, composer/v son numéro, composer/v le 18, composer/v le 17, composer/v le 15, rappeler/v, appeler/v la+les police+pompiers+urgences+ambulance, passer/v un coup de fil, envoyer/v un message+sms+texto, raccrocher/v | phone/v!!, on the phone, call/v ~ on the phone, make/v a call, ring/v me+him+her+us, ring/v up, call/v me at, call/v me from, dial/v, ring/v my+his+her mum+mom+dad+mother+father+sister+brother+husband+wife+friend+boss+doctor, call/v my+his+her mum+mom+dad+mother+father+sister+brother+husband+wife+friend+boss+doctor, call/v the police, call/v 911, call/v 999, call/v an ambulance, text/v!!, send/v a text+message, rang me, rings me
write | taper/v sur le+leur+son+mon+un clavier, taper/v sur leurs+mes+les+des claviers, taper/v à l'ordinateur, écrire/v, noter/v!, rédiger/v, signer/v, prendre/v des notes, gribouiller/v, remplir/v un formulaire, passer/v le bac, passer/v un examen, passer/v mon bac, passer/v mon examen, repasser/v mon+le+son+un+l'+ma+la bac+examen+permis+concours+épreuve, corriger/v | write/v, type/v!!, typing=, sign/v!!, take/v notes, took notes, scribble/v, fill/v in a form, fill/v out a form, take/v an exam, sit/v an exam, take/v my exam, sit/v my exam, take/v a test
read | lire/v | read/v!
look | regarder/v, contempler/v, observer/v, fixer/v, apercevoir/v, écouter/v, espionner/v, épier/v, dévisager/v, surveiller/v, jeter/v un œil, filmer/v, photographier/v, prendre/v … en photo, prendre/v en photo, prendre/v une photo, prendre/v des photos | look/v!, watch/v!, stare/v, gaze/v, look/v at, listen/v to, spy/v on, peek/v, peer/v, glance/v, film/v!!, photograph/v!!, take/v a photo, take/v a picture, take/v photos, take/v pictures, keep/v an eye on
point | pointer/v, montrer/v du doigt, désigner/v, accuser/v | point/v at, point/v to, pointing=, accuse/v
wave | faire/v signe, saluer/v, agiter/v la main, dire/v au revoir, faire/v des signes, faire/v de grands signes | wave/v at, wave/v to, waving=, say/v goodbye, wave/v goodbye
drive | conduire/v, être/v au volant, au volant, prendre/v le+mon+son volant, piloter/v, faire/v atterrir, poser/v l'avion | drive/v!, at the wheel, take/v the wheel, behind the wheel, land/v the plane, land/v a plane, fly/v the plane, fly/v a plane, steer/v
ride | chevaucher/v, monter/v à cheval, à cheval, à vélo, pédaler/v, à dos de | ride/v!, on horseback, riding=
throw | jeter/v, lancer/v, balancer/v, faire/v rebondir, laisser/v tomber | throw/v, toss/v, hurl/v, bounce/v!, drop/v!
push | pousser/v!, repousser/v, appuyer/v sur | push/v, shove/v
pull | tirer/v sur, tirer/v par, traîner/v, tirer/v vers, arrêter/v!!, emmener/v de force, tirer/v un+une+le+la+les+l'+mon+ma+mes+son+sa+des+notre+nos+leur, remorquer/v, tracter/v, arracher/v, promener/v en laisse, me promener/v en laisse, me tenir/v en laisse, tenir/v en laisse | take/v me+him+her+us+them for a walk, pull/v, drag/v, tug/v, arrest/v!, pull/v out, tow/v, rip/v out, yank/v, tear/v out
jump | sauter/v, bondir/v, s'élancer/v | jump/v, leap/v, hop/v
eat | manger/v, dévorer/v, avaler/v, croquer/v, boire/v!, goûter/v à, grignoter/v, mâcher/v, mastiquer/v, lécher/v, ronger/v, bouffer/v, pique-niquer/v, faire/v un pique-nique | eat/v, devour/v, swallow/v!, drink/v!, nibble/v, bite/v into, chew/v, lick/v, gnaw/v, munch/v, have/v a picnic, having a picnic, picnic/v!!
cook | cuisiner/v!, remuer/v la soupe, préparer/v le repas, faire/v cuire, faire/v la cuisine, cuire/v, frire/v, griller/v, pétrir/v, mijoter/v | cook/v!, bake/v, stir/v!, stir/v the soup, fry/v!!, boil/v!!, roast/v!!, grill/v!!, knead/v
wash | laver/v, nettoyer/v, me laver/v, faire/v la vaisselle, prendre/v un bain, prendre/v une douche, rincer/v, shampouiner/v, passer/v la serpillière | wash/v, take/v a bath, take/v a shower, clean/v, do/v the dishes, rinse/v, scrub/v, mop/v!!, wash/v up
search | me perdre/v, se perdre/v, être/v perdu+perdue+perdus+perdues, chercher/v, fouiller/v, être/v à la recherche, perdu mes+mon+ma clés+clé+sac+téléphone+portable+passeport+billet+valise+chemin+route+chaussures+chaussure, égarer/v, perdre/v mon+ma+mes+notre+nos bébé+enfant+enfants+fils+fille+filles+chien+chat+vache+vaches+mouton+moutons+cheval+chevaux+voiture+vélo+poussette+caddie+mari+femme+mère+frère+sœur | lose/v my+our baby+child+children+kid+kids+son+daughter+dog+cat+cow+cows+sheep+horse+horses+car+bike+pram+trolley+husband+wife+mother+brother+sister, be/v lost, get/v lost, got lost, look/v for, search/v!, search/v for, lost my keys+key+bag+phone+passport+ticket+wallet+way+shoes+shoe+suitcase+luggage, lose/v my keys+bag+phone+passport+ticket+way+shoes
open | ouvrir/v | open/v, unlock/v
dig | creuser/v, enterrer/v, pelleter/v, déneiger/v | shovel/v!!, dig/v, bury/v
follow | suivre/v! | follow/v
give | donner/v, offrir/v, tendre/v, apporter/v, servir/v, vendre/v, nourrir/v, donner/v à manger, prêter/v, distribuer/v, livrer/v!, payer/v | give/v, bring/v, serve/v, hand/v!, offer/v!, sell/v, pass/v him+her+me+us+them, feed/v!, lend/v, hand/v out, deliver/v, pay/v!!, give/v back
wait | attendre/v, patienter/v, faire/v la queue | wait/v!, queue/v!!, line/v up, stand/v in line, wait/v in line
stand | tenir/v dans un+une+mon+ma, vivre/v, habiter/v, loger/v, debout, se lever/v, me lever/v, se dresser/v, se tenir/v, me tenir/v, rester/v sur, atterrir/v sur, se poser/v sur, coincé/a, bloqué/a, enfermé/a, prisonnier de, prisonnière de, piégé/a | fit/v in, fit/v into, fit/v inside, fitted in, fitted into, live/v!!, living in, stand/v!, stand/v up, get/v up, standing=, stay/v on, stay/v behind, remain/v on, land/v on, perch/v, stuck=, trapped=, locked in
enter | entrer/v!, pénétrer/v, monter/v dans, embarquer/v, entrer/v par effraction, cambrioler/v, s'introduire/v | enter/v, climb/v in through, climb/v in by, climb/v in the window, go/v in, go/v into, walk/v into, come/v in, get/v into, get/v on, climb/v into, board/v!!, break/v into, break/v in, burgle/v, sneak/v into, sneak/v in
leave | partir/v, s'éloigner/v, quitter/v, m'éloigner/v, s'en aller/v, m'en aller/v, s'en allait, s'en allaient, s'éclipser/v, en aller/v | leave/v!, go/v away, drive/v off, pull/v away, move/v off
break | casser/v, briser/v, se casser/v, se briser/v, éclater/v, exploser/v, s'effriter/v, s'émietter/v, déchirer/v, craquer/v, s'ébrécher/v | break/v!, shatter/v, explode/v, smash/v, crumble/v!, tear/v up, rip/v up, burst/v, pop/v!!
bleed | saigner/v, en sang | bleed/v, covered in blood
pass | traverser/v, passer/v dans, passer/v devant, passer/v sur, passer/v au, passer/v par, passer/v sous, se déverser/v, s'engouffrer/v | cross/v!, pass/v by, pass/v through, go/v by, drove by, drives by, driving by, pour/v into, pour/v through, flow/v into, spill/v into, stream/v into
emerge | sauter/v+tomber/v+ramper/v+couler/v+dégouliner/v de ma+mes+sa+ses+leur+leurs+la bouche+oreille+oreilles+nez+poche+poches+manche+manches+narines+yeux+cheveux, sortir/v de, sortir/v du, sortir/v d', sortir/v des, surgir/v de, surgir/v du, surgir/v d', jaillir/v de, jaillir/v du, en sortir/v, en jaillir/v, en surgir/v, en tomber/v, descendre/v de son+sa+ce+cette, s'échapper/v de+du+des+d', s'extirper/v de+du+des+d', sauter/v hors de, sauter/v hors du, grouiller/v hors de | come/v out of, fly/v out, pour/v out, burst/v out, spill/v out, leap/v out, slither/v out, hop/v out, come/v up through, come/v through, come/v up from, crawl/v out of, emerge/v from, fly/v out of, climb/v out of, grow/v out of, come/v out, jump/v out of, pour/v out of, crawl/v out, step/v out of, walk/v out of, climb/v out, jump/v out, run/v out of, climb/v out of, climb/v down out of, climb/v down from, step/v out of, step/v down from, jump/v out of, fly/v out of, pour/v out of, swarm/v out of, crawl/v from, get/v out of, leap/v out of, walk/v out of
bite | mordre/v, piquer/v! | bite/v!, sting/v!
find | croiser/v!!, trouver/v!, découvrir/v, retrouver/v | find/v, discover/v, bump/v into, run/v into a+an+my+our+some+someone, come/v across, stumble/v upon+across
build | construire/v, bâtir/v, fabriquer/v | build/v!
sew | coudre/v, recoudre/v, broder/v | sew/v, stitch/v!
knit | tricoter/v, crocheter/v | knit/v, crochet/v
cut | couper/v!, découper/v, tailler/v!!, éplucher/v, peler/v, trancher/v, raser/v, tondre/v | cut/v!, carve/v, saw/v off, saw/v in half, saw/v through, sawing=, chop/v!, peel/v!, slice/v!!, shave/v!!, mow/v, trim/v!!
knock | frapper/v à, toquer/v à, cogner/v à, tambouriner/v, taper/v sur la+une+ma vitre, taper/v sur la+une+ma porte, taper/v sur la+une+ma fenêtre, taper/v à, cogner/v contre | knock/v!, bang/v on, bang/v at, hammer/v at, hammer/v on, pound/v on, pound/v at, tap/v on
marry | se marier/v, me marier/v, épouser/v, nous marions, s'est marié, s'est mariée | marry/v, get/v married, getting married
birth | accoucher/v, mettre/v au monde, donner/v naissance | give/v birth to, give/v birth
become | se transformer/v en, me transformer/v en, se changer/v en, devenir/v, se métamorphoser/v, virer/v au, transformé/a en, changé/a en, métamorphosé/a en | turn/v into, turn/v to, change/v into, transform/v into, become/v, morph/v
shoot | tirer/v une balle, tirer/v dessus, tirer/v sur moi+nous+lui+elle+eux, tirer/v au, fusiller/v, braquer/v, pointer/v une arme, pointer/v un pistolet | shoot/v!, fire/v at, aim/v a gun, point/v a gun
kill | tuer/v, assassiner/v, poignarder/v, étrangler/v, décapiter/v, exécuter/v, empoisonner/v | kill/v!, murder/v!, stab/v!, strangle/v, behead/v, execute/v, poison/v!!
paint | peindre/v, dessiner/v | paint/v!, draw/v!!
tend | prendre/v … tension+pouls+température, repasser/v, réparer/v, essuyer/v, frotter/v, trier/v, plier/v, empiler/v, emballer/v, bricoler/v, polir/v, balayer/v, repeindre/v, opérer/v, étendre/v le+du+son+mon+ma+leur linge, étendre/v la lessive, passer/v l'aspirateur, passer/v le balai | take/v … pulse+temperature, take/v … blood pressure, iron/v!, ironing=, repair/v, mend/v, wipe/v, sort/v!, fold/v!, stack/v!, wrap/v!, polish/v!, sweep/v!, fix/v!, operate/v on, hang/v up, hang/v out, unscrew/v, screw/v!!, feed/v!!, assemble/v, vacuum/v, hoover/v
touch | caresser/v, toucher/v, effleurer/v, tapoter/v, brosser/v, coiffer/v, peigner/v | stroke/v!!, touch/v!!, caress/v, pat/v!!, pet/v!!, brush/v!!, comb/v!!, tickle/v
put | mettre/v, poser/v, ranger/v, glisser/v, fourrer/v, enfermer/v, enfoncer/v, déposer/v, charger/v, faire/v ma+sa+mes+ses+nos valise+valises, suspendre/v | put/v, stuff/v!!, place/v!!, slip/v!!, lock/v!!, lay/v!!, tuck/v!!, pack/v!!, load/v!!, hang/v
disappear | disparaître/v, s'évanouir/v, s'effacer/v, s'évaporer/v, se volatiliser/v | disappear/v, vanish/v, fade/v, evaporate/v
`;

/** What a thing or place is made to be that it is not by day: key is the change. */
export const changeTable = `
flooded | inondé/a, noyé/a sous, rempli/a d'eau, pleine d'eau, plein d'eau, sous l'eau, submergé/a, englouti/a, l'eau monte, l'eau montait, se remplir/v d'eau, s'emplir/v d'eau, prendre/v l'eau, la mer entre, la mer entrait, l'eau entre, l'eau entrait, être/v inondé, eau jusqu'aux | flooded=, flooding=, filled with water, fill/v with water, fill/v up with water, full of water, the sea comes in, the sea came in, water comes in, water came in, water pours in, water poured in, under water, underwater, submerged=, water rises, water was rising, water rising, water up to
giant | si gros+grosse+grand+grande+haut+haute, tellement gros+grosse+grand+grande, géant/a, gigantesque, énorme, immense, démesuré/a, colossal/a, aussi gros+grosse+grand+grande+grands+grandes+haut+haute que+qu', plus gros+grosse+grand+grande+haut+haute que+qu', gros comme, grosse comme, grand/a comme, haut/a comme, de la taille d' | so big+large+huge+enormous+tall, tall as, big as, high as, large as, giant=, gigantic=, huge=, enormous=, immense=, oversized=, as big as, as large as, bigger than, taller than, larger than, as tall as, the size of, colossal=
tiny | minuscule, microscopique, assez petit+petite+petits+petites pour, tout petit, très petit, très petite, très petits, très petites, toute petite, tout petits, toutes petites, lilliputien/a, miniature, si petit, si petite, si petits, si petites, rapetisser/v, rétrécir/v, aussi petit+petite+petits+petites que+qu', plus petit+petite+petits+petites que+qu', petit/a comme, pas plus gros+grosse+grand+grande que+qu', pas plus haut+haute que+qu' | tiny=, teeny=, small enough, as small as, small like, very small, really small, small as, smaller than, no bigger than, no larger than, no taller than, microscopic=, miniature=, minuscule, so small, shrink/v
falling | tomber/v du ciel, pleuvaient, pleuvait des, pleut des, pleuvoir des, neigeait des, neige des, pluie de, tomber/v comme de la neige+pluie, tomber/v … comme de la neige+pluie, comme des flocons | fall/v from the sky, rain/v down, snow/v down, a rain of, raining=!!, snowing=!!, were raining, were snowing, rained on, rained down on, falling like snow, fell like snow, falling like rain, fell like rain
many | des centaines, des milliers, par centaines, par milliers, partout, innombrable, une foule, une multitude, à perte de vue, rempli/a de, rempli/a d', plein de, pleine de, pleins de, plein d', pleine d', couvert/a de, remplir/v tout, remplir/v toute, envahir/v | hundreds=, thousands=, everywhere, countless, swarm, fill/v the whole, fill/v up the, full of, filled with, covered in, covered with, millions=
two | deux, une paire de, un couple de, parents, grands-parents, jumeaux, jumelles | two=, a pair of, a couple of, parents=, grandparents=, twins=
burning | prendre/v feu, s'embraser/v, s'enflammer/v, en feu, brûler/v, en flammes, incendie, flamber/v | catch/v fire, caught fire, burst into flames, on fire, burn/v!, in flames, burning=, ablaze
melting | fondre/v!!, fondait, fondaient, fond=, fondent, fondu/a, dégouliner/v | melt/v, melting=, dripping=
growing | de plus en plus gros+grosse+grosses+grand+grande+grands+grandes, grandir/v, pousser/v comme, grossir/v, pousser/v sur, pousser/v de, pousser/v dans | get/v bigger, getting bigger, get/v larger, growing bigger, grow/v!, growing=, grows out, sprout/v, swell/v
upside-down | à l'envers, la tête en bas, sens dessus dessous, renversé/a | upside down, inverted=, head down
ceiling | au plafond, descendre/v+pendre/v du plafond, sur le plafond, marcher/v au plafond | on the ceiling, across the ceiling, along the ceiling, over the ceiling, on … ceiling, bedroom ceiling, kitchen ceiling, bathroom ceiling, classroom ceiling, from the ceiling
floating | flotter/v dans l'air, flottait dans l'air, en lévitation, suspendu/a, en apesanteur, dans les airs | float/v in the air, floating=, suspended=, weightless, in mid air, hanging in the air
inside-out | à l'intérieur d'un, dans le ventre, à l'intérieur d'une | inside a, in the belly
glass | en verre, de verre, transparent/a, de cristal | made of glass, glass=!!, transparent, crystal=!!
paper | en papier, de papier, en carton | made of paper, paper=!!, cardboard=
gold | en or, d'or, doré/a | made of gold, golden, gold=!!
stone | en pierre, de pierre, de marbre, figé/a comme des statues, figés comme des statues, immobiles comme des statues, immobile comme une statue, figé/a sur place, pétrifié/a | made of stone, still as statues, still like statues, frozen like statues, like statues, frozen in place, stone=!!, marble=
ice | en glace, de glace, gelé/a, glacé/a | made of ice, frozen=, icy
flesh | en chair, vivant/a, respirer/v, comme un animal | made of flesh, alive=, breathing=
broken | cassé/a, brisé/a, se fissurer/v, se craqueler/v, fissuré/a, craquelé/a, en ruine, en ruines, en morceaux, délabré/a | broken=, crack/v, in ruins, ruined=, in pieces, shattered=
faceless | avoir/v pas de visage, avoir/v plus de visage, avoir/v pas de tête, avoir/v plus de tête, sans visage, sans tête, sans yeux, visage flou | faceless=, had no faces, have no faces, without a face, without faces, no face, no faces, no head, no heads, without heads, without a head, without eyes, no eyes, headless=
naked | nu/a!!, a poil, être/v nu+nue+nus+nues, marcher/v nu+nue+nus+nues, courir/v nu+nue+nus+nues, promener/v nu+nue+nus+nues, retrouver/v nu+nue+nus+nues, tout nu, toute nue, assis+debout+allongé+couché nu, assise+debout+allongée+couchée nue, tout nus, complètement nu, complètement nue, à poil, nu+nue comme un ver, dans le plus simple appareil, en tenue d'adam, en tenue d'ève, sans rien sur moi, sans pantalon, sans culotte, sans vêtements, pas de pantalon, plus de pantalon, pas de vêtements, plus de vêtements, pas de culotte, oublié de mettre ~ pantalon, en slip, en caleçon, en culotte | naked=, nude=, without a stitch, not a stitch on, starkers, in my birthday suit, in the buff, in the nip, stark naked, without clothes, without any clothes, no clothes on, without trousers, without pants, no pants on, no trousers, no trousers on, no pants, had no clothes, only in my underwear, in my underwear, forgotten ~ trousers, forgotten to put on ~ trousers, not wearing any clothes, not wearing any trousers, not wearing any pants, wasn't wearing any clothes, wasn't wearing any trousers, wasn't wearing any pants
masked | masqué/a, avec un masque, portant un masque, porter/v un masque, avec des masques, sous un masque | masked=, in a mask, in a … mask, in masks, with a mask, with a … mask, wear/v a mask, wear/v a … mask, wear/v masks, wear/v the same mask, wear/v the mask
empty | vide!, déserte!!, désertes!!, abandonné/a | empty!, deserted=, abandoned=
red | rouge | red!
orange | orangé/a, roux=, rousse=, rousses= | orange!!, ginger!!
yellow | jaune | yellow!
green | vert/a | green!
blue | bleu/a | blue!
violet | violet/a, mauve | purple!, violet!!
pink | rose, roses | pink!
brown | marron, brun/a | brown!
black | noir/a | black!
white | blanc!, blanche!, blancs!, blanches! | white!
grey | gris/a | grey!, gray!
`;
