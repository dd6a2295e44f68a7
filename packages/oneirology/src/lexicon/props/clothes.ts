/** What is worn, and what is carried on one. Rows as `things.ts` reads them. */
export const worn = `
sock | paire de chaussettes, chaussettes, f: chaussette, mi-bas, bas/n de laine, chaussette/n de noël | pair of socks, socks: sock, stocking!!, christmas stocking/n, knee socks
swimsuit | maillot de bain, m: maillot/n de bain, bikini | swimsuit: swimsuit, bikini
boot | botte, f: botte!!, bottine, bottillon | boot: boot!!, boots=!!
hiking-boot | chaussure de marche, f: chaussure/n de marche, chaussure/n de randonnée, chaussure/n de ski | walking boot: hiking boot/n, walking boot/n, combat boot/n
cowboy-boot | santiag, f | cowboy boot
high-heels | chaussure à talon, f: talons hauts, talons aiguilles, hauts talons, escarpin, chaussure/n à talon, chaussure/n à talons | high-heeled shoe: high heels=, high heel shoe/n, high heeled shoe/n, stiletto
trainers | basket, f: baskets=, tennis=!!, chaussures de sport, chaussures de course | running shoe: sneaker, running shoe/n, tennis shoe/n, trainers=, plimsolls=, plimsoll, gym shoe/n
sandal | sandale, f | sandal: sandal
flip-flop | tong, f: tong, tongs=, gougounes=, tong/n de plage | flip-flop: flip flop/n, chappals=, jandals=
slippers | paire de pantoufles, f: pantoufle, chausson, charentaise, babouche, savate | pair of slippers: slipper, house shoe/n
ballet-shoes | paire de chaussons de danse, paires de chaussons de danse, f: pointes de danse | pair of ballet shoes: ballet shoe/n, ballet slipper/n
skirt | jupe, f: jupe, kilt, minijupe, mini-jupe, jupon, tutu, pagne, paréo, crinoline | skirt: skirt!!, miniskirt, mini skirt/n, kilt, tutu, petticoat, sarong, lungi
blouse | chemisier, m: chemisier, corsage | blouse: blouse
lab-coat | blouse blanche, f: blouse/n blanche, blouses blanches | white coat: lab coat/n, white coat/n
kimono | kimono, m | kimono
safety-vest | gilet jaune, m: gilet/n jaune, gilets jaunes, gilet/n de sécurité | safety vest: safety vest/n, reflective vest/n
shorts | short, m: short!!, bermuda | pair of shorts: shorts=
cap | casquette, f | cap: cap!!, baseball cap/n
straw-hat | chapeau de paille, m: chapeau/n de paille, capeline, canotier, panama | straw hat: straw hat/n, sun hat/n, boater, panama hat/n
top-hat | haut-de-forme, hauts-de-forme, m: haut-de-forme, hauts-de-forme | top hat
cowboy-hat | chapeau de cow-boy, m: chapeau/n de cow-boy, chapeau/n de cowboy, stetson | cowboy hat
party-hat | chapeau pointu, m: chapeau pointu, chapeaux pointus | party hat: party hat/n, pointed hat/n
military-helmet | casque militaire, m: casque/n de soldat, casque/n militaire | military helmet: army helmet/n, military helmet/n
necklace | collier, m: collier!!, pendentif, médaillon, sautoir | necklace: necklace, string of pearls, pendant, locket, choker
earrings | paire de boucles d'oreilles, paires de boucles d'oreilles, f: boucle/n d'oreille, boucles d'oreilles | pair of earrings: earring
goggles | lunettes de protection, lunettes de protection, f: lunettes de plongée, lunettes de ski, lunettes de protection | pair of goggles: goggles=
diving-mask | masque de plongée, m: masque/n de plongée, tuba/n de plongée | diving mask: diving mask/n, snorkel
bow-tie | nœud papillon, m: nœud/n papillon, nœuds papillon | bow tie
bathrobe | peignoir, m: peignoir, robe/n de chambre | bathrobe: bathrobe, dressing gown/n, robe!!
tiara | diadème, m: diadème, tiare | tiara: tiara, diadem
apron | tablier, m: tablier | apron
woolly-hat | bonnet de laine, m: bonnet!!, tuque, chapka, passe-montagne | woolly hat: woolly hat/n, wool hat/n, beanie, bobble hat/n, knit cap/n, knitted hat/n, tuque, winter hat/n
sombrero | sombrero, m | sombrero
turban | turban, m | turban
mittens | paire de moufles, f: moufle, mitaine | pair of mittens: mitten
rubber-boots | botte en caoutchouc, f: botte/n en caoutchouc, botte/n de caoutchouc, botte/n de pluie | wellington boot: wellington boot/n, wellies=, gumboot, gum boot/n, rubber boot/n, rain boot/n, galoshes=
corset | corset, m: corset, guêpière, bustier | corset: corset, bustier, girdle
sari | sari, m | sari
poncho | poncho, m | poncho
hoodie | sweat à capuche, m: sweat/n à capuche, coton ouaté, pull/n à capuche | hoodie: hoodie, hooded sweatshirt/n
long-robe | tunique longue, f: djellaba, gandoura, boubou, caftan, burnous, soutane, toge | long robe: djellaba, jellaba, boubou, kaftan, caftan, abaya, thobe, agbada, cassock, toga, long robe/n
wig | perruque, f: perruque, postiche | wig: wig, toupee, hairpiece
`;

export const carried = `
medal | médaille, f | medal
wedding-dress | robe de mariée, f: robe/n de mariée | wedding dress: wedding dress/n, bridal gown/n, bridal dress/n
necktie | cravate, f | tie: necktie, tie!!
sunglasses | paire de lunettes de soleil, lunettes de soleil, f: lunettes de soleil | pair of sunglasses, sunglasses: sunglasses=
helmet | casque, m: casque, casque/n de chantier, casque/n de moto | helmet: helmet, hard hat/n, crash helmet/n
lipstick | rouge à lèvres, m: rouge/n à lèvres | lipstick
crown | couronne, f | crown
wallet | portefeuille, m | wallet
life-jacket | gilet de sauvetage, m: gilet/n de sauvetage | life jacket: life jacket/n, life vest/n
belt | ceinture, f: ceinture!! | belt: belt!!
purse | porte-monnaie, porte-monnaie, m: porte-monnaie | purse: change purse/n, coin purse/n
handbag | sac à main, m: sac/n à main | handbag: handbag, purse!!, pocketbook
clutch-bag | pochette, f: pochette!!, trousse | clutch bag: clutch bag/n, makeup bag/n, make-up bag/n, cosmetic bag/n
shopping-bags | sac de courses, m: sac/n de courses, sacs de courses, sac/n plastique, sac/n en plastique, cabas | shopping bag: shopping bag/n, grocery bag/n, plastic bag/n, bags of groceries, paper bag/n
backpack | sac à dos, m: sac/n à dos, cartable | backpack: backpack, rucksack, knapsack, school bag/n, schoolbag, book bag/n
ribbon | ruban, m: ruban | ribbon: ribbon, bow in her hair
saddle | selle, f: selle!! | saddle: saddle!!
horseshoe | fer à cheval, m: fer/n à cheval, fers à cheval | horseshoe
`;
