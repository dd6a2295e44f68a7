/** Parts of bodies that things have too, and words of deeds. Rows as in `english-beings.ts`. */
export const englishBodies = `
hand | hand | He took my hand. | There was blood on my hands.
hand | !hand | The hands of the clock were turning backwards. | I had a good hand and won the card game.
arm | arm | I broke my arm. | He grabbed my arm.
arm | !arm | I was sitting on the arm of the sofa. | They were selling arms to the soldiers.
leg | leg | I broke my leg. | My legs were heavy.
leg | !leg | The leg of the chair broke. | One leg of the table was too short.
foot | foot | I hurt my foot. | My feet were bare.
foot | !foot | We were standing at the foot of the mountain. | The snow was six feet deep.
head | head | I hit my head. | His head was huge.
head | !head | The head of the company fired me. | I was at the head of the queue.
face | face | Her face was white. | His face was melting.
face | !face | The face of the clock was cracked. | We were climbing the north face of the mountain.
eye | eye | His eyes were red. | I lost an eye.
eye | !eye | We were in the eye of the storm. | I couldn't get the thread through the eye of the needle.
mouth | mouth | Blood came out of my mouth. | There was glass in my mouth.
mouth | !mouth | We were at the mouth of the river. | I was standing at the mouth of the cave.
tongue | mouth | My tongue was bleeding. | I bit my tongue.
tooth | teeth | My teeth were falling out. | I lost a tooth.
tooth | !teeth | The teeth of the comb were broken. | The teeth of the saw were sharp.
heart | heart | My heart was beating fast. | He held a heart in his hands.
heart | !heart | We were in the heart of the city. | I played a heart and won the card game.
back | back | There was a knife in my back. | My back was covered with hair.
skin | skin | My skin was green. | The skin was peeling off my hands.
skin | !skin | I slipped on a banana skin. | The skin of the potato was black.
hair | hair | My hair was falling out. | She had long hair.
bone | bone | I broke a bone. | The dog was chewing a bone.
blood | blood | There was blood on the floor. | My nose was full of blood.
ear | ear | My ear was bleeding. | He whispered in my ear.
nose | nose | My nose was growing. | He had a huge nose.
nose | !nose | The nose of the plane dropped. | The nose of the car was crushed.
shoulder | arm | He put his hand on my shoulder. | My shoulder hurt.
shoulder | !arm | We stopped the car on the shoulder of the road. | The truck was parked on the shoulder.
brain | brain | They took out my brain. | The brain was in a jar.
skull | skull/head | I found a skull. | There was a skull in the cave.
wing | wing | The bird had a broken wing. | I had wings on my back.
wing | !wing | I was in the wing of the hospital. | The east wing of the palace was locked.
egg | egg | There was an egg in the nest. | The egg hatched.
nest | nest | There was a nest in the tree. | I found a nest with eggs.
feather | feather | A feather fell from the sky. | My arms were covered with feathers.
swim | at-pool | We swam lengths for an hour. | I was swimming laps next to my boss.
race | running | I was in a race and my legs were heavy. | We ran a race on the beach.
race | !running | We were watching a horse race. | They were from another race, with green skin.
drawing | drawing | I was looking at a drawing. | The child gave me a drawing.
sentence | !trial | I couldn't finish my sentence. | There was a sentence on the wall.
party | party | We were at a party. | The party was wild.
party | !party | I voted for the party. | The leader of the party gave a speech.
passage | passage | There was a secret passage behind the wall. | We crawled through a narrow passage.
passage | !passage | I was reading a passage from the Bible. | The teacher asked me to read the passage aloud.
spell | magic | The witch put a spell on me. | I was casting a spell.
spell | !magic | I couldn't spell my name. | The teacher asked me to spell the word.
light | light | I saw a light. | The light was blinding.
light | !light | The box was very light. | My suitcase felt light as I lifted it.
lights | light | The lights went out. | I saw the lights of the city.
smoke | smoke | There was smoke in the room. | Black smoke came out of the house.
smoke | !smoke | I went out for a smoke. | I wanted to smoke.
cut | !kitchen | The film director shouted cut. | I had a cut on my finger.
degree | !classroom | It was forty degrees. | The water was ninety degrees.
final | !exam | We were in the final of the cup. | The final whistle blew.
test | exam | I failed the test. | I was late for a test.
test | !exam | I took a pregnancy test. | The doctor did a blood test.
trial | trial | I was on trial for murder. | The trial lasted all day.
lesson | !school | It was a lesson in patience. | I learned my lesson.
hunt | hunting | The men were hunting a deer. | We went hunting.
hunt | !hunting | We were hunting for a flat. | I was job hunting.
fishing | fishing | I was fishing with my father. | We went fishing on the lake.
running | running | I was running. | I was running through the woods.
running | !running | The tap was running. | The engine was running.
flying | flying | I was flying over the town. | I could fly.
falling | falling | I was falling. | I fell off the roof.
falling | !falling | I was falling asleep. | My hair was falling out.
`;
