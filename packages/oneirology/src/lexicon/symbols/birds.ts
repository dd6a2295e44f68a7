import { family } from '#lexicon/symbols/family.ts';

export const birds = family(
  'birds',
  { fr: 'les oiseaux', en: 'birds' },
  `
bird | oiseau, oisillon, moineau, mésange, hirondelle, rouge-gorge, piaf, zoziau, un volatile, ce volatile, passereau, merle, pinson, chardonneret, bouvreuil, canari, serin, rossignol, étourneau, roitelet, geai, grive, fauvette, alouette, huppe, pic-vert, pics-verts, pivert, martin-pêcheur, martins-pêcheurs, loriot, bergeronnette, caille, perdrix, perdreau, faisan, pintade, bécasse, bécassine, vanneau, courlis, huard, bernache, outarde, cormoran, macareux, toucan, pélican, calao, mainate, engoulevent, sansonnet, colibri, bruant, sittelle, foulque, poule/n d'eau, coq/n de bruyère, casoar | bird, sparrow, swallow!!, robin!!, canary, songbird, blackbird, starling, swifts=, wren, thrush, blue tit/n, great tit/n, coal tit/n, finch, goldfinch, chaffinch, bullfinch, greenfinch, nightingale, skylark, lark!!, cuckoo!!, woodpecker, kingfisher, hummingbird, toucan, hornbill, hoopoe, blue jay/n, bluejay, house martin/n, mockingbird, catbird, bluebird, kookaburra, lyrebird, lapwing, curlew, sandpiper, oystercatcher, plover, nightjar, pelican, cormorant, puffin, gannet, guillemot, partridge, pheasant, quail!!, grouse!!, guinea fowl/n, guinea hen/n, loon, moorhen, coot, roadrunner, fledgling, nestling, mynah, nuthatch, warbler, ptarmigan, cassowary
owl | hibou, chouette!!, hulotte, effraie, grand-duc, grands-ducs, chat-huant, chats-huants, harfang | owl, barn owl/n, owlet
eagle | aigle, faucon, rapace, épervier, buse, milan royal, milan noir, busard, gypaète, balbuzard, crécerelle, aiglon, oiseau/n de proie | eagle, falcon, hawk, kestrel, osprey, harrier!!, sparrowhawk, goshawk, peregrine falcon/n, bird of prey, birds of prey
crow | corbeau, corneille, pie!!, choucas, freux | crow!!, raven, crows=, magpie, jackdaw, rook!!, rooks=
dove | colombe, pigeon, tourterelle, ramier, palombe, pigeonneau | dove!!, pigeon, doves=, turtledove, woodpigeon
swan | cygne | swan, cygnet
seagull | mouette, goéland, albatros, sterne | seagull, gull, albatross, tern, kittiwake
peacock | paon | peacock
parrot | perroquet, perruche, ara, cacatoès, calopsitte | parrot, parakeet, budgie, budgerigar, macaw, cockatoo, cockatiel, lovebird
heron | héron, cigogne, flamant, aigrette, ibis, échassier, grue/n cendrée | heron, stork, flamingo, egret, ibis, bittern
penguin | pingouin, manchot | penguin
vulture | vautour, condor | vulture, buzzard, condor
feather | plume | feather
wing | aile | wing
nest | nid | nest
egg | œuf, coquille | egg, eggshell
- | horloge/n à coucou | sitting duck/n, old coot, on a lark, for a lark, cuckoo clock/n
`,
);
