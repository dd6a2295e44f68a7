/** Sentences written once the tables stood, to see how well they hold. Rows as in `english-beings.ts`. */
export const englishAgain = `
mouse | !mouse | At work my mouse kept jumping around on the desktop and I couldn't open the file.
mouse | mouse | There was a dead mouse in my shoe.
bat | !bat-animal | He came at me with a wooden bat.
bat | bat-animal | A bat was sleeping upside down over my bed.
crane | !heron | The crane dropped a container on the dock.
seal | seal | A baby seal was crying on the beach.
seal | !seal | The seal on the jar was broken.
duck | !duck | We were served duck in plum sauce.
turkey | !turkey | My cousin had moved to Turkey and I couldn't find the house.
fish | fish | A huge fish looked at me through the glass.
calf | !cow | I had a tattoo on my calf that moved.
pupil | !who:pupil | Her pupils were like slits.
coach | !who:coach | The coach was full of pensioners and it wouldn't stop.
queen | !king-queen | I had the queen of hearts up my sleeve.
driver | !who:driver | I couldn't install the new driver for my screen.
bank | !at:bank | We had a picnic on the bank of the canal.
bar | !bar | There were bars on the window of my room.
court | !trial | My ex was on the tennis court in a wedding dress.
station | !station | The radio was stuck on one station that only played my mother's voice.
school | !school | A school of silver fish swam through the kitchen.
floor | !floor | I pressed the button for the ninth floor and the lift went sideways.
bed | !bed | There was a hand growing in the flower bed.
steps | !stairs | I heard heavy steps coming closer in the corridor.
lift | !lift | A stranger offered me a lift home.
shower | !bathroom | It was her baby shower and everyone wore black.
tap | !tap | I felt a tap on my shoulder but nobody was there.
bridge | !bridge | The dentist said my bridge had to come out with all the teeth.
cell | !prison | The scientist showed me my own cell dividing.
spring | !spring | A rusty spring poked through the mattress.
pool | !pool | He was lying in a pool of blood on the stairs.
field | !field | She was the best in her field and everybody clapped.
rock | !stone | My dad was on stage singing rock in a dress.
wave | !wave | She gave me a little wave through the train window.
root | !root | The dentist drilled into the root of my tooth.
palm | hand | Something was written on my palm in ink.
star | !stars | I was the star of a show and hadn't learned my lines.
cloud | !cloud | All my memories were stored in the cloud and I'd forgotten my password.
trunk | !suitcase | We found my grandmother in the trunk of the car.
nail | !nail !tool | My nails kept growing until they reached the floor.
match | !competition | I struck a match and saw his face.
glasses | !glasses | The waiter filled everyone's glasses with sand.
letter | !letter | There were huge letters painted on the sky.
key | !key | I hit the wrong key on the piano and everyone turned.
scales | !scales | I had green scales all over my arms.
bow | !bow-and-arrow | She tied a bow in my hair.
pipe | !pipe | My granddad was sitting there smoking his pipe.
pen | !pen | The sheep had broken out of the pen.
organ | !pipe-organ !piano | They'd sold one of my organs while I slept.
tank | !tank | The shark was too big for its tank.
chain | !chain | I was late because the chain had come off my bike.
orange | !orange !fruit | Her hair had turned bright orange.
drum | !drum | My cat was going round in the drum of the washing machine.
ball | !ball | I was at a ball with a masked prince.
train | !train | The train of my dress got caught in the door.
boot | !boot !shoes | He had locked me in the boot of his car.
crown | !crown !hat | My crown fell out with the tooth still in it.
sign | !signpost | I took it as a sign from my dad.
plate | !plate | I wrote down the plate of the car that hit us.
hand | !hand | The hands of the station clock were going backwards.
leg | !leg | I sawed off the leg of the table.
head | !head | I was called in by the head of the company.
face | !face | The face of the watch was blank.
mouth | !mouth | We rowed to the mouth of the river.
teeth | !teeth | The teeth of the saw were blunt.
mouse | mouse | My cat brought a mouse into bed.
letter | letter | My dead husband had sent me a letter.
ring | ring | I found my mum's ring in the soup.
chain | chain | I was dragging a heavy chain behind me.
tank | tank | There was a tank parked outside the school.
key | key | I dropped the key down the drain.
head | head | His head was on backwards.
`;
