/**
 * Ways people tell what is done without its own verb: `made out with`, « prendre en chasse », « se casser la
 * gueule ». Keys and guards as in lexicon/actions.ts.
 */
export const idiomActTable = `
run | prendre/v la fuite, prendre/v ses+mes+leurs jambes à, se carapater/v, se barrer/v en courant, se tirer/v en courant, s'échapper/v en courant, échapper/v à | make/v a run for it, make/v a dash for, take/v off running
chase | prendre/v en chasse, prendre/v … en chasse, courir/v derrière, foncer/v sur, foncer/v droit sur, à mes+nos+ses+leurs trousses, à ma+sa+notre+leur poursuite, se lancer/v à ma+sa+notre+leur poursuite | was+were after me+us+him+her+them, is+are after me+us+him+her+them, be/v after me+us+him+her+them, chase/v after, go/v after, come/v for me+us, chase/v … down
walk | crapahuter/v, prendre/v vie, s'animer/v, bouger/v! | come/v alive, come/v to life, move/v!!, moving=, tiptoe/v, go/v for a walk, going for a walk, take/v a walk, take/v a stroll, pace/v up and down, pace/v back and forth
fall | se casser/v la gueule, se casser/v la figure, se péter/v la gueule, se vautrer/v, perdre/v l'équilibre, faire/v une chute, se rétamer/v | plunge/v!, lose/v my+his+her balance, fall/v over, trip/v over, slip/v and fall, slipped=
fly | mettre/v à voler, commencer/v à voler, continuer/v à voler, battre/v des bras, prendre/v son+mon envol | rise/v into the air, rise/v up into the, lift/v off, flap/v my+his+her arms, take/v flight
float | se soulever/v, s'est soulevé, s'est soulevée, se sont soulevés, se sont soulevées, décoller/v du sol, quitter/v le sol | leave/v the ground, lift/v off the ground
drown | boire/v la tasse, couler/v comme une pierre | go/v under the water, go/v underwater, going under
swim | faire/v des longueurs, faire/v la brasse, piquer/v une tête | take/v a dip, go/v for a swim, going for a swim, tread/v water
crawl | - | on all fours, on my+his+her hands and knees, slither/v
kneel | tomber/v à genoux, se mettre/v à genoux, mettre/v un genou à terre | fall/v to my+his+her+their knees, drop/v to my+his+her+their knees, get/v down on my+his+her knees, get/v down on one knee, go/v down on one knee
lie | s'étaler/v, se coucher/v par terre, se coucher/v dans | lie/v on, lie/v in, lie/v there, lie/v next to, lie/v beside, laid down, lay on, lay in, lay there, laying on, laying in, laying there
sleep | faire/v la sieste, faire/v une sieste, roupiller/v, pioncer/v, piquer/v du nez | take/v a nap, have/v a nap, nap/v!!, doze/v off, nod/v off
hide | se mettre/v à l'abri, se tapir/v | go/v into hiding, lie/v low
hold | choper/v! | -
embrace | faire/v un+des+plein câlin+câlins, faire/v un gros câlin, faire/v un+des hug+hugs, prendre/v … dans mes+ses+nos+leurs bras, serrer/v … dans mes+ses+nos+leurs bras, serrer/v … contre, sauter/v au cou, faire/v l'amour, coucher/v avec, faire/v du sexe, tomber/v dans les bras | give/v me+him+her+us+them a hug, give/v me+him+her+us+them a big hug, give/v … a hug, give/v … a big hug, get/v a hug, throw/v ~ arms around, wrap/v ~ arms around, put/v ~ arms around, fling/v ~ arms around, hold/v me+him+her+them+us tight, hold/v me+him+her+them+us close, hold/v … tight, hold/v … close, take/v me+him+her in ~ arms, take/v … in ~ arms, make/v love, have/v sex, having sex, sleep/v with him+her+me
kiss | faire/v la bise, faire/v un+des bisou+bisous, donner/v un baiser, donner/v un bisou, échanger/v un baiser, se bécoter/v, galocher/v, rouler/v un patin, se rouler/v une pelle, se rouler/v des pelles, se faire/v des bisous, se galocher/v | make/v out with, making out, we made out, kiss/v and cuddle, snog/v!!, smooch/v, give/v me+him+her+us+them a kiss, give/v … a kiss, have/v a kiss, share/v a kiss, blow/v … a kiss, peck/v me+him+her on
play | passer/v la+une+des+un+les+sa+ma+notre chanson+chansons+musique+disque+disques+morceau+slow, passer/v de la musique, mettre/v de la musique | -
fight | taper/v sur lui+elle+moi+eux, se bagarrer/v, se taper/v dessus, se foutre/v sur la gueule, en venir/v aux mains, tabasser/v, rouer/v de coups, casser/v la gueule, péter/v la gueule, foutre/v une baffe+claque+raclée+beigne+droite, mettre/v une baffe+claque+raclée+beigne+droite+gifle, donner/v une baffe+claque+gifle+fessée, coller/v une baffe+claque+gifle, mettre/v un coup de, foutre/v un coup de, mettre/v des coups, foutre/v des coups, se jeter/v sur, taper/v!, taper/v dessus, me sauter/v dessus, lui sauter/v dessus, nous sauter/v dessus | get/v into a fight, get/v in a fight, have/v a fight, have/v a fistfight, throw/v punches, throw/v a punch, beat/v … up, push/v … against, shove/v … against, pin/v me+him+her down, pin/v me+him+her against, tackle/v me+him+her, headbutt/v, give/v … a slap, give/v me+him+her a slap
argue | s'embrouiller/v, se prendre/v la tête, se prendre/v le chou, passer/v un savon, faire/v la morale, faire/v une scène | have/v an argument, get/v into an argument, have/v a big argument, have/v a row with, bicker/v, get/v into it with
comfort | veiller/v sur, prendre/v soin de, prendre/v soin d', mettre/v un pansement, sécher/v mes+ses+les larmes | calm/v me+him+her+them down, calm/v … down, look/v after, cheer/v me+him+her up
dance | se trémousser/v, se déhancher/v, guincher/v, faire/v des claquettes | slow dance/v, do/v a dance, tap dance/v
sing | pousser/v la chansonnette, faire/v du karaoké | belt/v out, do/v karaoke
cry | chialer/v, éclater/v en sanglots, fondre/v en larmes, verser/v des larmes, avoir/v les larmes | burst/v into tears, break/v down in tears, break/v down crying, break/v down and, bawl/v, cry/v my+his+her eyes out, start/v bawling
shout | appeler/v à l'aide, appeler/v au secours, brailler/v, pousser/v un cri, pousser/v un hurlement, pousser/v des cris, s'égosiller/v, s'époumoner/v | call/v for help, call/v out, cry/v out, cry/v for help, shriek/v!, let/v out a scream, holler/v
laugh | se marrer/v, se bidonner/v, se poiler/v, mort+morte+morts+mortes+plié+pliée+pliés de rire, se foutre/v de la gueule, se foutre/v de moi+lui+elle+nous, se payer/v ma tête | crack/v up, burst/v out laughing, chuckle/v, cackle/v, roar/v with laughter
speak | papoter/v, tchatcher/v, taper/v la discute, tailler/v une bavette, faire/v la conversation | have/v a conversation, have/v a chat, make/v small talk, have/v a long talk
phone | être/v au téléphone, parler/v au téléphone, appeler/v les flics+keufs+gendarmes+secours+parents, appeler/v le samu, appeler/v un taxi | get/v on the phone, talk/v on the phone, call/v home, call/v a taxi, call/v a cab, call/v for an ambulance, call/v an uber
read | bouquiner/v | -
look | mater/v!, reluquer/v, zieuter/v, tirer/v la langue | stick/v out my+his+her+its+their tongue, stick/v my+his+her+its+their tongue out, stick/v my+his+her+its+their tongues out, stick/v out their tongues, check/v … out, give/v me+him+her a look
wave | faire/v coucou, faire/v un coucou | -
drive | rouler/v en voiture, rouler/v à toute, rouler/v sur l'autoroute+la+une route, rouler/v vite, rouler/v trop vite, faire/v une marche arrière | speed/v down, drive/v around
ride | faire/v du vélo+cheval+poney, faire/v de la moto, faire/v un tour à cheval+vélo | gallop/v on
throw | faire/v tomber, envoyer/v valser | chuck/v!!, lob/v!!
pull | délivrer/v, tirer/v par le bras, tirer/v par les cheveux | -
jump | se jeter/v par, se jeter/v dans le vide, se jeter/v du+d'+de+dans | skydive/v, bungee jump/v
eat | prendre/v le petit déjeuner, prendre/v mon petit déjeuner, petit déjeuner/v, casser/v la croûte, se goinfrer/v, s'empiffrer/v, grailler/v, becter/v, se régaler/v, prendre/v l'apéro, prendre/v un verre | have/v breakfast+brunch+supper+tea, having breakfast+dinner+lunch+brunch, stuff/v my+his+her+their face+faces, pig/v out, scarf/v down, feast/v on
cook | faire/v un+une+des+du+le+la gâteau+gâteaux+tarte+crêpes+gaufres+soupe+pain+pizza+omelette+quiche+confiture, faire/v à bouffer, faire/v la popote | make/v a+some cake+pie+soup+omelette+sandwich+salad+stew, make/v pancakes+bread+soup+cookies+pasta+breakfast+dinner+sandwiches
wash | se doucher/v, faire/v le ménage, se savonner/v | shower/v!!, have/v a shower, have/v a bath, do/v the laundry, do/v laundry
search | essayer/v de trouver+retrouver | try/v to find, tried to find, trying to find, hunt/v for, rummage/v
give | filer/v un+une+des+le+la+mon+ma+les, refiler/v | slip/v me+him+her a, toss/v me+him+her a
wait | poireauter/v | -
bleed | pisser/v le sang, couvert/a de sang, plein/a de sang | gush/v blood, blood everywhere
birth | perdre/v les eaux | have/v a baby, having a baby, go/v into labor+labour, in labor, in labour
kill | buter/v!, zigouiller/v, mettre/v à mort | choke/v me+him+her+them, slit/v ~ throat, chop/v ~ head off
shoot | tirer/v dessus, tirer/v sur moi+lui+elle+nous+eux | shoot/v … down
break | péter/v un+une+la+le+les+mon+ma | knock/v … over
point | montrer/v … du doigt | point/v ~ finger at
touch | masser/v!, papouiller/v, gratouiller/v, faire/v un massage | massage/v!!, give/v … a massage, give/v me+him+her a massage
leave | tourner/v le dos, tourner/v les talons | turn/v ~ back on, turn/v ~ back to, turn/v away from
- | à reculons, tomber/v amoureux+amoureuse+amoureuses, tomber/v malade+malades+enceinte, tomber/v d'accord, pêche/n à la mouche, prendre/v la mouche, avoir/v lieu, machine/n à laver, à voler, en courant d'air, faire/v attention, prêter/v attention, tenir/v compte, tenir/v un+une+le+la magasin+boutique+hôtel+restaurant+café+bar+stand+ferme, porter/v attention, porter/v plainte, jouer/v un+le rôle, donner/v l'impression, donner/v un+des cours, donner/v une conférence+leçon, jeter/v un regard, rouler/v en, en cuillère, en cuillères, prendre/v part, prendre/v ma+sa température, rendre/v compte | fly fishing, fly fish/v, running late, running water, running shoes, walking stick, driving licence, driving school, dancing shoes, sleeping bag, waiting room, run/v out of petrol+gas+fuel+time+money+air+breath+battery+ideas+space, running out of petrol+gas+fuel+time+money+air+breath+battery+ideas+space, fall/v in love, fall/v silent, fall/v ill, washing machine, standing ovation, heart attack, heart attacks, panic attack, panic attacks, take/v place, pay/v attention, pay/v close+more+no+much+any+little attention, pay/v ~ rent+bill+bills, pay/v a visit, get/v ~ attention, run/v a+the+my+his+her+their+your+our life+lives+place+hotel+shop+store+show+company+business+bar+farm+restaurant+club+camp+school+office+errand, run/v errands, run/v counter, run/v the risk, spoon fashion, spoon style, take/v part, take/v turns, take/v ~ temperature, give/v a+an+the speech+lecture+talk+try, give/v each other … look+looks, show/v up, turn/v up, turn/v out, carry/v on, carry/v out, hold/v a meeting, catch/v a glimpse, catch/v a brief glimpse, catch/v ~ breath, play/v a part, stand/v for, make/v up a story, make/v up my+his+her mind, fall/v into place, bring/v up the subject, sort of, feed/v on, hang/v out with, break/v up with, get/v ~ work done, follow/v a route, follow/v the route, hit/v me that, strike/v me as, reading glasses, playing field, swimming costume
`;
