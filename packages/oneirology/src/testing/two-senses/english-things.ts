/** Things whose English name is another thing too. Rows as in `english-beings.ts`. */
export const englishThings = `
trunk | !suitcase | An elephant lifted me with its trunk. | I hid behind the trunk of a tree.
trunk | suitcase | I was packing my clothes in a trunk. | There was an old trunk in the attic.
trunk | !suitcase | The body was in the trunk of the car. | I opened the trunk of my car and it was full of water.
nail | nail/tool | I stepped on a nail. | He was hammering a nail into the wall.
nail | !nail !tool | I was biting my nails. | My nails were painted red.
ring | ring/jewel | He gave me a ring. | I lost my wedding ring.
ring | !ring | The boxers were fighting in the ring. | There was a ring of people dancing around me.
match | match !competition | I lit a match in the dark. | I had only one match left in the box.
match | competition !match | We lost the match two to one. | I was watching a football match.
glass | glass | I was drinking a glass of water. | The glass slipped out of my hand.
glass | !glass | The door was made of glass. | I walked on broken glass and cut my feet.
glasses | glasses | I put on my glasses. | A man with glasses was staring at me.
glasses | !glasses | He filled our glasses with wine. | The waiter dropped the glasses on a tray.
letter | letter | I got a letter from my grandmother. | The letter was sealed.
letter | !letter | The first letter of the word was missing. | My name was written in big letters on the wall.
key | key | I lost the key of my house. | The key broke in the lock.
key | !key | I pressed a key on my keyboard. | The keys of the piano were made of teeth.
lock | key | Somebody was turning the lock. | The lock on the door was rusty.
lock | !key | She cut off a lock of my hair. | A lock of hair fell on the floor.
scales | scales | I was standing on the scales and I weighed nothing. | She put the flour on the scales.
scales | !scales | The snake had shining scales. | My skin was covered in scales like a fish.
iron | ironing-board/- | She was pressing his shirts with an iron. | The iron burned my dress.
bow | bow-and-arrow | I shot an arrow with my bow. | He was aiming a bow and arrow at me.
bow | !bow-and-arrow | The actor took a bow. | I was standing in the bow of the ship.
tie | necktie | My father was wearing a tie. | The tie was strangling me.
tie | !necktie | The game ended in a tie. | It was a tie and we had to play again.
jam | !jar | We were stuck in a traffic jam. | There was a jam on the motorway.
bolt | bolt | I was tightening a bolt with a spanner. | The nut and the bolt were rusty.
bolt | !bolt | A bolt of lightning hit the tree. | I slid the bolt across the door.
file | folder/- | My boss gave me a file full of papers. | I was looking for a file in the office.
pipe | pipe | A pipe burst under the sink. | Water was leaking from a pipe.
pipe | !pipe | My grandfather was smoking his pipe. | He lit his pipe and the smoke was blue.
pen | pen | I was writing with a pen. | My pen ran out of ink.
pen | !pen | The pigs escaped from their pen. | We put the sheep back in the pen.
screen | computer | The screen of my laptop was black. | I was staring at a screen at work.
screen | !computer | The doctor told me to undress behind a screen. | She was hiding behind a Chinese screen.
stool | stool | I was sitting on a stool. | He was standing on a stool to reach the shelf.
racket | tennis-racket | I hit the ball with my racket. | My racket broke during the game.
racket | !tennis-racket | The neighbours were making a terrible racket. | I woke up from the racket in the street.
organ | pipe-organ/piano | She was playing the organ in church. | The organ was booming in the cathedral.
organ | !pipe-organ !piano | The doctors took out all my organs. | They wanted to sell my organ for a transplant.
toast | toast/bread | I was eating toast for breakfast. | The toast was burnt.
toast | !toast !bread | My father raised his glass and made a toast. | The best man gave a toast at the wedding.
tank | tank | A tank was driving down our street. | The soldiers were hiding behind a tank.
tank | !tank | The fish was swimming in its tank. | The tank was empty and the car stopped.
tank | !tank | My uncle is built like a tank. | He came through the door like a tank.
chain | chain | The prisoner had a chain round his ankle. | I was tied up with chains.
chain | !chain | The chain came off my bike. | The chain of my bicycle broke on the hill.
chain | !chain | He owned a chain of restaurants. | It was a chain of hotels.
orange | orange/fruit | I was peeling an orange. | There were oranges rolling down the street.
orange | !orange !fruit | Everything was the colour orange. | The sky turned orange.
apple | apple/fruit | I was eating an apple. | The apples were full of worms.
date | !fruit | I was on a date with a stranger. | I forgot the date of my exam.
cherry | cherry/fruit | I was eating a cherry. | The tree was covered with cherries.
nut | !nut | The nuts and bolts came loose. | The man was a nut.
drum | drum | He was beating a drum. | I heard drums in the forest.
drum | !drum | The clothes were turning in the drum of the washing machine. | There was oil leaking from a rusty drum.
horn | !hunting-horn | The bull's horn was broken. | I was pressing the horn of the car.
bell | bell | The bell of the church was ringing. | I rang the bell.
box | box | I opened a box. | The box was full of letters.
box | !box | The men were starting to box. | I was in the penalty box with the ball.
ball | ball | We were throwing a ball. | The ball rolled under the car.
ball | !ball | I was invited to a ball at the palace. | I was dancing at the ball with a prince.
doll | doll | A doll was talking to me. | The doll had no eyes.
watch | clock/wristwatch | I looked at my watch. | The watch had stopped.
clock | clock | The clock on the wall had no hands. | The clock struck twelve.
book | book | I was reading a book. | The book was written in blood.
book | !book | I wanted to book a table for two. | We tried to book a flight.
mail | letter | The mail was on the table. | I opened the mail and found a photo.
plane | plane | I was on a plane. | The plane crashed.
plane | !plane | The carpenter was smoothing the board with a plane. | My father was using a plane on the wood in his workshop.
train | train | I was on a train. | The train left without me.
train | !train | The bride's train was ten metres long. | I stepped on the train of her wedding dress.
train | !train | I had to train for the marathon. | My coach wanted to train me.
ship | ship | We were on a ship. | The ship was sinking.
tube | metro | I took the tube to work. | I was lost in the tube under London.
tube | !metro | A tube was coming out of my arm. | I squeezed the tube of toothpaste.
trip | journey | We went on a trip to Spain. | It was a long trip.
ticket | ticket | I lost my ticket for the train. | The inspector asked for my ticket.
ticket | !ticket | I got a parking ticket. | A policeman gave me a ticket for speeding.
wheel | wheel | The wheel came off the car. | A wheel was rolling down the hill.
carriage | cart | A carriage with two horses stopped. | The princess was in a golden carriage.
carriage | !cart | I was in the last carriage of the train. | The carriage was full of commuters.
jet | plane | A jet flew over our heads. | We were on a private jet.
jet | !plane | A jet of water hit me in the face. | A jet of blood came out of the wound.
rocket | rocket | A rocket took off. | I was in a rocket.
rocket | !rocket | We had rocket and tomatoes with our pizza. | There was rocket in my salad.
crash | crash | There was a crash and two cars were burning. | I survived a crash on the motorway.
crash | !crash | My computer started to crash. | The crash of the market ruined us.
tire | tyre | The tire was flat. | I was changing a tire.
trolley | trolley | I was pushing a trolley in the supermarket. | My trolley was full of food.
drone | drone | A drone was hovering above the garden. | The drone was filming us.
drone | !drone | I heard the drone of the teacher's voice. | The drone of the bees was loud.
case | !suitcase | The judge closed the case. | The detective was working on a case.
mirror | mirror | I looked in the mirror. | The mirror cracked.
bag | bag | My bag was empty. | I lost my bag.
bag | !bag | I had bags under my eyes. | He was hitting the punching bag.
needle | needle/tool | I was sewing with a needle. | The needle pricked my finger.
needle | !needle | The needle of the compass was spinning. | The forest floor was covered with needles.
hammer | hammer/tool | He hit me with a hammer. | I was holding a hammer.
glove | gloves | I lost a glove. | He was wearing gloves.
glove | !gloves | The gun was in the glove compartment. | I looked in the glove box of the car.
boot | boot/shoes | My boots were full of water. | I lost a boot in the mud.
boot | !boot !shoes | We put the suitcases in the boot. | There was a body in the boot of the car.
cap | cap/hat | He was wearing a cap. | The wind blew off my cap.
cap | !cap !hat | I couldn't get the cap off the bottle. | The cap of the toothpaste fell in the sink.
coat | coat | I put on my coat. | The coat was too big.
coat | !coat | The walls needed a coat of paint. | The dog had a shiny coat.
suit | uniform | A man in a suit came in. | I was wearing a suit.
suit | !uniform | I played a card of the wrong suit. | She filed a suit against the company.
crown | crown/hat | The queen was wearing a crown. | I put the crown on my head.
crown | !crown !hat | The dentist said I needed a crown. | My crown came off and I swallowed it with the tooth.
belt | belt | He took off his belt. | My belt broke and my trousers fell.
belt | !belt | The suitcases went round on the belt. | I fastened my belt in the car.
net | net | The fishermen pulled in the net. | I was caught in a net.
net | !net | I found her address on the net. | I was surfing the net on my laptop.
spade | shovel | I was digging with a spade. | The spade hit a coffin.
spade | !shovel | He played a spade and won the card game. | The ace of spades was on the table.
saw | saw | He cut the wood with a saw. | The saw was covered with blood.
stick | stick | I was holding a stick. | The dog brought me a stick.
cross | cross | There was a cross on the wall. | I was carrying a cross.
cross | !cross | I marked the place with a cross on the map. | My mother was cross with me.
flag | flag | They were waving a flag. | The flag was burning.
sign | signpost | A sign said Danger. | I read the sign on the road.
sign | !signpost | It was a sign from God. | My star sign is Leo.
target | target | I was shooting at a target. | The arrow hit the target.
dart | dart | I threw a dart. | The dart missed the board.
whistle | whistle | The referee blew his whistle. | I had a whistle round my neck.
whistle | !whistle | I heard a whistle in the dark street. | The whistle of the kettle woke me.
cards | game/playing-cards | We were playing cards. | He shuffled the cards.
cards | !game !playing-cards | I got birthday cards from everybody. | He was handing out his business cards.
chips | chips | We were eating chips. | I dropped my chips in the sand.
chips | !chips | I put all my chips on red at the casino. | They put chips in our brains.
pie | pie/cake | She baked a pie. | The pie was on the table.
pie | !pie !cake | The teacher drew a pie chart. | My boss showed us pie charts.
cookie | cookie/cake | I was eating a cookie. | The cookies were burnt.
cookie | !cookie !cake | The website asked me to accept cookies. | I had to click on the cookie banner.
corn | corn | We were eating corn. | The corn was high in the field.
corn | !corn | I had a corn on my toe. | The corn on my foot hurt.
ham | ham/meat | I was eating ham. | There was ham in the fridge.
honey | honey/sweets | The bees were making honey. | I was eating honey.
honey | !honey !sweets | He called me honey. | "Honey, I'm home," said the stranger.
butter | butter/milk | There was butter on my bread. | The butter melted.
cup | cup/coffee | I dropped the cup. | She was drinking from a cup.
cup | !cup !coffee | We won the cup and the crowd cheered. | My team was playing in the final of the cup.
plate | plate | I broke a plate. | The plates were dirty.
plate | !plate | I couldn't read the plate of the car. | The surgeon put a metal plate in my head.
dish | plate/food | I broke a dish. | The dish was full of rice.
fork | fork | I was eating with a fork. | He stabbed me with a fork.
fork | !fork | I came to a fork in the road. | There was a fork in the path.
bowl | bowl | I was eating from a bowl. | The bowl broke.
mug | cup | I was drinking from a mug. | My mug was broken.
battery | battery | The battery was dead. | I put a battery in my phone.
plug | plug | The electric plug was sparking. | I pulled out the electric plug.
counter | counter | She was standing behind the counter. | The clerk put the money on the counter.
torch | flashlight/lamp | I had a torch. | My torch went out in the cave.
lighter | lighter | He lit my cigarette with a lighter. | I lost my lighter.
lighter | !lighter | The sky was getting lighter. | My bag was lighter than before.
printer | printer | The printer was jammed. | The printer kept spitting out paper.
keyboard | keyboard/computer | I was typing on a keyboard. | The letters on my keyboard were gone.
record | !book | He broke the world record. | She put a record on the turntable.
diamond | jewel | I found a diamond. | The diamonds were sparkling.
diamond | !jewel | He played a diamond and I lost the card game. | The players were standing on the baseball diamond.
medal | medal | I won a medal. | The medal was made of gold.
basket | basket/bag | I was carrying a basket. | The basket was full of eggs.
basket | !basket !bag | I scored a basket and my team cheered. | The ball went in the basket and we won the game.
hook | hook | The coat was on a hook. | There was a fish on my hook.
hook | !hook | The phone was off the hook. | He let me off the hook.
desk | desk | I was sitting at my desk. | The desk was made of ice.
chest | heart/- | I felt a pain in my chest. | Somebody was sitting on my chest.
chest | box !heart | We found a chest full of gold. | The pirates buried the chest.
goal | goal/- | He kicked the ball into the goal. | The keeper was standing in the goal.
goal | !goal | My goal was to reach the top. | I had no goal in life.
package | parcel | I got a package in the mail. | The package was ticking.
mask | mask | He was wearing a mask. | The mask had no eyes.
button | button | The buttons of my shirt came off. | I lost a shirt button.
button | !button | I pressed the button of the lift. | There was a red button on the wall.
bulb | !flower | The bulb went out. | The light bulb exploded.
lamp | lamp | The lamp went out. | There was a lamp on the table.
candle | candle | I lit a candle. | The candle went out.
crib | cradle | The baby was in the crib. | The crib was empty.
drawer | drawer | I opened the drawer. | The drawer was full of knives.
film | film | We were watching a film. | I was in a film.
film | !film | There was a film of ice on the window. | I put a new film in my camera.
play | theatre-play | I was acting in a play. | I forgot my lines in the play.
painting | painting | There was a painting on the wall. | The painting was alive.
hammock | hammock | I was lying in a hammock. | The hammock broke.
gift | gift | He gave me a gift. | The gift was wrapped in gold.
gift | !gift | I had the gift of seeing the future. | She had a gift for music.
present | gift | I opened a present. | There were presents under the tree.
present | !gift | My parents were present. | All my friends were present at the funeral.
`;
