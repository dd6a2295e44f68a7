/** Beings whose English name is a thing too: `word | what is there, !what is not | two sentences`. */
export const englishBeings = `
mouse | mouse | A mouse was nibbling cheese under the table. | I saw a grey mouse run along the wall.
mouse | !mouse | My mouse stopped working and I couldn't click on anything. | The screen froze and the mouse would not move.
bat | bat-animal | Bats were hanging from the ceiling of the cave. | A bat flew round my room and got caught in my hair.
bat | !bat-animal | My brother was swinging a bat at the ball. | All the players threw their bats across the pitch.
cricket | insect/grasshopper | A cricket was chirping in the grass. | The box was full of crickets and spiders.
cricket | !insect !grasshopper | We were playing cricket on the beach. | My uncle was watching the cricket on the television.
cricket | !insect !grasshopper !bat-animal | Everyone was holding cricket bats. | There was a cricket match behind our house.
crane | heron | A white crane was standing in the shallow water. | Cranes flew over the marsh and danced.
crane | crane !heron | A crane on the building site was lifting a car. | I climbed the crane and looked down at the construction workers.
seal | seal | A seal was swimming beside our boat. | The seals were barking on the rocks.
seal | !seal | I broke the seal on the envelope. | The king pressed his ring into the wax and left a seal.
bug | insect | A huge bug crawled out of the sink. | There were bugs all over my arms.
bug | !insect | I was fixing a bug in the software at work. | The program had bugs and my boss was shouting.
fly | fly-insect | A fly was buzzing round the room. | Flies were crawling on the meat.
fly | !fly-insect | My fly was undone and everybody laughed. | I noticed the fly of my trousers was open.
duck | duck | A duck was swimming on the pond. | The ducks followed me down the street.
duck | !duck | We had duck and potatoes for dinner. | My mother was roasting a duck in the oven.
crow | crow | A black crow sat on the fence. | Crows were circling over the field.
bull | bull | A bull was charging at me across the field. | The farmer led the bull into the barn.
bull | !bull | He hit the bull with his third dart. | My boss said that was a load of bull.
bear | bear | A bear came out of the forest. | The bear stood up and growled at us.
bear | !bear | I couldn't bear the noise any longer. | She gave the child a gummy bear.
goat | goat | A goat was eating my shirt. | There were goats on the hillside.
kid | child/who:kid | A kid was crying in the street. | Some kids were playing in the yard.
chicken | chicken | A chicken was running round the yard. | The chickens laid eggs in my bed.
chicken | !chicken | We were eating chicken at a long table. | I was frying chicken and it burned.
turkey | turkey | A turkey chased me round the farm. | A turkey was gobbling in the yard.
turkey | !turkey | I was on holiday in Turkey with my sister. | We were flying to Turkey.
lamb | sheep | A little lamb was following its mother. | The lambs were jumping in the field.
lamb | !sheep | We ate lamb with mint sauce. | My father was carving the lamb at dinner.
crab | crab | A crab pinched my toe on the beach. | Crabs were walking sideways out of the sea.
lobster | lobster/crab | A lobster was crawling over the rocks. | The lobster snapped its claws at me.
fish | fish | A fish was swimming round my legs. | I caught a fish with my father.
fish | !fish | We were eating fish and chips on a bench. | I ordered the fish and the waiter laughed.
jaguar | panther | A jaguar was watching me from a tree. | The jaguar ran through the jungle.
jaguar | !panther | My uncle was driving an old Jaguar. | A red Jaguar was parked outside the house.
beetle | insect | A black beetle crawled over my hand. | Beetles were eating the wood.
beetle | !insect | We were driving a yellow Beetle. | My mother had parked her Beetle in front of the school.
python | snake | A python was coiled around the tree. | The python swallowed the cat.
python | !snake | I was writing a script in Python for my boss. | The exam was about Python and code.
slug | snail | A slug was crawling up the wall. | There were slugs in my salad.
slug | !snail | The slug from his gun was still in my leg. | They took a slug out of the wall after the shooting.
stag | deer | A stag was standing in the clearing. | The stag lowered its antlers and ran.
stag | !deer | We were at my brother's stag party. | I was late for a stag do.
hen | chicken | A hen was sitting on her eggs. | The hens ran away from the fox.
hen | !chicken | I was at a hen party with my friends. | All the girls were there for her hen do.
worm | worm | A worm came out of the apple. | Worms were crawling in the mud.
tiger | tiger | A tiger was walking through our garden. | The tiger growled behind the door.
penguin | penguin | A penguin was waddling on the ice. | The penguins dived into the sea.
robin | bird | A robin was singing on the fence. | A little robin hopped on the window sill.
robin | !bird | My friend Robin was driving the car. | I was talking to Robin on the phone.
kite | kite | I was flying a kite on the beach. | The string of my kite broke.
kite | !kite | A red kite was circling above us looking for prey. | A kite swooped down and caught a mouse in its claws.
ram | ram | A ram with curled horns charged at me. | The ram was standing among the sheep.
swan | swan | A swan was gliding on the lake. | Two swans attacked my boat.
eagle | eagle | An eagle was soaring over the mountain. | The eagle landed on my arm.
coral | coral | We were swimming above the coral. | The coral was red and full of fish.
coral | !coral | My aunt Coral was making tea. | I was wearing a coral lipstick.
shell | shell | I picked up a shell on the beach. | The shells were white and pink.
shell | !shell | A shell exploded near the soldiers. | Shells were falling on the town during the war.
calf | cow | A calf was drinking from its mother. | The farmer carried a calf in his arms.
calf | !cow | I had a cramp in my calf. | A dog bit me in the calf and my leg bled.
pupil | who:pupil | The pupils were all laughing at me. | A pupil raised his hand in class.
pupil | !who:pupil | His pupils were huge and black. | The pupils of her eyes were shaped like a cat's.
ruler | ruler | I was measuring the line with a ruler. | The teacher hit me with her ruler.
ruler | !ruler | The ruler of the kingdom sent his soldiers. | I was the ruler of a whole country.
conductor | who:conductor | The conductor asked for my ticket. | A conductor walked through the train.
coach | who:coach | The coach shouted at our team. | My swimming coach was angry.
coach | bus !who:coach | We were on a coach to London. | The coach broke down on the motorway.
nurse | who:nurse/doctor | A nurse came in with a needle. | The nurse took my hand.
judge | who:judge | The judge sentenced me to prison. | A judge in a wig was staring at me.
pilot | who:pilot | The pilot said we were going to crash. | I was the pilot of the plane.
queen | who:queen | The queen was sitting on a throne. | The queen invited me to tea.
queen | !who:queen !king-queen | I took his queen and won the game of chess. | He played the queen of spades.
king | who:king | The king gave me a sword. | An old king was walking in the castle.
king | !who:king !king-queen | My king was in check on the chess board. | I had a king and two aces in my hand of cards.
knight | who:knight | A knight on a horse rode towards me. | The knight drew his sword.
knight | !who:knight | I moved my knight and took his bishop. | There were only a pawn and a knight left on the chessboard.
bishop | who:bishop | The bishop blessed us in the church. | A bishop was walking down the aisle.
bishop | !who:bishop | She took my bishop with a pawn. | The white bishop was missing from the chess set.
sister | who:sister | My sister was driving. | I was arguing with my sister.
cook | who:cook | The cook was chopping onions. | A fat cook came out of the kitchen.
driver | who:driver | The driver stopped the bus. | I asked the driver to wait.
driver | !who:driver | I had to install the driver for the printer. | The computer said the driver was missing.
patient | who:patient | A patient was lying on the bed. | The patients were all asleep.
guide | who:guide | Our guide led us through the jungle. | A guide showed us the castle.
giant | giant | A giant was walking over the houses. | The giant picked me up.
giant | !giant | A giant wave was coming towards us. | There was a giant cake on the table.
monster | monster | A monster was hiding under my bed. | The monster chased us through the house.
spirit | ghost/who:spirit | A spirit floated above my bed. | The spirit of my grandmother spoke to me.
spirit | !ghost !who:spirit | The bottles of spirits were behind the bar. | Everyone was in good spirits.
soldier | soldier | A soldier was pointing his rifle at me. | Soldiers were marching down the road.
band | who:band | The band was playing on the stage. | A band played at the wedding.
band | !who:band | There was a rubber band around the letters. | I had a band of white skin round my finger.
dragon | dragon | A dragon was breathing fire over the town. | The dragon flew away with my sister.
dragon | !dragon | There was a dragon boat race on the river. | We were eating dragon fruit.
angel | angel | An angel was standing by my bed. | An angel with white wings spoke to me.
witch | witch | A witch was stirring a pot. | The witch flew away on her broom.
fairy | fairy | A fairy was sitting on a mushroom. | The fairy granted me a wish.
fairy | !fairy | There were fairy lights all over the room. | We decorated the tree with fairy lights.
god | god | A god spoke to me from the clouds. | I met a god with a golden face.
police | police | The police were chasing me. | The police knocked at our door.
clown | clown | A clown was laughing at me. | The clown gave me a balloon.
clown | !clown | A clown fish was swimming in the tank. | Clown fish were hiding in the coral.
alien | alien | An alien stepped out of the ship. | Aliens had landed in our garden.
zebra | zebra | A zebra was standing in the road. | Zebras were running across the plain.
zebra | !zebra | I stopped the car at a zebra crossing. | I was walking over the zebra crossing.
`;
