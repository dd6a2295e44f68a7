import { describe, expect, test } from 'vitest';
import { wordsTold } from '#testing/told.ts';

/** What people dream most often, as they tell it. */
describe('dreams that everybody has', () => {
  test.each([
    ['I lay paralysed in my bed and a dark shape stood by the door.', /dark figure/],
    ['Une présence était assise sur ma poitrine.', /dark figure sits on the dreamer in a bedroom/],
    ['Beetles were crawling all over me.', /crawl on the dreamer/],
    ['Je perdais mon fils dans un marché.', /The dreamer searches/],
    ['I left my daughter on the bus and could not find her again.', /The dreamer searches/],
    ['The brakes didn’t work and the car went off a cliff into the lake.', /car falls/],
    ['On me tirait dessus dans la rue.', /person shoots at the dreamer/],
    ['They were shooting at me in the street.', /people shoot at the dreamer/i],
    ['J’étais attachée sur une chaise dans une cave.', /sits on a chair/],
    ['Je trouvais des pièces d’or dans le jardin.', /finds .*coin/],
    ['I was playing in my grandparents’ garden.', /The dreamer plays in a garden/],
    ['All my teeth were crumbling.', /^Teeth crumble/],
    ['My wife was in bed with a stranger.', /lies in a bed/],
    ['Huge wave, tall as a building, coming at the beach.', /giant wave/],
    ['I was on the platform and turned to get my suitcase.', /^(?!.*turns into)/],
    ['Je pelletais la neige devant la maison.', /dreamer digs/],
    ['Ma tante arrosait ses tomates.', /in a garden/],
    ['I was lost in my own town.', /The dreamer searches/],
    ['I was spitting teeth into the sink.', /in a bathroom/],
    ['I was in the back seat and my aunt was driving.', /dreamer sits in a car.*A woman drives/],
    ['The sofa was drifting on the sea with me on it.', /The dreamer sits on the sofa/],
    ['On s’est serrés dans les bras.', /embraces/],
    ['The dragon let me ride on his back.', /on a dragon|rides a dragon/],
    ['Je trouvais un bébé dans un tiroir.', /a drawer/],
    ['Mon petit-fils courait dans le jardin.', /^A boy runs/],
    [
      'I was naked in front of my whole class.',
      /naked, stands before a crowd of people in a classroom/,
    ],
    ['I was on stage, I had forgotten my lines and the audience laughed.', /dreamer/],
    ['The books fell like snow in the library.', /^Books fall/],
    ['My aunt went on cooking in the flooded kitchen.', /woman cooks/],
    ['Les passants n’avaient pas de visage.', /[Ff]aceless/],
    ['Un vieil homme me tendait une lettre écrite avec du sang.', /^An old man/],
    ['Des montres fondaient sur les branches et un enfant les ramassait.', /picks up .*watch/],
    ['I stood in a lift and people stared.', /[Pp]eople/],
    ['I gave birth and the midwife handed me a kitten.', /^A midwife hands a kitten/],
    ['Three tornadoes coming over the fields.', /[Tt]ornadoes/],
    ['The keys were soft, like butter, and my students clapped.', /^(?!.*butter)/],
    ['I put my hand up, sat in his seat and landed the plane.', /^The dreamer drives a plane/],
    ['Le jour de mon mariage je portais le tablier de ma grand-mère.', /^(?!.*old woman)/],
    ['I swam with my sister in the sea.', /woman swims too/],
    ['I was walking on the beach with my husband, who died in March.', /^(?!.*dies)/],
    ['J’étais au marché avec ma mère, qui est morte l’an dernier.', /^(?!.*(?:dies|lies))/],
    ['We hid with my little brother under the stairs.', /boy hides too/],
    ['Je me cachais avec ma sœur dans la cave.', /woman hides too/],
    ['I hid from the soldiers in a barn.', /hides from soldiers/],
  ])('%s', (dream, shown) => {
    expect(wordsTold(dream)).toMatch(shown);
  });

  test('a huge crowd is many people, and no giants', () => {
    expect(wordsTold('Je chantais devant une foule immense.')).not.toMatch(/giant/);
  });

  test('who lies in bed with somebody else is not the dreamer', () => {
    expect(wordsTold('My wife was in bed with a stranger.')).not.toMatch(/The dreamer lies/);
  });
});
