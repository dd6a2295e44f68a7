/**
 * Names of places, by the stage that shows such a place: a chain of shops, a range of mountains. One name
 * serves both languages. Names that are words as well (« chez Action », `at Target`) stand with what
 * tells them apart.
 */

/** What people go to, after « chez », « à », « au », `at` or `in`. */
export const houseNames = `
at-shop | clarks=, jd sports, gap kids, mango outlet, ikea, lidl, aldi, auchan, leclerc, monoprix, franprix, intermarché, super u, hyper u, décathlon, leroy merlin, castorama, bricorama, bricomarché, darty, fnac, conforama, gifi, kiabi, zara, primark, sephora, picard, biocoop, naturalia, grand frais, cora, migros, denner, delhaize, colruyt, iga, provigo, jean coutu, canadian tire, pharmaprix, couche-tard, dollarama, marjane, cultura, truffaut, jardiland, gamm vert, galeries lafayette, samaritaine, tesco, tescos=, asda, sainsbury's, sainsburys=, morrisons=, waitrose, superdrug, wilko, woolworths=, woolies=, poundland, b&m, argos=, b&q, screwfix, homebase, penneys=, dunnes stores, supervalu, john lewis, debenhams=, tk maxx, tj maxx, walmart, wal-mart, costco, kroger, publix, safeway, whole foods, trader joe's, trader joes, cvs, walgreens=, home depot, lowe's, best buy, macy's, nordstrom, kmart, bunnings=, dmart, big bazaar, 7-eleven, wawa, dollar general, dollar tree, family dollar, marks and spencer, marks and sparks, m&s, h&m, hobby lobby, petco, petsmart, claire's, foot locker, game stop, gamestop, blockbuster!!, toys r us, hamleys=, harrods=, selfridges=, fortnum and mason, weldom, mr bricolage, tati, gémo, la halle aux chaussures, yves rocher, marionnaud, nocibé, grand optical, afflelou, krys
at-restaurant | mcdo, macdo, mcdonald's, mcdonalds=, maccies=, maccy d's, flunch, buffalo grill, courtepaille, kfc, burger king, starbucks, tim hortons, nando's, nandos=, greggs=, pizza hut, domino's, wagamama, waffle house, ihop, denny's, chipotle, taco bell, wendy's, dunkin, chick-fil-a, five guys, in-n-out, applebee's, olive garden, red lobster, cracker barrel, panda express, pret a manger, del arte, léon de bruxelles, paul bocuse, supermac's
at-bar | wetherspoons=, wetherspoon, hard rock café
at-cinema | pathé gaumont, ugc, gaumont, kinepolis, grand rex, cineworld, imax
at-museum | musée grévin, louvre, orsay, beaubourg, centre pompidou, british museum, tate modern, tate britain, prado, smithsonian, rijksmuseum, uffizi
at-stadium | wembley, old trafford, anfield, parc des princes, croke park, murrayfield, twickenham, ibrox, celtic park, hampden park, yankee stadium, fenway park, camp nou, roland-garros, super bowl, centre bell, eden gardens, stade vélodrome, geoffroy-guichard, santiago bernabeu, maracana
at-theatre | olympia=, opéra garnier, opéra bastille, bataclan, comédie-française, royal albert hall, carnegie hall, broadway, la scala, bolchoï, bolshoi, eurovision, apollo theatre, grand ole opry
at-church | sacré-cœur, sacré-coeur, saint-pierre de rome, westminster abbey, canterbury cathedral, vatican, sagrada familia, sixtine, sistine chapel
at-prison | fleury-mérogis, baumettes=, alcatraz, rikers, rikers island, san quentin, sing sing, guantanamo, robben island
at-classroom | sorbonne, poudlard, hogwarts=, harvard, yale, eton, polytechnique, cégep
at-square | grand-place, grand place, place rouge, red square, place stanislas, place de la concorde, disneyland, disneyworld, disney world, eurodisney, parc astérix, futuroscope, puy du fou, alton towers, six flags, legoland, universal studios, la ronde, times square, trafalgar square, place bellecour, jemaa el-fna, tivoli, oktoberfest
at-hospital | salpêtrière, necker, hôtel-dieu, mayo clinic
`;

/** Stations and airports, lands and waters. */
export const landNames = `
at-station | montparnasse, part-dieu, part dieu, perrache, gare saint-charles, matabiau, saint-lazare, st lazare, gare du midi, bruxelles-midi, cornavin, king's cross, kings cross, paddington, euston, waverley, st pancras, clapham junction, liverpool street, penn station, grand central, union station, howrah, port authority
at-airport | roissy, orly, charles-de-gaulle, charles de gaulle, zaventem, cointrin, blagnac, saint-exupéry, heathrow, gatwick, stansted, jfk, o'hare, newark airport, schiphol, laguardia, changi, heathrow airport
at-mountain | mont blanc, mont-blanc, cervin, matterhorn, everest, ventoux, puy de dôme, pic du midi, canigou, vosges=, alpes=, pyrénées=, himalaya, himalayas=, andes=, kilimandjaro, kilimanjaro, ben nevis, snowdon, snowdonia, scafell pike, scafell, helvellyn, rockies=, appalachians=, mount fuji, table mountain, eiger, dolomites=, cévennes=, massif central, vercors, cairngorms=, croagh patrick, denali, mount rainier, mont saint-hilaire, tremblant, chamonix, zermatt, val thorens, tignes, courchevel, avoriaz, les arcs, aspen, pennines=, brecon beacons, arthur's seat
at-lake | léman, lac léman, loch ness, loch lomond, windermere, lake windermere, tahoe, lake tahoe, lake michigan, lake superior, lac majeur, lac d'annecy, titicaca, memphrémagog, baïkal, ullswater, lough neagh, serre-ponçon
at-river | seine!!, loire, garonne, dordogne, saône, moselle, danube, saint-laurent, fleuve congo, ganges, ganga, mississippi, thames, mersey, liffey, zambezi, hudson river, yangtze, tibre, colorado river, tyne, severn, ardèche, gorges du tarn, niagara, chutes du niagara
at-sea | océan atlantique, atlantique, océan pacifique, méditerranée, atlantic, pacific, mediterranean, north sea, english channel, mer du nord, mer noire, bermuda triangle, triangle des bermudes, cap horn, cape horn, titanic
at-beach | copacabana, ipanema, waikiki, bondi, malibu, blackpool, skegness, la baule, palavas, ostende, ostend, coney island, venice beach, deauville, biarritz, dune du pilat, omaha beach, brighton beach, myrtle beach, bournemouth, benidorm, portrush, barry island, saint-tropez, arcachon, grand-bassam, assinie, juan-les-pins
at-desert | sahara, gobi, kalahari, atacama, mojave, death valley, négev, ténéré, namib, outback, monument valley, thar desert, burning man
at-forest | amazonie, forêt amazonienne, amazon rainforest, brocéliande, ardennes=, sherwood, sherwood forest, black forest, forêt-noire, fontainebleau, sundarbans=, epping forest
at-cliff | étretat, beachy head, cliffs of moher, land's end, lands end, grand canyon, gorges du verdon, white cliffs, cap fréhel, pointe du raz, arches national park
at-bridge | golden gate, brooklyn bridge, tower bridge, forth bridge, pont d'avignon, pont mirabeau, pont des arts, london bridge, humber bridge, clifton suspension bridge, millau
at-roofs | tour eiffel, eiffel tower, empire state, empire state building, burj khalifa, big ben, cn tower, chrysler building, twin towers, arc de triomphe
at-snowfield | pôle nord, pôle sud, north pole, south pole, antarctica, antarctique, groenland, greenland, laponie, lapland, arctique, arctic, sibérie, siberia, spitzberg, svalbard
at-space | mars!!, saturne, saturn, jupiter, neptune!!, iss, voie lactée, milky way, andromède, pluton, pluto
at-farmyard | salon de l'agriculture, royal show
at-meadow | glastonbury, coachella, woodstock, vieilles charrues, serengeti, camargue, larzac, beauce, hellfest, yorkshire dales, cotswolds=, dartmoor, exmoor, lüneburger heide
at-street | new york, manhattan, brooklyn, harlem, montmartre, pigalle, soho, shibuya, shinjuku, champs-élysées, champs elysées, oxford street, fifth avenue, the strand, o'connell street, rue sainte-catherine, canebière, rue de rivoli, las vegas strip, sunset boulevard, bourbon street, carnaby street, royal mile, princes street
at-market | camden market, borough market, portobello road, marché de noël, marché de noel, grand bazaar, rungis, spice market, petticoat lane, chandni chowk
at-library | bibliothèque nationale, british library, library of congress, bodleian
`;

/** `at-shop | clarks=, jd sports, gap kids, mango outlet, ikea` in both languages. */
export function bothLanguages(table: string): string {
  return table.replace(/^(at-\w+) \| (.*)$/gm, '$1 | $2 | $2');
}
