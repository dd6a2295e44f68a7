/** Places and lands whose English name is another thing too. Rows as in `english-beings.ts`. */
export const englishPlaces = `
bank | at:bank | I was queueing in the bank with a cheque. | The bank was being robbed by two men.
bank | !at:bank | I was sitting on the bank of the river. | A crocodile crawled up the bank and back into the water.
bar | bar | I was drinking a beer in a bar. | The bar was full and the barman ignored me.
bar | !bar | I was holding on to the bars of the cage. | A man was hitting the car with an iron bar.
court | trial | I was in court in front of a judge. | The court found me guilty.
court | !trial | I was playing tennis on a red court. | We were on a basketball court and my ball kept changing shape.
station | station | I was waiting for a train at the station. | The station was empty and dark.
station | !station | My father was changing the station on the radio. | I listened to a station that only played my songs.
stable | farm | The horses were in the stable. | I was hiding in the stable with a horse.
stable | !farm | The chair was not stable and I fell. | The bridge did not look stable.
school | school | I was back at my old school. | The school was on fire.
school | !school | A school of fish swam round me. | Schools of dolphins were following us.
class | classroom | I was late for class and the teacher was angry. | I was sitting in class in my pyjamas.
class | !classroom | We were travelling first class on a plane. | I had a ticket in second class.
store | shop | I was in a store looking for shoes. | The store was closed.
store | !shop | My wife wanted to store the boxes in the attic. | Nobody knew what was in store for us.
hall | room | We were dancing in a big hall. | The hall was full of people.
study | at-office | My father was working in his study. | I found a letter in the study.
study | !at-office | I read a study about dreams. | The study showed that bees can count.
flat | apartment | I was living in a small flat. | My flat was flooded.
flat | !apartment | The tyre was flat and we could not drive. | The land was flat and green.
gate | gate/door | I opened the gate and ran into the garden. | A rusty gate closed behind me.
gate | !gate !door | The plane was leaving from gate twelve. | I couldn't find the gate for my flight.
floor | floor | I was lying on the floor. | The floor was covered with blood.
floor | !floor | I got out of the lift on the tenth floor. | Our flat was on the third floor.
window | window | I looked through the window. | The window was broken.
window | !window | I closed the window on my computer screen. | A window popped up on my laptop and I clicked.
wall | wall | I ran into a wall. | The wall was covered with photographs.
table | table | We were sitting at the table. | There was a knife on the table.
table | !table | The figures in the table were all wrong on my spreadsheet. | I had to fill in a table of numbers in Excel.
bed | bed | I was lying in my bed. | The bed was full of snakes.
bed | !bed | I was digging in the flower bed. | I could see the bed of the river through the water.
sheets | bed | The sheets were wet with sweat. | I hid under the sheets.
sheets | !bed | The teacher handed out the sheets for the exam. | I had two sheets of music in my hand.
stairs | stairs | I was climbing the stairs. | The stairs collapsed under me.
steps | stairs | I sat down on the steps of the church. | We climbed the steps to the tower.
steps | !stairs | I heard steps behind me. | I couldn't remember the steps of the dance.
ladder | ladder | I was climbing a ladder. | The ladder fell over.
ladder | !ladder | There was a ladder in my tights. | I had a ladder in my stockings at the wedding.
lift | lift | I was stuck in the lift. | The lift fell down the shaft.
lift | !lift | My uncle gave me a lift to the airport. | I needed a lift home and nobody would stop.
shower | bathroom | I was standing in the shower. | The shower was full of spiders.
shower | !bathroom | We were at a baby shower. | A shower of rain soaked us.
sink | sink/kitchen | The sink was full of dishes. | I was washing my hands in the sink.
tap | tap | Blood was running from the tap. | I turned off the tap.
tap | !tap | I felt a tap on my shoulder. | There was a tap at the window.
kitchen | kitchen | My mother was in the kitchen. | The kitchen was full of smoke.
kitchen | !kitchen | We carried two kitchen chairs to the beach. | He threw a kitchen knife into the sea.
church | church | I was sitting in a church. | The church was empty.
office | office | I was working in my office. | The office was flooded.
farm | farm | I was living on a farm. | The farm was burning.
farm | !farm | There was a wind farm on the hill. | My nephew showed me his ant farm.
castle | castle | I was running through a castle. | The castle had a hundred towers.
castle | !castle | The children were jumping on the bouncy castle. | I moved my castle and lost the game of chess.
tower | tower | I was at the top of a tower. | The tower collapsed.
tower | !tower | My computer's tower was making a strange noise. | The screen and the tower of my computer were smoking.
temple | church/temple | We walked into an old temple. | The monks were singing in the temple.
temple | !church | He held a gun to my temple. | A vein was throbbing at his temple.
stage | theatre-play/theatre/speech | I was standing on a stage in front of a crowd. | The actors left the stage.
stage | !theatre-play !theatre | At this stage I was not afraid. | I was in the last stage of cancer.
square | square | I was walking across the square of the village. | People were dancing in the square.
square | !square | The room was a perfect square. | I drew a square on the paper.
street | street | I was running down a street. | The street was empty.
tunnel | tunnel | The train went into a tunnel. | I was crawling through a tunnel.
tunnel | !tunnel | I had tunnel vision and couldn't see the sides. | I was being operated on for carpal tunnel.
bridge | bridge | I was walking over a bridge. | The bridge collapsed into the river.
bridge | !bridge | My grandmother was playing bridge with her friends. | The dentist put in a bridge and my teeth hurt.
lane | road | I was walking down a narrow lane with hedges. | A lane led up to the farm.
lane | !road | I was bowling and the ball stayed in the next lane. | The runner in the other lane fell.
platform | platform | I was waiting on the platform for a train. | The platform was crowded.
platform | !platform | She was wearing platform shoes. | I was wearing platform boots and fell.
club | at-nightclub | We were dancing in the club. | The bouncer would not let me into the club.
club | !at-nightclub | A giant was holding a club and hit me on the head. | I joined the chess club at my school.
mall | shop | I was lost in a mall. | The mall was closing.
library | library | I was hiding in the library. | The library had no books.
cell | prison | I was locked in a cell. | The guard opened my cell.
cell | !prison | The scientist showed me a cell under the microscope. | My cell was dead and I couldn't call anybody.
spring | !spring | A spring was sticking out of the mattress. | The spring of the clock broke.
spring | spring | It was in spring and the trees were in bloom. | In the spring the river froze.
well | well | I fell into a well. | The well was deep and dark.
well | !well | I did well in the exam. | The well-dressed man smiled.
pool | pool | I was swimming in a pool. | The pool was full of sharks.
pool | !pool | We were playing pool in a pub. | The pool table was covered with blood.
pool | !pool | I was lying in a pool of blood. | There was a pool of oil under the car.
stream | stream | We were wading in a stream. | The stream was cold and clear.
stream | !stream | I was watching a stream on my laptop. | The live stream stopped and the screen went black.
bay | sea | We were sailing in the bay. | The bay was full of dolphins.
bay | !sea | I reversed the van into a parking bay. | A car was in my bay at the car park.
dock | harbour | The ship was leaving the dock. | I was fishing at the dock.
dock | !harbour | I was standing in the dock in front of the judge. | The accused in the dock was my mother.
field | field | I was running through a field of corn. | Cows were grazing in the field.
field | !field | He is an expert in his field. | A magnetic field was pulling my keys.
island | island | I was alone on an island. | We swam to an island.
island | !island | She was chopping onions on the kitchen island. | We sat round the island in the kitchen.
rock | stone | I was sitting on a rock. | A rock fell on the car.
rock | !stone | He was singing rock on the stage. | We were listening to rock on the radio.
stone | stone | I threw a stone at the window. | The stones were hot.
stone | !stone | I had lost two stone and my trousers fell down. | The surgeon took out a kidney stone.
mountain | mountain | We were climbing a mountain. | The mountain was covered with snow.
mountain | !mountain | There was a mountain of paperwork on my desk. | I was riding my mountain bike through town.
wave | wave | A huge wave swept over the beach. | The waves were carrying me out to sea.
wave | !wave | She gave me a wave from the window. | With a wave of his hand he opened the door.
desert | desert | I was walking in the desert. | The desert was endless.
cave | cave | I was lost in a cave. | We slept in a cave.
hole | hole | I fell into a hole. | A hole opened in the ground.
hole | !hole | There was a hole in my sock. | I found a hole in my tooth.
forest | forest | I was lost in the forest. | The forest was dark.
root | root | I tripped over a root. | The roots of the tree were white.
root | !root | The dentist was working on the root of my tooth. | The roots of her hair were grey.
leaf | leaf | A leaf fell on my hand. | The leaves were turning red.
leaf | !leaf | My father pulled out the leaf of the table. | We put the extra leaf into the dining table.
tree | tree | I was climbing a tree. | A tree fell on the house.
branch | branch | I was sitting on a branch. | The branch broke.
branch | !branch | I was working in another branch of the company. | I went to the branch to open an account.
palm | hand | The palm of my hand was bleeding. | There was a coin in his palm.
palm | palm-tree/tree | We were lying under a palm on the beach. | Palms were swaying along the beach.
rose | rose | He gave me a red rose. | The roses were dead.
rose | !rose | My aunt Rose was at the door. | The water rose to my knees.
daisy | daisy/flower | I picked a daisy. | The field was full of daisies.
daisy | !daisy !flower | My dog Daisy was running beside me. | I was talking to Daisy about her husband.
straw | hay | The horse was lying on straw. | There was straw on the floor of the barn.
straw | !hay | I was drinking through a straw. | The straw in my glass was made of gold.
plant | houseplant | I was watering a plant. | A plant was growing out of my ear.
plant | !houseplant | There was an explosion at the plant and the workers ran. | He worked in a nuclear plant.
log | log | I was sitting on a log. | We were floating on a log.
log | !log | The captain wrote in his log. | I forgot to log in to the computer.
star | stars | I saw a star in the sky. | The stars were bright.
star | !stars | I met the star of the film. | She was the star of the show and everybody clapped.
cloud | cloud | I was floating on a cloud. | A black cloud covered the sun.
cloud | !cloud | All my photos were saved in the cloud. | I couldn't find the file in the cloud at work.
ice | ice | The lake was covered with ice. | I was sliding on the ice.
ice | !ice | The waiter brought a drink with ice. | I put ice in my whisky.
snow | snow | I was walking in the snow. | The snow was deep.
storm | storm | A storm was coming. | The storm destroyed the house.
sun | sun | The sun was shining. | The sun turned black.
fire | fire | The house was on fire. | A fire was burning in the forest.
fire | !fire | The fire alarm was ringing and it was only a drill. | I was afraid they would fire me.
`;
