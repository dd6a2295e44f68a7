/** Things, bodies and what is done. Rows as in `english-beings.ts`. */
export const englishThingsOfTwoSenses = `
- | trunk, trunks= | elephant, tree, #car, trunk of, swimming, swim/v, palm, oak, branch, root, bark
= | trunk, trunks= | pack/v, clothes, attic, clothes=, old trunk, luggage, open/v, lid, treasure, letter
- | nail, nails= | finger, bite/v, biting, paint/v, painted, polish, long, toe, manicure, salon, hand, scratch/v, nail file/n, nail salon, dirty, my nails, her nails, his nails, varnish, claw/v, dig/v into my, broke a nail, file/v, nail polish
= | nail, nails= | hammer, wall, wood, step/v on, rusty, board, foot, stepped on, cross, tyre, hang/v, coffin, plank
- | ring | boxer, boxing, box/v, wrestle/v, wrestler, fighter, ring of, ring road/n, circus ring, phone, ring tone/n, fairy ring, knock out, dancing round, referee, ring of people, opponent, punch/v, ring fence
= | ring | finger, wedding, gold, diamond, engagement, marry/v, jewel, wear/v, gave me a ring, give/v me a ring, silver, propose/v, lose/v
match | match, matches= | lit, light/v, strike/v, struck, candle, cigarette, fire, box of, burn/v, flame, dark, box
= | match, matches= | football, team, won, win/v, lost the match, lost, tennis, play/v, watch/v, rugby, goal, score/v, referee, stadium, boxing, player
- | glass= | made of glass, broken glass, glass door/n, glass wall/n, pane, glass floor, glass ceiling, glass roof, shard, shatter/v, magnifying, glass house, stained, window, through the glass, behind the glass, behind glass, pieces of glass, piece of glass, cut/v, door, bullet proof, jar
= | glass= | drink/v, drank, water, wine, beer, milk, full glass, pour/v, empty glass, fill/v, whisky, juice, sip/v, a glass of, vase
glass | glasses= | wine, water, fill/v, filled, tray, waiter, clink/v, champagne, drink/v, beer, pour/v, bar, toast, table
= | glasses= | wear/v, wearing, wore, see/v, read/v, nose, face, man with, eye, lens, blind, put on, lose/v, lost, with glasses, sun glasses
- | letter | alphabet, word, spell/v, capital, first letter, big letters, letters on, last letter, name, in letters, letters of, red letters, huge letters, sign, screen, keyboard, scrabble, tattoo, title, sentence
= | letter | envelope, post, fall/v, fly/v, mouth, stamp, post man, mail, write/v, wrote, sealed, read/v, send/v, sent, receive/v, got a letter, letter box, deliver/v, burn/v, love letter, open/v, from my
- | key | piano, #computer, keyboard, type/v, press/v, note, organ, music, song, low key, key moment, key question, key word/n, key witness, map, play/v
= | key | door, lock, house, car, room, lose/v, lost, drop/v, keyhole, pocket, unlock/v, open/v, chain, ring, hotel, bunch of
- | lock | hair, lock of hair, curl, canal, blonde, lock/v, blond, head lock
scales | scales= | stand/v on, standing on, weigh/v, flour, kitchen, bathroom, step/v on, pound, kilo, weight, justice, heavy
- | scales= | snake, fish, skin, reptile, dragon, lizard, mermaid, shining, covered in, piano, music, practise/v, green, tail
ironing-board | iron | press/v, shirt, ironing, clothes=, crease, steam iron, wrinkle, trousers=, laundry, dress, plugged
- | bow | take/v a bow, took a bow, ship, boat, boat 's, audience, violin, applause, bow down, hair, ribbon, gift, tie/v, bow of the, deck, wave, bow tie/n, stern
= | bow | arrow, shoot/v, aim/v, target, archer, quiver, hunter
- | tie | in a tie, game, match, score, play again, draw, play/v, team, a tie and, end/v in, ended, election
= | tie | wear/v, wearing, suit, shirt, neck, strangle/v, silk, knot, collar, man
jar | jam | bread, toast, jar, strawberry, spoon, spread/v, eat/v, raspberry, sticky, breakfast, sandwich
- | jam | traffic, road, car, stuck, paper, printer, band, in a jam, motorway, session
- | bolt | lightning, bolt of, door, slide/v, slid, lock/v, cloth, storm, upright, lock, blue
= | bolt | nut, spanner, wrench, screw, tighten/v, rusty, loose, wheel, metal, screwdriver, engine
tobacco-pipe | pipe | smoke/v, smoking, tobacco, light/v, lit, puff/v, grandfather, old man, detective, smoke, mouth
= | pipe | water, leak/v, sink, burst, burst/v, plumber, gas, drain, sewer, metal, rusty, crawl/v, basement, toilet, flood
- | pen | pig, sheep, cattle, pen for, pig pen, play pen, animal, escape/v, goat, dog
= | pen | write/v, writing, wrote, ink, paper, sign/v, exam, red pen, notebook, pocket, desk
- | screen | undress/v, behind a screen, chinese, folding, doctor, sun screen, smoke screen, changing, paper screen, japanese, hide/v behind, mosquito, screen door/n, window
television | screen | tv, news, film, movie, cinema, big screen, watch/v, programme, match
= | screen | #computer, laptop, type/v, work, email, phone, stare/v, tablet, desk
- | racket, racquet | noise, terrible racket, make/v, making, wake/v up, woke, neighbour, street, din, loud, criminal, police
= | racket, racquet | tennis, ball, hit/v, court, swing/v, serve/v, game, badminton, net, string
- | organ, organs= | doctor, transplant, donor, heart, kidney, liver, blood, body, surgeon, sell/v, inside, cut/v open, take/v out, took out, operation, donate/v, sex, internal, harvest/v, my organs, his organs, vital
= | organ | church, play/v, cathedral, music, organist, hymn, pedal
- | toast | make/v a toast, made a toast, gave a toast, give/v a toast, raise/v, glass, wedding, best man, propose/v, drink/v, champagne, speech, toast to, a toast
bread | toast | breakfast, butter, eat/v, ate, jam, burnt, burn/v, burned, toaster, egg, cheese, eating, tea, kitchen
- | tank | fish, water, fuel, gas, petrol, septic, oxygen, goldfish, turtle, <like a, shark, swim/v, diving, dive/v, empty, fill/v, full tank, tank top, glass tank, tank of, shallow, lobster, aquarium, diver, petrol, oil, car
aquarium | tank | fish tank, aquarium, goldfish, snake, turtle, lizard, glass tank
= | tank | soldier, war, army, battle, gun, street, fire/v, crush/v, military, shoot/v, rumble/v, shell
- | chain | bike, bicycle, chain of, restaurant, hotel, shop, pedal, store, chain store/n, chain reaction, food chain, chain saw/n, chain smoker, command, supermarket, key chain, chain letter
jewel | chain | gold, silver, neck, necklace, pendant, locket
= | chain, chains= | prisoner, ankle, lock/v, tied, wall, drag/v, wrist, free, break/v, dog, padlock, dungeon, anchor, hang/v
- | orange | colour, color, turn/v, turned, orange and, paint/v, painted, bright orange, light, sky, hair, dress, orange light, glow/v, jumpsuit, wearing, wear/v, neon, all orange, sun
= | orange | peel/v, eat/v, ate, fruit, tree, juice, squeeze/v, apple, slice, oranges=, an orange, bowl, market
- | apple | store, #computer, phone, <called, adam 's, watch, iphone, works at, mac, ipad
- | cherry | lipstick, red
- | drum, drums= | washing machine, clothes=, oil, rusty, ear drum, washing, chemical, drum roll, dryer, leak/v
= | drum, drums= | beat/v, play/v, music, stick, band, hear/v, heard, rhythm, drummer
- | bell | bell pepper/n, bell bottoms=, bell tower, bell boy, bell jar, diving bell, taco
- | box | penalty box, to box, phone box/n, sentry, ballot, box/v, box office, goal, tick/v, tick the box, check box, witness box, ring, box on the form, letter box/n, boxing, voting, fuse box
= | box | open/v, cardboard, wooden, lid, full of, inside, carry/v, gift, jewel, letter, shoe box/n, empty
- | ball | palace, prince, dance/v, dancing, gown, princess, invited to, invite/v, masked, cinderella, waltz, a ball at, have/v a ball, dress, mask, charity
= | ball | throw/v, throwing, kick/v, catch/v, roll/v, game, goal, play/v, bounce/v, hit/v, dog, football, tennis, court
- | book | book a+the table+flight+room+ticket+hotel+holiday, to book, face book
= | book | read/v, reading, page, write/v, written, library, shelf, cover, title, story, words=, wrote
- | plane | carpenter, wood, workshop, board, smooth/v, tool, shavings=, astral, higher plane, another plane, plane of existence, different plane, plane tree/n
= | plane | fly/v, pilot, airport, crash/v, seat, wing, passenger, sky, flight, land/v, take/v off
- | train | bride, dress, gown, wedding, veil, metre, train of thought, train of her, marathon, gym, coach, to train, train for, train me, train us, fitness, wedding dress
= | train | station, platform, track, carriage, rail, wheel/v, miss/v, window, ticket, journey, station master, tunnel, driver, passenger, left without
- | ship | to ship, order, package, deliver/v, parcel
metro | tube | london, underground, platform, take/v the tube, took the tube, take the tube, on the tube, train, the tube to, station, carriage, commuter, line, oxford, zone
- | tube | arm, toothpaste, squeeze/v, test, nose, throat, feeding, hospital, vein, doctor, mouth, inner, glue, paint, breathe/v, you tube, youtube, tv, watch/v
- | trip | acid, lsd, mushroom, bad trip, trip over, drug, guilt, high, ego trip
- | ticket | parking ticket, speeding, police, policeman, fine, meter, parking, lottery, officer, traffic warden, cop
= | ticket | train, plane, bus, concert, inspector, station, theatre, flight, travel/v, cinema, lose/v, gate
- | wheel | cheese, potter 's, pottery, clay, pottery wheel, fortune, colour, hamster
train | carriage | train, commuter, seat, metro, tube, passenger, underground, rail, platform, window, first class, last carriage, empty carriage, carriage door
= | carriage | horse, princess, golden, coachman, queen, king, ride/v, wheel, pumpkin
- | jet | water, hot, steam, blood, hose, jet of, jet lag, jet black, fountain, jet ski, flame, gas, air
= | jet | fly/v, pilot, private, fighter, sky, land/v, airport, runway, engine, plane
- | rocket | salad, tomato, pizza, leaf, parmesan, #meal, pocket rocket
= | rocket | launch/v, moon, space, take/v off, fly/v, sky, astronaut, earth, mars, fire, explode/v, planet
- | crash, crash/v | #computer, market, stock, bank, economy, thunder, price, app, server, website, crash diet, bitcoin, crash course, party
= | crash | car, road, motorway, plane, lorry, train, truck, bike, ambulance, survive/v, highway, burn/v
- | drone | bee, voice, drone of, engine noise, hum, insect, drone on, bagpipes=
= | drone | hover/v, film/v, fly/v, camera, sky, remote, above
- | bag, bags= | under my eyes, under his eyes, under her eyes, punch/v, punching bag, boxer, tea bag/n, air bag/n, bean bag/n, sleeping bag/n
- | needle, needles= | pine, compass, forest, fir, knitting, record, hay stack, tree, speed, meter, dial, christmas
= | needle, needles= | sew/v, thread, doctor, nurse, inject/v, arm, prick/v, injection, vein, drug, blood, finger, skin, cloth, tattoo
- | glove, gloves= | glove compartment, glove box, car, dashboard
= | glove, gloves= | hand, wear/v, wearing, wore, finger, leather, cold, rubber, winter, lose/v, boxing
- | boot | #car, suitcases=, luggage, boot of the, boot of my, boot of a, boot up, reboot, body, #computer, shopping, car boot, open/v the boot, shut/v the boot, locked in the boot, in the boot
= | boot, boots= | wear/v, wearing, wore, mud, foot, feet, leather, pair, put on, snow, walk/v, lose/v, lost, heel, lace, water, soldier, horse
- | cap | bottle, tooth paste, pen, lid, tube, unscrew/v, twist/v, cap of, cap off, ice cap/n, knee cap/n, lens, jar, petrol cap, mushroom, speed, cap on the
= | cap | wear/v, wearing, wore, head, baseball, hair, put on, took off, visor, hat, blew off, peak, wind, school
cable-car | gondola | ski/v, skis=, skiing, slope, mountain, snow, cable
- | coat | paint, wall, varnish, coat of paint, dog, shiny, fur of, cat, coat of arms, fox, sugar, thick coat of, horse, lion, first coat, second coat, coat of dust
= | coat | wear/v, wearing, wore, put on, button, pocket, sleeve, hood, hang/v, winter, cold, took off, coat hanger
- | suit | #cards, card, court, law suit, sue/v, company, file/v, suit me, lawyer, hearts=, spades=, jump suit, swim suit, follow suit, suit yourself, suit case
= | suit | wear/v, wearing, wore, man in, tie, wedding, black suit, tailor, jacket, business
- | crown | dentist, tooth, teeth, filling, swallow/v, jaw, crown of my head, crown prince, crown court, molar, tree, gum
= | crown | king, queen, gold, throne, head, wear/v, princess, jewel, prince
- | belt | suitcase, luggage, baggage, conveyor, #car, seat, fasten/v, factory, airport, green belt, karate, judo, fan belt, plane, checkout, conveyor belt, bag, engine
= | belt | trousers=, waist, jeans=, buckle, leather, take/v off, took off, hit/v, pants=, dress, skirt
- | net | surf/v, internet, online, #computer, found her, address, net worth, salary, mosquito, income, on the net, tennis, ball, over the net, fish nets
= | net | fish, fisherman, catch/v, caught, boat, butterfly, trap/v, sea, pull/v, rope, thrown, river
- | spade | #cards, card, ace, game, hand of, suit
= | spade | dig/v, digging, garden, grave, earth, hole, bury/v, soil, sand, bucket
- | cross | mark/v, marked, map, form, angry, with me, cross with, ballot, paper, cross road/n, red cross, cross word, cross out, cross dresser, be/v cross, cross country, cross hairs, to cross, tick/v
= | cross | church, wall, jesus, wooden, christ, grave, carry/v, priest, neck, vampire, pray/v, altar, hang/v, silver, nail/v
- | sign | god, star sign, sign of, sign from, a sign that, horoscope, sign language, peace, leo, zodiac, sign the, to sign, contract, sign up, sign in, autograph, bad sign, good sign, sign your, sign a, omen
= | sign | road, read/v, said, street, danger, exit, post, wooden, arrow, stop sign, door, written, hang/v, neon
- | whistle | street, kettle, dark, wolf, heard a whistle, hear/v, lips=, train, melody, bird, whistle blower, tune, wind
= | whistle | referee, blow/v, blew, neck, lifeguard, teacher, coach, police, metal, plastic, toy
- | cards= | birthday, business, christmas, greeting, credit, valentine, get well, post cards, identity, thank you, flash cards, tarot, bank cards
= | cards= | play/v, playing, shuffle/v, deal/v, dealt, poker, deck, game, ace, pack
- | chips= | casino, brain, red, bet/v, poker, roulette, computer, micro, gambling, silicon, tooth, paint
chips | chips= | eat/v, eating, ate, fish, fish and, burger, ketchup, fries, vinegar, portion, plate, sand, chip shop, sausage
- | pie | pie chart/n, chart, graph, powerpoint, slide, presentation
- | cookie | web site, website, accept/v, browser, #computer, click/v, online, banner, privacy
- | corn | toe, foot, feet, shoe, blister, pop corn, uni corn
= | corn | field, eat/v, eating, cob, butter, popcorn, row, cow, farmer, harvest
- | honey, sugar, pumpkin, peach | <called me, <calling me, >i 'm home, honey moon, my honey, sugar daddy, hi honey, yes honey, <called him, <called her, >he said, >she said, >said
- | cup | won, win/v, team, final, crowd, world cup, trophy, football, cup of the, bra, champion, europe, davis, tournament, semi final
trophy | cup | trophy, won the cup, lift/v the cup, win/v the cup, holding the cup, silver
= | cup | tea, coffee, drink/v, drinking, drank, hot, saucer, pour/v, handle, broken, drop/v, water, table, milk
- | plate | #car, number plate, license, licence, registration, metal plate, head, surgeon, skull, dentures=, tectonic, plate on the door, name plate, name, armour, brass
= | plate | eat/v, food, dinner, kitchen, broke, break/v, dirty, wash/v, table, fork, cake, meal, stack
- | dish | satellite, roof, antenna
- | fork | road, path, fork in, tuning, river, bike, bicycle, tongue, trail, fork lift
= | fork | eat/v, knife, spoon, stab/v, plate, food, dinner, table, mouth
- | mug | mug shot, mug/v, smile, ugly, photo
- | lighter | sky, bag, lighter than, get/v lighter, getting lighter, lighter and lighter, feel/v, felt, weight, body, colour, hair, room, much lighter, air, skin, dark
= | lighter | cigarette, flame, fire, light/v, lit, pocket, gas, candle, smoke/v, flick/v
- | diamond | #cards, card, baseball, ace, game, jack, shape, player, pitch, shaped
= | diamond | ring, sparkle/v, steal/v, jewel, necklace, find/v, found, gold, earring, neck, shine/v
- | basket | score/v, scored, team, shoot/v, threw the ball, hoop, dunk/v, court, game, basket case, ball went, points=, basketball
= | basket | carry/v, egg, fruit, picnic, bread, flower, shopping, laundry, bicycle, full of, apples=, baby, wicker, cat
- | hook | phone, off the hook, telephone, hook up, let me off, boxer, left hook, right hook, hook line and sinker, song, velcro
= | hook | coat, fish, hang/v, pirate, meat, hand, wall, ceiling, metal, bait, line
box | chest | gold, treasure, pirate, full of, lid, lock, buried, bury/v, key, wooden chest, open/v the chest, opened the chest, attic, coins=, jewels=, opened, map
= | chest | pain, breathe/v, heart, breath, sit/v on, sitting on, hair, weight, shirt, lung, crush/v, stab/v, press/v, arm, tight, shoulder
goal | goal | kick/v, ball, keeper, net, football, post, team, score/v, referee, player, own goal, match, pitch, goal keeper, goalie
- | goal | my goal, life, reach/v, achieve/v, dream, career, goal was, ambition, goals in, purpose, objective
- | button | lift, press/v, pressed, push/v, red button, machine, remote, alarm, phone, emergency, belly, doorbell, floor, play button, panic, elevator, keyboard, #computer, send, control, click/v
= | button | shirt, coat, sew/v, thread, jacket, cardigan, dress, trousers=, undo/v, sleeve, blouse
- | film | film of ice, film of, window, camera, roll of film, cling film, develop/v, dust, oil, grease
= | film | watch/v, watching, actor, cinema, scene, director, movie, screen, character, star, horror
gift | present, presents= | open/v, opened, wrap/v, wrapped, birthday, christmas, under the tree, tree, give/v me a present, bought, ribbon, paper, gave me a present, santa, unwrap/v
- | present, presents= | be/v present, were present, was present, present at, at present, the present, funeral, meeting, parents, past, future, all present, moment
- | gift | gift of, gift for, talent, had a gift, psychic, music, see/v the future, healing, gift to see, divine
= | gift | wrap/v, wrapped, birthday, christmas, give/v, gave, ribbon, open/v, box, bought, paper
- | hand, hands= | clock, watch, hands of the clock, #cards, card game, good hand, deal/v, second hand, hour hand, minute hand, poker, won the card game, clock face, dial, hand bag/n, hand brake, hand made
= | hand, hands= | hold/v, held, finger, blood, wash/v, take/v, took, touch/v, my hand, his hand, her hand, glove, arm, bleed/v, shake/v, hair, throat, wrist, palm
- | arm, arms= | sofa, chair, armchair, couch, bench, sell/v arms, arms dealer, soldier, trade, weapon, arms race, crane, robot arm, army, under arms, arms of the chair, record player
= | arm, arms= | my arm, his arm, her arm, broke my, grab/v, grabbed, hold/v, bleed/v, hand, shoulder, skin, elbow, bite/v, baby, in my arms, in his arms, in her arms, tattoo, hair, hug/v
- | leg, legs= | chair, table, stool, sofa, first leg, second leg, piano, journey, lamb, leg of the, desk, turkey leg, race, tripod, trousers=
= | leg, legs= | my leg, my legs, his leg, her leg, run/v, walk/v, broke my, heavy, pain, knee, foot, bite/v, shave/v, skirt, blood, amputate/v, skin
- | foot, feet= | foot of, mountain, six feet, feet deep, feet tall, feet long, feet high, feet away, feet above, feet under, bed, on foot, ten feet, foot deep, foot long, foot tall, foot high, hill, a few feet, stairs=, feet wide, feet below
= | foot, feet= | my foot, my feet, his feet, her feet, bare, shoe, toe, hurt/v, walk/v, broke my, step/v, mud, sock, wash/v, kick/v, blood, dirty, cold feet, glass, sand
- | head | head of the company+queue+department+table+line+state+school+bed+stairs+family+household+procession+army+class, company, department, head first, head of state, line, head of lettuce, head of cabbage, head quarters, head master, head waiter, head chef, head count, table, at the head, beer, boss, head nurse, head boy, head girl
= | head | my head, instead of a head, for a head, of his head, my own head, heads were, his head, her head, its head, hit/v, huge, hair, hat, neck, shave/v, cut off, headless, shake/v, pillow, brain, blood, body, pain, gun, skull, mask, bald
- | face | clock, watch, mountain, north face, cliff, rock face, face of the, face the, face down, face up, face to face, climb/v, to face, face off, face book, had to face
= | face | my face, his face, her face, their faces, no face, melt/v, blood, look/v, mask, mirror, eye, smile/v, wash/v, old face, skin, beard, slap/v, punch/v, ugly, make up, faces, pale
- | eye | storm, needle, eye of, hurricane, tornado, potato, thread, eye contact, in the public eye, eye shadow, eye lash, eye brow, private eye, bull 's eye, black eye/n
= | eye, eyes= | my eye, his eye, her eye, red eyes, blind, blue, blood, see/v, cry/v, tears=, glass eye, closed, open/v, one eye, lost an eye, stare/v, look/v, glow/v, face, staring
- | mouth | river, cave, mouth of, tunnel, bottle, volcano
= | mouth | my mouth, his mouth, her mouth, teeth, tongue, eat/v, speak/v, scream/v, lips=, open/v, blood, bite/v, chew/v, food, spit/v, swallow/v
- | tongue | shoe, language, speak/v, spoke, mother tongue, foreign, in tongues, flame, tongue of fire, land
= | tongue | bite/v, bleed/v, mouth, stick out, lick/v, stuck out, kiss/v, teeth, cut/v, pierced
- | tooth, teeth= | comb, saw, gear, zipper, cog, rake, wheel, chain saw, teeth of the
= | tooth, teeth= | fall/v, fell out, dentist, mouth, brush/v, bite/v, lost, lose/v, gum, spit/v, pull/v, rotten, loose, my teeth, his teeth, her teeth, white, jaw, smile, crumble/v, vampire
- | heart, hearts= | city, heart of, #cards, card, card game, game, town, forest, ace, matter, learn by heart, by heart, heart to heart, queen of, jack, artichoke, deep in
= | heart | beat/v, pound/v, stop/v, blood, chest, surgeon, my heart, his heart, her heart, love, attack, race/v, broken, box, transplant, beating, doctor, body
- | back | back of the, back in, back to, back from, back home, back door/n, back seat/n, chair
- | skin | banana, potato, orange, tomato, slip/v on, peach, sausage, grape, onion, fruit
= | skin | my skin, his skin, her skin, green, peel/v, hand, body, face, burn/v, hair, snake, scratch/v, itch/v, blue, wound, pale
- | nose | plane, car, nose of the, rocket, wine, aircraft, nose dive, boat
= | nose | my nose, his nose, her nose, blood, bleed/v, face, smell/v, huge, grow/v, long, clown, red, finger, sneeze/v, ring
- | shoulder | road, truck, car, highway, motorway, hard shoulder, parked, pull/v over, lane, traffic, lamb, stopped
= | shoulder | my shoulder, his shoulder, her shoulder, hand on, hurt/v, arm, tap/v, parrot, cry/v, carry/v, bag, head, neck
- | wing | hospital, west wing, east wing, left wing, right wing, building, car, palace, castle, school, prison, political, house, museum, bus, maternity, north wing, south wing
= | wing, wings= | bird, fly/v, feather, angel, butterfly, flap/v, broken wing, back, my wings, dragon, bat, eagle, beat/v
- | race | alien, another race, human race, race of, race car, master race, horse race, horse, arms race, species, white race, black race, green, mixed race, rat race, watch/v
= | race | run/v, win/v, won, running, legs=, finish, marathon, runner, lose/v, fast, slow, sprint/v, bike
- | drawing | drawing pin/n, drawing room
- | party | vote/v, voted, leader, election, political, politician, party line, minister, communist, search party, member of the party, democrat, labour, third party, rescue party
= | party | dance/v, drunk, birthday, music, friend, guest, cake, house party, wild, dress, fun, drink/v, invited, costume
- | passage | bible, read/v, book, aloud, reading, text, paragraph, passage from, poem, rite of passage, passage of time, safe passage
= | passage | secret, narrow, crawl/v, wall, door, dark, underground, hidden, castle, tunnel, light
- | spell | to spell, word, name, spelling, letter, cold spell, dry spell, teacher, how to spell, dizzy, a spell of, dictionary, rain
= | spell | witch, wizard, magic, cast/v, wand, curse, put a spell, hex, book of, potion, broken
- | light | be/v light, very light, so light, felt light, feel/v light, light as, box, suitcase, lift/v, carry/v, travel light, light weight, light meal, light rain, light breeze, light blue+green+brown+pink+grey, weigh/v, feather, light head, light headed, light hearted, light year/n
= | light, lights= | bright, see/v, saw, dark, blind/v, blinding, shine/v, shone, lamp, white light, window, switch, tunnel, turn/v on, turn/v off, city, candle, sky, flash/v, room, light at, a light, the light, lights were, glow/v
- | smoke | for a smoke, want/v to smoke, wanted to smoke, to smoke, smoke a, have/v a smoke, pipe, cigarette, weed, smoke with, joint
= | smoke | black smoke, fire, burn/v, room, house, chimney, cough/v, thick, engine, smell/v, rise/v, smoke came, smoke in, there was smoke, full of smoke, cloud
- | test | pregnancy, blood, test drive, covid, dna, positive, negative, doctor, test tube, crash test, test of faith, drug test, litmus, eye test, urine
= | test | exam, school, teacher, fail/v, pass/v, study/v, math, class, driving test, question, answer, history, paper, late
- | final | cup, whistle, game, match, team, stadium, semi final, play/v, the final of
- | hunt/v, hunting | flat, job, house, bargain, apartment, treasure hunt, egg, ghost, witch, scavenger, for a job, for work, for my keys, clue
- | running=, run/v | <tap, <water, <engine, <nose, <tears=, <motor, <fridge, <machine, <mascara, <blood, <paint, run/v late, run/v out of, running late, run/v for president+mayor+office, <make up, <program, <programme
- | falling=, fall/v | asleep, in love, apart, behind, <hair, <rain, <snow, <tears=, <teeth, <leaves=, <night, <petals=
`;
