/**
 * English words of two senses, and what tells them. `sense | words | cues`: the sense is what the word then
 * names (a symbol or a prop), `=` what the lexicon says of it, or `-` for nothing that can be shown. Of the
 * cues of all rows of a word the nearest one decides. `<` cues stand close before the word, `>` close after, `<>` close by,
 * `<<` and `>>` right beside it;
 * `^` is a capital inside a sentence, `*` holds where no cue does; `#name` is a group of `groups.ts`.
 */
export const englishBeingsOfTwoSenses = `
computer-mouse | mouse | #computer, wireless, button, left click, right click, mat, pad, double-click/v
= | mouse | cat, cheese, hole, trap, squeak/v, nibble/v, fur, whiskers=, cage, rat
baseball-bat | bat | #ball, wicket, <swing/v, <swung, wooden, aluminium, aluminum, batter, inning, helmet, hit/v, club
bat-animal | bat | cave, upside down, sleep/v, wing, vampire, fly/v, flew, hang/v, ceiling, vampire, attic, hair, night, wings=, bats in, bite/v
- | cricket | #ball, match!, bat, bats=, wicket, pitch, play/v, playing, watch/v, game, team, player, batsman, bowler, television, club, club/n
= | cricket | chirp/v, grass, insect, jump/v, spider, leg, ate, sing/v, jar
crane | crane | site, building, construction, tower, lift/v, worker, hook, steel, operator, harbour, dock, container, load, climb/v, skyscraper, cab, girder, concrete
heron | crane | wing, fly/v, flew, marsh, feather, lake, beak, bird, water, dance/v, nest, white, flock
- | seal | envelope, wax, letter, stamp/v, jar, lid, break/v, broke, broken, official, leak/v, rubber, document
= | seal | #sea, bark/v, rock, zoo, ice, beach, fur, whiskers=, pup
- | bug, bugs | #computer, code, phone, wire/v, listening, app, spy, microphone, fix/v, flu, stomach
= | bug, bugs | crawl/v, skin, bite/v, wing, leg, wall, kitchen, bed, insect, squash/v
- | fly | trousers=, pants=, jeans=, zip, zipper, undone, zip/v, tent, button/v
- | fly fishing, fly ball, fly rod | fly fishing, fly ball, fly rod
roast-chicken | duck, turkey, chicken, hen, goose | #meal, christmas dinner, thanksgiving
roast-chicken | chicken | chicken soup+curry+sandwich+nuggets+wings+breast+salad+pie+stew, piece of chicken, fried+roast+grilled chicken, bucket of chicken
- | double | double bed+beds+door+doors+room+rooms+decker+bass+glazing+yellow+breasted+sided+act+life+espresso, >>bed, >>doors, >>door, >>decker, >>room
- | duck | rubber duck, duck pond/n game, peking, <lame
= | duck, turkey, chicken, hen, goose | #beast, pond, egg, coop, quack/v, lay/v, laid, peck/v, gobble/v, cluck/v, barn, yard
- | turkey | ^, istanbul, holiday, border, fly/v to, in turkey, to turkey, from turkey
- | hen | hen do+party+night+weekend
- | stag | stag do+party+night+weekend
meat | lamb, lambs | #meal, mint, chop, leg of, rack of, kebab, curry
= | lamb | #beast, mother, field, wool, jump/v
- | crab, lobster, shrimp, salmon, trout, squid, oyster, octopus | #meal, bisque, shell off
= | crab, lobster, shrimp, salmon, trout, squid, oyster, octopus | #beast, claw, pinch/v, snap/v, rock, crawl/v, tank, river, stream, caught, catch/v
- | fish | fish and chips, #meal, fish finger/n, fish sandwich, fish taco, cold fish, big fish
= | fish | #beast, swim/v, caught, catch/v, tank, pond, aquarium, river, net, gills=, fin, scales=, lake, hook, rod, flop/v, water
car | jaguar, beetle, mustang, cougar, puma | #car, garage, vintage, red, yellow, convertible, volkswagen, vw
= | jaguar, beetle, mustang, cougar, puma | #beast, jungle, tree, claw, leg, wall, insect, spotted
- | python | code, script, #computer, programming, exam, ^, monty
= | python | #beast, coil/v, swallow/v, squeeze/v, tree, slither/v, cage
- | slug | gun, shooting, shoot/v, bullet, barrel, wound, fire/v, pellet
= | slug | crawl/v, slime, salad, garden, slimy, lettuce, trail
- | bull | dart, board, nonsense, load of, ticket, pit bull/n, red bull, load of bull, bull 's eye, shit
- | bear | gummy bear/n, paw print, bear market, bear hug/n
- | robin | ^, hood, batman, <called, <named
= | robin | sing/v, fence, branch, breast, redbreast, hop/v, nest, tree, garden, egg
- | kite | prey, talon, claw, soar/v, swoop/v, circle/v, circling, circled, beak, hawk, feather
= | kite | string, fly/v, flying, wind, beach, child, tail
- | coral | lipstick, ^, dress, colour, color, nail polish, pink, red lips
= | coral | sea, reef, fish, dive/v, swim/v, ocean, diver, snorkel/v, island
explosion | shell, shells | soldier, war, explode/v, army, artillery, trench, bomb, tank, cannon, town, bombard/v, shrapnel
- | shell | shell station/n, petrol, gas, shell company, nut, egg, walnut, casing, bullet
= | shell | beach, sand, sea, snail, turtle, pearl, ocean, ear
- | calf, calves= | leg, muscle, cramp, knee, ankle, tattoo, my calf, his calf, her calf, bite/v, shin, ached, thigh, shoe
= | calf, calves= | cow, farmer, mother, barn, herd, milk, field, farm, golden
- | pupil | eye, eyes=, slit, dilate/v, iris, dilated, black, pupil of, pupils of, huge, widen/v
= | pupil | class, classroom, school, teacher, lesson, teach/v, exam, desk, head teacher/n
ruler | ruler | measure/v, line, inch, centimetre, draw/v, pencil, school, teacher, plastic, wooden, desk, hit/v, straight, class
- | ruler | kingdom, country, people, throne, empire, power, land, crown, evil, ruler of, world, planet
bus | coach | seat, coach was full, full of, pensioner, coach stopped, stop/v, motorway, road, station, driver, passenger, on a coach, on the coach, in the coach, by coach, london, luggage, trip, board/v, break/v down, broke down, window
= | coach | team, shout/v, train/v, swimming, player, football, game, whistle, tennis, practice, life coach, race, coach/v, match, my coach, our coach
- | queen, king | #cards, chess, chessboard, #chess, queen size, king size
- | knight, bishop, castle, rook, pawn | #chess, knight, bishop, moved my, took his, took my, took her
= | queen, king, knight, bishop | throne, palace, castle, sword, horse, church, crown, tea, armour, ride/v, royal, kingdom
- | driver | install/v, printer, #computer, golf, golf club
- | spirits=, spirit | bottle, bar, whisky, whiskey, gin, rum, vodka, drink/v, <good, <high, <low, team spirit, in spirit
= | spirit, spirits= | haunt/v, ghost, dead, float/v, speak/v, spoke, evil, house, grandmother, grandfather, medium, possess/v
- | band | rubber band, elastic, finger, wrist, arm, hair, waist, watch, white, strap
= | band | music, play/v, played, song, stage, wedding, sing/v, concert, drummer, guitar, singer, rock, march/v
- | dragon | dragon fruit, dragon boat, dragon fly, fruit, boat race
- | fairy | fairy lights, fairy cake/n, fairy liquid, fairy tale/n, fairy dress+costume+wings
- | clown | clown fish
- | zebra | zebra crossing/n, crossing
- | giant | giant wave+spider+crab+cake+snake+fish, a giant slalom
- | model | model ship+train+plane+car, scale model
- | ghost | ghost train/n
bus | greyhound | ^, bus, station, terminal, ticket, luggage
- | husky | voice, throat, whisper
- | mink, ermine | coat, fur, stole, wear/v, wearing
- | mole | cheek, face, back, chin, skin, neck, arm, shoulder, lip, dermatologist, doctor, remove/v, spy, agency, traitor, hairy
= | mole | garden, dig/v, dug, burrow/v, tunnel, lawn, hill, blind, underground, soil, fur, claws=, hole
- | drake, brie, yam, taro | ^
- | tuna, sardine, anchovy, mackerel, cod, haddock, herring | sandwich, tin of, can of, pizza, mayonnaise, toast
- | pike | road, turnpike, soldier, spear, helmet
- | boa | feather, feathers=, scarf, neck and
- | tick, ticks= | clock, boxes, box, list, watch, bomb
- | humpback | bridge
- | chamois | leather, cloth
- | dog, cat, horse, wolf, lion, elephant, rabbit, tiger | horoscope, star sign/n, zodiac
- | monkey | monkey bars, monkey wrench/n
- | angel | angel cake
- | dwarf | white dwarf, planet
- | boar, bull, lion, ram | pub called, coat of arms, statue of
`;
