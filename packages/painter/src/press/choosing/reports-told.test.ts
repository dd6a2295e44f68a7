import { expect, test } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { sceneTold, wordsTold } from '#testing/told.ts';

/** Plain reports, long and with asides, as people write them: who really does what, and who is there. */
test.each([
  // A thing that only stands before a verb does nothing.
  ["I was at a cousin's house and looked out of the window at the snow.", /^(?!.*house watches)/],
  ['The woman who owned the pumpkins asked me what I was doing.', /^A woman speaks/],
  ['La femme qui avait les citrouilles m’a parlé.', /^A woman talks/],
  ['We all took a fast, thrilling boat ride to an island.', /^(?!.*boat rides)/],
  ['I won a bathing suit and a lamp at the fair.', /^(?!.*bathes)/],
  ['We were naked and cuddled on the sofa.', /^The dreamer cuddles a person/],
  ['I felt her hands and loved the thrill of hugging her.', /^The dreamer hugs a woman/],
  ['I was in the administration building and my cousin rode a cow.', /^(?!.*dreamer builds)/],
  ['The hotel was built a bit like a barn, and my uncle sang there.', /^A man sings/],
  ['Des enfants de l’école dansaient dans le jardin.', /^Children dance in a garden/],
  ['All the paint was running and my father laughed.', /^A man laughs/],
  ['My dog was run over by a truck.', /^A truck runs over a dog/],
  ['Mon chien a été écrasé par un camion.', /^A truck runs over a dog/],
  ['There was music being played and people everywhere laughing.', /people laugh/],
  ['A lady at the door who had driven home with my son waved.', /^(?!.*door drives)/],
  ['We had coffee and tea, drank and sang.', /^(?!.*tea drinks)/],
  ['I saw a car with baskets on top of it driving away.', /^(?!.*baskets drive)/],
  ['My brother got on the phone and I danced.', /^(?!.*walks)/],
  ['We were looking for someone on the beach.', /^(?!.*person)/],
  // English may put its small word first.
  ['We opened the box and out came a clock.', /clock comes out|clock emerges/],
  ['I sat in the kitchen and in walked my boss with a goose.', /boss/],
  // To turn to somebody is no metamorphosis.
  ['I turned to the boy who runs the hotel and asked for a bed.', /^(?!.*turns into)/],
  ['My brother turned to a frog.', /^A man turns into a frog/],
  // A place or a time that somebody is only from.
  ['A girl from college rode a cow through my kitchen.', /in a kitchen/],
  ['I am older now, done with school, and I walk on the beach.', /on a beach/],
  // What is only meant.
  ['I have a desire to kiss the postman, but he flies away.', /^(?!.*kisses)/],
  ['I was thinking that I should go to Nina and hug her.', /^(?!.*hugs)/],
  // Who is there and does nothing to see.
  ['A girl has moved into our cellar and has not paid the rent.', /woman/],
  ['Une fille s’est installée dans notre cave et n’a pas payé le loyer.', /woman|girl/],
  ['Both Nina and Rose were in the dream, and I kept mixing them up.', /^Two women/],
  ['She was seated and knitting, and I watched.', /woman/],
  // Said of a noun, and done by it.
  ['I saw a crying baby in the snow.', /^A baby cries in the snow/],
  ['I saw a flying carpet over the city.', /^A carpet flies/],
  ['Un tapis volant passait au-dessus de la ville.', /^A carpet flies/],
  ['My friend Paul has white foam on his beard and gets into the bath.', /^(?!.*in white)/],
  ['Mon ami Paul a de la mousse blanche sur la barbe et entre dans le bain.', /^(?!.*in white)/],
])('%s', (dream, words) => {
  expect(wordsTold(dream)).toMatch(words);
});

/** A dream moves on: what is shown is where it happened, and a house one is in is seen from inside. */
test.each([
  ['Tom and I are in bed. We cuddle. Later I get up and walk down the street.', /in a bedroom/],
  ['J’étais au lit avec Tom, on s’embrassait. Plus tard je marche dans la rue.', /in a bedroom/],
  ['I was in a kitchen and a bear kissed me. Then I took a bus to the school.', /in a kitchen/],
  ['D’abord je suis au bureau. Puis je vais à la plage, où un poisson me mord.', /on a beach/],
  ['First I am in an office. I go to the beach, where a giant fish bites my leg.', /on a beach/],
  ['I went to school. Then a crocodile danced with me in the kitchen.', /in a kitchen/],
  ["I'm in a big house. My sister is crying.", /in a living room/],
  ['Je suis dans une grande maison. Ma sœur pleure.', /in a living room/],
])('%s', (dream, words) => {
  expect(wordsTold(dream)).toMatch(words);
});

test.each([
  ['I was in the shop. Later I was driving my car.', /^The dreamer drives a car on a road/],
  ['I was in the kitchen and my brother drove a car through it.', /in a kitchen/],
  ['Someone was talking of winning on horses.', /^A person talks\. /],
  ['We go over near the washer and dryer to look out the window.', /^The dreamer watches /],
  ['I’m hitting on my friend Melanie in a bar.', /^The dreamer talks with a woman/],
  ['I’m smoking a joint with a man on the trail.', /^The dreamer smokes a cigarette/],
])('as people tell it: %s', (dream, words) => {
  expect(wordsTold(dream)).toMatch(words);
});

/** Two who do one thing, whoever helps. */
test.each([
  ['I was helping my mother wash the dishes.', /^The dreamer washes a plate with a woman/],
  ['My brother helped me carry a piano.', /^A man carries a piano with the dreamer/],
  ['Ma mère m’aidait à porter un piano.', /^A woman carries a piano with the dreamer/],
  ['A man helped me out of the hole.', /^A man helps the dreamer/],
])('whoever helps: %s', (dream, words) => {
  expect(wordsTold(dream)).toMatch(words);
});

test.each([
  ['I made dinner in the cellar.', /^The dreamer (?:cooks|makes dinner) in a cellar/],
  ['I pulled the car up to the house.', /^The dreamer drives a car/],
  ['A man was coming towards me.', /^A man walks towards the dreamer/],
  ['I was dressed in an overcoat walking the street.', /^The dreamer in a coat walks/],
  ['At some point Ramona leaves.', /^(?!.*Leaves)/],
  ['I was moving a coffee table in the living room.', /^(?!.*cup)/],
])('what is done, and by whom: %s', (dream, words) => {
  expect(wordsTold(dream)).toMatch(words);
});

test.each([
  // What somebody is called has no colour and is no plant.
  ['My friends Emily Stone, Jana Green and Amy Leopard sang.', /^(?!.*(?:green|leopard|stone))/],
  ['I have my friend Reed Maxwell’s camera.', /^(?!.*reed)/],
  ['I ate at the Red Lion with my mother.', /^(?!.*lion)/],
  ['I SAW A DOG IN THE KITCHEN.', /^A dog .*in a kitchen/],
  ['I was standing at the Golden Gate Bridge.', /^The dreamer stands on a bridge/],
  // Of a skin no clothes are told.
  ['A black man was dancing in the street.', /^A man dances/],
  ['Un homme noir dansait dans la rue.', /^A man dances/],
  ['A woman dressed in black was dancing.', /^A woman in black/],
  ['A man catches a small great white shark in a river.', /^A man catches a shark/],
  ['My desk is in the front left corner of the classroom.', /^(?!.*walks away)/],
  ['I went to the men’s room and there were no doors.', /^The dreamer in a bathroom/],
  ['I take off her shirt. A fire alarm goes off.', /^(?!.*plane)/],
  ['A welder was there.', /^A worker/],
  ['I held my dog in my arms.', /^The dreamer holds a dog/],
  ['The pews were low steps like at a circus. We sat down.', /in a church/],
])('who is named, and what only sounds alike: %s', (dream, words) => {
  expect(wordsTold(dream)).toMatch(words);
});

test.each([
  ['I walked by a church and cried.', /^(?!.*church walks)/],
  ['I was walking past a dog.', /^The dreamer walks beside a dog/],
  ['I was on a bus with my friend.', /in a bus/],
  ['J’étais dans le bus avec ma mère.', /in a bus/],
  ['Two guys went out on the lake to fish. The ice was thick.', /on the ice|by a frozen lake/],
  ['I had to meet this other counselor.', /meets a therapist/],
  ['I’m sitting on the floor near the bay windows.', /in a living room/],
])('where they are: %s', (dream, words) => {
  expect(wordsTold(dream)).toMatch(words);
});

test.each([
  ['I go into the room, and they are all sleeping.', /^People sleep/],
  ['They were sleeping in the room.', /^People sleep/],
  ['The trees were high. They would cover the house if they fell.', /^(?!.*falls)/],
  ['If they begin to fight and one falls, he will die.', /^(?!.*(?:lies|falls))/],
  ['I was waiting for my brother. If he came I would kiss him.', /^(?!.*kisses)/],
  ['I’m playing basketball with Jared Hill and Jim Harris.', /in a sports hall/],
  ['There are two kittens. They are tiny, about the size of rodents.', /^(?!.*giant)/],
])('who does it, if anybody: %s', (dream, words) => {
  expect(wordsTold(dream)).toMatch(words);
});

test.each([
  ['My friends are giving me advice on what to wear.', /^People talk with the dreamer/],
  ['My father passed me in the corridor.', /^A man walks beside the dreamer/],
  ['A cop passed me the salt.', /^A police officer gives a salt/],
  ['She’s looking out the window at the street and turns back to tell me.', /^(?!.*window)/],
  ['I was in the kitchen and a coat walked.', /^A coat walks/],
  [
    'The book had something to do with health and life in general, politics, whatever.',
    /^(?!.*general)/,
  ],
])('what only looks like a gesture: %s', (dream, words) => {
  expect(wordsTold(dream)).toMatch(words);
});

test('on the ice of a lake nobody makes rings in the water', () => {
  const isWet = (dream: string) => {
    const { layers } = compose(sceneTold(dream), { seed: 2 });
    return layers.some(({ id }) => /rings/.test(id));
  };
  expect(isWet('I walked on the lake.')).toBe(true);
  expect(isWet('I walked on the lake. The ice was thick.')).toBe(false);
});

test.each([
  ['I was on a bus with my mother and a man was crying.', /A man cries/],
  ['J’étais dans le bus avec ma mère et un homme pleurait.', /A man cries/],
  ['I was in a boat with my brother and a goat.', /A goat sits in the boat/],
  ['Two men walked to the lake to fish.', /^(?!.*a fish\b)/],
  ['A man was trying to climb through my window.', /^A man walks in through a window/],
])('beside whom, and by what way: %s', (dream, words) => {
  expect(wordsTold(dream)).toMatch(words);
});

test.each([
  // Who is sought is not there.
  ['Je cherchais mon fils dans un grand hôtel.', /^(?!.*boy)/],
  ['I was looking for my mother everywhere.', /^(?!.*woman)/],
  // Where nobody stays behind, one is aboard.
  ['Un homme pleure dans un bus vide.', /^A man cries in an empty bus(?!.*street)/],
  ['My brother was on the train and it left without me.', /on the platform/],
  [
    'Ma grand-mère morte préparait le dîner dans ma cuisine.',
    /^An old woman (?:cooks|makes dinner)/,
  ],
  // « Lit » is a bed, though one reads in it.
  ['Un ours lisait le journal dans mon lit.', /^A bear reads a newspaper in a bed/],
  ['Ma mère lit le journal.', /^(?!.*bed)/],
])('what is there to be seen: %s', (dream, words) => {
  expect(wordsTold(dream)).toMatch(words);
});

test.each(['My dad is dying. I hold him in my arms and we cry.', 'I was holding my father.'])(
  'whom one cannot carry is in one’s arms: %s',
  (dream) => {
    expect(sceneTold(dream).deeds.map(({ act }) => act)).toContain('embrace');
  },
);
