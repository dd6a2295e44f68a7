/** Places and lands. Rows as in `english-beings.ts`. */
export const englishPlacesOfTwoSenses = `
- | bank | river, bank of the, back into the water, water, canal, mud, muddy, grassy, crocodile, fish/v, stream, swim/v, left bank, bank of clouds
= | bank | money, cheque, check, rob/v, robber, account, queue, teller, loan, cash, clerk, counter, vault, card, pay/v
- | bar, bars= | cage, prison, iron, steel, metal, cell, window, behind bars, chocolate, soap, gold, crow bar, hold/v on, handle, behind the bars, search bar, tool bar, gym, barbell
= | bar | drink/v, beer, barman, bartender, whisky, cocktail, pub, music, wine, stool, glass, dance/v, drunk
- | court | tennis, basketball, squash, badminton, net, racket, ball, serve/v, volleyball, player, palace, king, queen
= | court | judge, lawyer, guilty, jury, trial, witness, prison, murder, accused, verdict, sentence/v
- | station | radio, channel, song, music, tune/v, listen/v, fm, tv station, television station, work station, docking station, weather station
= | station | train, platform, bus, wait/v, track, ticket, subway, metro, luggage, railway
- | school | school of, fish, dolphin, whale
- | class | first class, second class, business class, economy class, world class, ticket, working class, middle class, upper class, class action
classroom | class | late for class, in class, teacher, lesson, homework, exam, desk, in my class, school, to class, pupil
- | store | in store for, store/v, to store, store the, store my, store boxes, stored
- | study | read a study, the study showed+shows+found+proved, a study about+of+on, research, scientist, study for, to study
- | flat | tyre, tire, flat and, land, fell flat, flat on, be/v flat, stomach, flat screen, flat shoe/n, chest, note
= | flat | live/v, rent, my flat, our flat, his flat, her flat, a flat in, landlord, floor, neighbour, door, upstairs, flooded
- | gate | flight, plane, airport, boarding, passport, gate twelve+one+two+three+four+five+six+seven+eight+nine+ten, my gate, luggage, board/v, gate number
= | gate | garden, field, farm, farmyard, homestead, yard, sheep, horse, house, fence, iron, rusty, climb/v, open/v, park, castle, cemetery, cow
- | floor | first+second+third+fourth+fifth+sixth+seventh+eighth+ninth+tenth+top+ground+upper+last+next+same+wrong floor, thirteenth floor, floors=, sea floor, ocean floor, forest floor, on floor
= | floor | lie/v, lying, covered, fell, carpet, kneel/v, tile, crawl/v, blood, sit/v, sat, wooden, mop/v, dance/v
- | window | #computer, popped up, pop/v up, tab, browser, close the window on
= | window | glass, look/v, house, curtain, broken, climb/v, car, view, rain, jump/v
- | table | spreadsheet, excel, figures=, column, row, table of, fill in, numbers=, multiplication, times table/n, periodic, tables turned, water table
= | table | sit/v, sat, chair, knife, eat/v, dinner, kitchen, cup, plate, under, glass, meal, dining, wooden, leg
- | bed | flower bed, flower, river, bed of, garden, plant/v, dig/v, digging, roses=, sea bed, rose bed, vegetable, truck
= | bed | sleep/v, lie/v, lying, pillow, sheets=, bedroom, my bed, wake/v, woke, wake up, night, mattress, under the bed, naked
- | sheets=, sheet | paper, exam, music, teacher, ice, sheets of, sheet of, hand/v out, glass, metal, print/v, answer, attendance, plastic
= | sheets=, sheet | bed, sleep/v, sweat, hide/v, hid, pillow, blanket, wash/v, linen, sheets were wet, ghost
- | steps= | dance, dancing, hear/v, heard, behind me, footstep, echo/v, took three steps, take/v steps, a few steps, two steps, steps towards, steps away, steps forward, steps back, coming closer, steps of the dance, recipe
= | steps= | climb/v, church, tower, stone, stairs=, sit/v down on, sat, down the steps, up the steps, front steps, step of, cellar, steep, fall/v
- | ladder | tights=, stocking, stockings=, career, corporate, social, property
- | lift | gave me a lift, give/v me a lift, give/v us a lift, give/v … a lift, got a lift, need/v a lift, a lift home, lift to the, a lift to, lift home, ask/v for a lift, offer/v … a lift, hitch/v, lift up, to lift
= | lift | button, floor, stuck, shaft, door, building, stairs=, elevator, press/v, hotel
- | shower | baby shower, bridal shower, meteor shower, shower of, rain, shower curtain, april
= | shower | water, bathroom, naked, wash/v, soap, towel, hair, hot, take/v a shower, steam
- | tap | tap on my, tap on the, shoulder, a tap at, window, door, dance, tap dance, tap shoes, knuckle, phone, tap on
= | tap | water, turn/v off, turn/v on, sink, drip/v, kitchen, bath, run/v, running, leak/v, blood, beer
- | kitchen, school, office, garden, beach, hotel, hospital, church, classroom, library, prison, farm | #movable
- | kitchen | kitchen chair/n, kitchen knife/n, kitchen stool/n, kitchen scissors, kitchen towel/n, kitchen paper, kitchen roll, kitchen apron, kitchen utensil/n, kitchen timer/n, kitchen appliance/n
- | farm | wind farm, ant farm, server farm, health farm, solar farm, fish farm, troll farm
- | castle | bouncy, sand, chess, #chess, inflatable, castle in the air, castles in the air
= | castle | king, tower, knight, moat, queen, wall, dungeon, princess, hill, room, stone
- | tower | #computer, cable
- | temple, temples= | gun, vein, throb/v, my temple, his temple, her temple, grey, head, forehead, hair, pulse, pistol, my temples, headache, to his temple
= | temple, temples= | monk, pray/v, ancient, stone, god, buddha, statue, altar, jungle, priest, incense, ruin
- | stage | this stage, stage of, stages=, cancer, illness, early stage, late stage, disease, next stage, final stage, first stage, last stage, stage four+three+two, life, pregnancy
= | stage | actor, crowd, audience, sing/v, play, theatre, dance/v, spotlight, curtain, band, concert, speech, perform/v, microphone
- | square | draw/v, drew, shape, paper, perfect square, a square of, square root, square meal, square metre/n, square foot, square feet, chess, chessboard, circle, triangle, room was, square box, square table, square hole, square face, square window, square in shape
= | square | village, town, market, church, fountain, people, crowd, walk/v across, main square, statue, red square
- | tunnel | tunnel vision, carpal, wrist, wind tunnel
- | bridge | play/v bridge, playing bridge, dentist, tooth, teeth, nose, cards=, guitar, violin, captain, crew, on the bridge of the ship, bridge of my nose, bridge of the ship, bridge of his nose, bridge of her nose, game of bridge, bridge club
= | bridge | river, cross/v, car, collapse/v, water, walk/v, train, jump/v, rope, under, over, road
- | lane | bowling, running track, runner, sprinter, sprint/v, hurdle, race
= | lane | hedge, farm, country, walk/v, narrow, cottage, village, muddy
- | platform | platform shoe/n, platform boot/n, platform heels=, platform sandals=, shoe, boot, heels=, online, diving, oil, internet
= | platform | train, station, wait/v, railway, track, passenger, crowded, metro, underground
- | club | chess club, golf, hit/v, giant, caveman, holding a club, wooden, swing/v, ace, football club, book club, drama club, join/v, joined, member, cards=, club sandwich, fan club, youth club, school, troll, weapon, beat/v
= | club | dance/v, dancing, bouncer, music, dj, drunk, night, drink/v, lights=, strip
prison | cell | guard, locked, prison, jail, prisoner, bars=, warder, escape/v, door, wall, cell mate
- | cell | microscope, scientist, cancer, blood, stem, divide/v, brain cell/n, biology, phone, call/v, battery, text/v, excel
- | spring | mattress, clock, watch, coil, metal, sofa, jump out, mechanism, sticking out, toy, trap, spring onion/n
stream | spring | mountain, water, spring water, drink/v, rock, hot spring, bubble/v
= | spring | bloom, blossom, flower, winter, april, season, may, garden, in spring, in the spring, bird
- | well | well dressed, well known, well done, do/v well, did well, very well, as well, well made, so well, not well, be/v well, feel/v well, know/v … well, slept well, went well, all went well, quite well, pretty well, too well
- | pool | pool of blood, pool of, blood, oil, puddle, play/v pool, playing pool, pool table, pub, billiards, car pool, gene pool, pool hall, ball, shoot/v pool, cue
= | pool | swim/v, swimming, dive/v, water, shark, lifeguard, lane, swimsuit, lengths=, laps=, hotel, edge, deep, drown/v
- | stream | live stream, laptop, watch/v, video, #computer, netflix, game, twitch, tv, stream of people, stream of consciousness, viewer, to stream, blood stream, stream of blood
= | stream | water, wade/v, river, cold, clear, fish, cross/v, mountain, drink/v, forest, stone, flow/v, jump/v
- | bay | parking, car park, #car, loading, reverse/v, van, ambulance, bay window, sick bay, at bay, bay tree, bay leaf
= | bay | sea, sail/v, boat, beach, dolphin, ship, swim/v, island, sand
- | dock | judge, accused, court, jury, prisoner, dock leaf, in the dock, trial, guilty, witness
= | dock | ship, boat, fish/v, fishing, harbour, water, jump/v, sail/v, sailor, lake
- | field | expert, magnetic, field of study, in his field, in her field, in my field, force field, career, in that field, field of vision, playing field, science, electric, depth of field, field hospital
= | field | cow, corn, wheat, run/v, running, grass, tractor, farmer, horse, sheep, walk/v, green, mud, farm, flower, plough/v, sun
- | island | kitchen, worktop, counter, chop/v, cooker, granite, marble top, onions=, traffic island
= | island | sea, swim/v, beach, alone, palm, boat, ship, desert island, sail/v, ocean, shore, treasure, coconut
- | rock | music, sing/v, singing, radio, song, guitar, listen/v, concert, stage, drummer, band, hard rock, punk, stick of rock, to rock
= | rock | throw/v, sit/v, sat, fall/v, fell, climb/v, mountain, river, sea, heavy, cliff, hit/v
- | stone | two stone, ten stone, twelve stone, lost, kidney, gall, weigh/v, weight, bladder, surgeon, cherry stone, peach stone, plum stone, stone in lost, lose/v
= | stone, stones= | throw/v, threw, window, wall, river, heavy, hot, wall, skim/v, statue, path
- | mountain | mountain bike, paperwork, laundry, mountain goat, dishes=, debt
= | mountain | climb/v, snow, top, peak, ski/v, valley, hike/v, cave, cliff
- | wave | give/v me a little+small+big+last wave, a wave of his, wave of her, gave me a wave, give/v … a wave, sound wave, heat wave, hair, wave of panic, wave of fear, wave of nausea, wave of heat, wave of sadness, wave of relief, a wave of, hand, goodbye, micro wave, permanent wave, brain waves, wave of joy
= | wave | sea, beach, ocean, huge wave, surf/v, swept, drown/v, boat, shore, tsunami, water, giant wave, crash/v, tidal, ship, swim/v
- | hole | hand, face, chest, head, arm, leg, palm, skin, stomach, tongue, sock, sweater, tooth, tights=, shirt, pocket, trousers=, coat, shoe, jeans=, roof, golf, plug hole, button hole, key hole, argument, my memory, my story, jumper, ear, bullet hole/n
= | hole | fall/v, fell, ground, dig/v, dug, deep, rabbit, floor, earth, climb/v out, bottom
- | root, roots= | tooth, teeth, dentist, hair, grey, dye/v, square root, root cause, root of the problem, family, hairdresser, root for, #computer, blonde
= | root, roots= | tree, ground, earth, trip/v, plant, forest, soil, oak, dig/v, underground
- | leaf | table, extra leaf, dining table, leaf of the table, gold leaf, leaf of paper, turn/v over a new leaf, loose leaf
- | leaves= | who leaves, he leaves, she leaves, he leaves, everyone leaves
- | branch | company, bank, account, work/v, office, manager, branch of the company, local, customer, family
= | branch | tree, climb/v, bird, leaf, broke, break/v, sit/v, hang/v, snap/v, swing/v, owl
palm-tree | palm, palms= | beach, island, coconut, sway/v, tropical, sand, under a palm, under the palms, date, oasis, desert, tree, lie/v under
= | palm, palms= | hand, coin, blood, bleed/v, read/v, sweat/v, sweaty, palm of, finger, line, fortune teller/n, write/v on, my palm, his palm, her palm, nail
- | palm oil, palms sweating | palm oil, palms sweating
- | rose, daisy, lily, iris, violet, heather, ivy, jasmine, holly, poppy, olive, ginger, cliff, amber, ruby, pearl, misty, stormy, sandy, rusty, faith, hope, jack, crystal, coral | ^
- | rose | water, sun, temperature, prices, knees, smoke, rose from, rose to, rose up, rose above, rose out, rose into
- | straw | drink/v, drank, glass, cocktail, suck/v, plastic, milkshake, sip/v, last straw, straw hat, lemonade, coke, through a straw, paper straw
= | straw | barn, horse, stable, bed of straw, farm, pig, cow, bale, scarecrow, lie/v, floor of
factory | plant | worker, nuclear, explosion, chemical, shift, factory, manager, machine, power, production, boss, engineer, assembly, close/v down
= | plant | water/v, pot, leaf, grow/v, garden, window, flower, soil, green, root, seed
- | log | captain, #computer, log in, log on, log out, password, write/v in, entry, ship, wrote, email
= | log | sit/v, fire, float/v, forest, wood, chop/v, river, tree, cabin, burn/v
- | star | film star, movie, show, star of the, sign, five star, hotel, review, celebrity, rock star, pop star, meet/v a star, gold star, of the film, actor, singer, fan, applaud/v, famous, star sign, zodiac
= | star, stars= | sky, night, moon, bright, shine/v, shone, wish, telescope, planet, fall/v, space, constellation, look/v up, dark
- | cloud | photos, file, #computer, save/v, saved, backup, upload/v, server, data, cloud of dust, cloud of smoke, cloud of bees, dust, document, icloud
= | cloud | sky, sun, rain, float/v, fly/v, white, black, storm, plane, blue, jump/v
- | ice | drink, glass, whisky, whiskey, cube, coke, cocktail, gin, waiter, ice cream, freezer, bag of ice, lemonade, ice bucket, bar, knee, ankle, swollen, pack, soda
= | ice | lake, slide/v, skate/v, frozen, cold, winter, crack/v, walk/v, river, polar, snow, slip/v, covered, melt/v, thin, pond
- | fire | fire alarm/n, fire drill/n, fire door/n, fire me, fire him, fire her, fire someone, be fired, gun fire, cease fire, fire exit/n, fire escape/n, fire sale, opened fire, would fire, will fire, going to fire, fire brigade, fire engine/n, fire station/n, fire fighter/n, fire place, fire man, fire men
`;
