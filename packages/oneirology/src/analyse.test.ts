import { expect, test } from 'vitest';
import { analyse, engine } from '#analyse.ts';
import type { DreamAnalysis } from '#schema.ts';

function shownSymbols(analysis: DreamAnalysis): string[] {
  return analysis.symbols.filter(({ shown }) => shown).map(({ id }) => id);
}

function shownEmotions(analysis: DreamAnalysis): string[] {
  return analysis.emotions.filter(({ shown }) => shown).map((emotion) => emotion.class);
}

function deniedWords(analysis: DreamAnalysis): string[] {
  return [...analysis.symbols, ...analysis.emotions]
    .flatMap(({ evidence }) => evidence)
    .filter(({ negated }) => negated)
    .map(({ text }) => text);
}

test('a dream and its twin in the other language share their symbols', () => {
  const fr = analyse(
    'Une baleine nageait dans la forêt. Ma mère tenait une clé devant la porte d’une église.',
  );
  const en = analyse(
    'A whale was swimming in the forest. My mother held a key before the door of a church.',
  );
  expect(shownSymbols(fr).toSorted()).toEqual(shownSymbols(en).toSorted());
  expect(shownSymbols(fr)).toEqual(expect.arrayContaining(['whale', 'forest', 'key', 'church']));
});

test('what a dream denies stays as evidence and never counts', () => {
  const fr = analyse('Je n’avais pas peur. Il n’y avait plus de mer, aucun oiseau, rien.');
  expect(shownEmotions(fr)).toEqual([]);
  expect(shownSymbols(fr)).toEqual([]);
  expect(deniedWords(fr)).toEqual(['mer', 'oiseau', 'peur']);
  expect(fr.symbols.find(({ id }) => id === 'sea')?.count).toBe(0);
  const en = analyse('I was not afraid. There was no sea and I never saw a bird without wings.');
  expect(shownEmotions(en)).toEqual([]);
  expect(deniedWords(en)).toEqual(['sea', 'bird', 'wings', 'afraid']);
});

test('« pas » and « plus » deny nothing where they are no negators', () => {
  expect(shownSymbols(analyse('Un pas vers la mer, plus grande que la forêt.'))).toEqual([
    'sea',
    'forest',
  ]);
});

test('what is told after waking is no part of the dream', () => {
  const fr = analyse(
    'J’étais dans un jardin. Des enfants chantaient. Il y avait un lac. Je me suis réveillée, j’avais peur.',
  );
  expect(fr.emotions).toEqual([]);
  const en = analyse(
    'I was in a garden. Children sang. There was a lake. I woke up very frightened.',
  );
  expect(en.emotions).toEqual([]);
});

test('a feeling belongs to the one who feels it', () => {
  const en = analyse('My brother came home. He was furious. I was happy.');
  const brother = en.characters.find(({ label }) => label === 'brother')?.id;
  expect(en.emotions.map((emotion) => [emotion.class, emotion.experiencer])).toEqual([
    ['anger', brother],
    ['happiness', 'dreamer'],
  ]);
  const fr = analyse('Ma sœur arrive. Elle est triste. J’ai honte.');
  const sister = fr.characters.find(({ label }) => label === 'sœur')?.id;
  expect(fr.emotions.map((emotion) => [emotion.class, emotion.experiencer])).toEqual([
    ['apprehension', 'dreamer'],
    ['sadness', sister],
  ]);
});

test('mentions of one person are one character', () => {
  const { characters } = analyse('My mother was there. Mom sang. Two dogs and a dog barked.');
  expect(characters.map(({ label, number, evidence }) => [label, number, evidence.length])).toEqual(
    [
      ['mother', 'one', 2],
      ['dog', 'group', 1],
      ['dog', 'one', 1],
    ],
  );
});

test('a name beside a noun is the same person', () => {
  const people = (text: string) =>
    analyse(text).characters.map(({ label, evidence }) => [label, evidence.length]);
  expect(people('Voilà ma tante Huguette. Puis Huguette rit.')).toEqual([['tante', 2]]);
  expect(people('I met my wife Mary. Then Mary sang.')).toEqual([['wife', 2]]);
});

test('only the dreamer’s own relatives are family', () => {
  const family = (text: string) =>
    analyse(text).characters.flatMap(({ identity, label }) => (identity === 'family' ? label : []));
  expect(family('A man and his wife met my older brother. Dad laughed.')).toEqual([
    'brother',
    'dad',
  ]);
  expect(family('I phoned my son.')).toEqual(['son']);
  expect(family('My friend’s mother danced with my mother’s sister.')).toEqual([
    'mother',
    'sister',
  ]);
  expect(family('Sa femme parle à ma tante. Papa rit. La mère d’un ami chante.')).toEqual([
    'tante',
    'papa',
  ]);
});

test('a capital inside a sentence is a person called by name, a place is not', () => {
  const { characters } = analyse('Then I met Clara in Paris. Clara smiled.');
  expect(characters.map(({ label, identity }) => [label, identity])).toEqual([['Clara', 'known']]);
});

test('a capital after a preposition is a place', () => {
  const { characters } = analyse('We walk over Stanage. All of Lagos goes dark.');
  expect(characters).toEqual([]);
});

test('an act has an agent and a patient, in active and passive voice, in both languages', () => {
  const pairs = (text: string) => {
    const { interactions, characters } = analyse(text);
    const name = (id: string) => characters.find((character) => character.id === id)?.label ?? id;
    return interactions.map((act) => [act.type, name(act.initiator), name(act.recipient)]);
  };
  expect(pairs('A man chased me.')).toEqual([['aggression', 'man', 'dreamer']]);
  expect(pairs('I was attacked by a wolf.')).toEqual([['aggression', 'wolf', 'dreamer']]);
  expect(pairs('Un homme me poursuivait.')).toEqual([['aggression', 'homme', 'dreamer']]);
  expect(pairs('J’étais attaquée par un loup.')).toEqual([['aggression', 'loup', 'dreamer']]);
  expect(pairs('J’aide ma sœur.')).toEqual([['friendliness', 'dreamer', 'sœur']]);
});

test('what is wished, owed or just missed is no act', () => {
  for (const text of [
    'Je veux crier. Personne ne vient.',
    'Je voudrais embrasser ma sœur.',
    'Il faut aider mon père.',
    'J’ai envie de frapper cet homme.',
    'Le loup a failli me mordre.',
    'I want to hug my sister.',
    'I wanted my mother to help me.',
    'I almost hit a man.',
    'I was about to kiss him.',
    'We should help my father.',
    'My father was killed.',
  ]) {
    const { interactions } = analyse(text);
    expect([text, interactions.filter(({ shown }) => shown)]).toEqual([text, []]);
  }
});

test('an attempt is an act, as coders take it', () => {
  const types = (text: string) =>
    analyse(text).interactions.flatMap(({ type, shown }) => (shown ? [type] : []));
  expect(types('A man tried to stab me.')).toEqual(['aggression']);
  expect(types('Un homme essaie de me poignarder.')).toEqual(['aggression']);
});

test('an act done by somebody unnamed is shown, whoever takes it', () => {
  const shown = (text: string) =>
    analyse(text).interactions.flatMap((act) => (act.shown ? `${act.type} ${act.subtype}` : []));
  expect(shown('They shot him.')).toEqual(['aggression 7']);
  expect(shown('Il a tué ma mère.')).toEqual(['aggression 8']);
  expect(shown('Il refuse de m’aider.')).toEqual(['aggression 3']);
});

test('crying out is an aggression only where it is aimed at somebody', () => {
  const acts = (text: string) => analyse(text).interactions.map(({ recipient }) => recipient);
  expect(acts('Je crie. Je hurle dans le couloir.')).toEqual([]);
  expect(acts('I screamed and yelled. There was a knife on the table.')).toEqual([]);
  expect(acts('Ma mère crie contre moi.')).toEqual(['dreamer']);
});

test('what a verb denies is no missing image, what a noun or a feeling denies is', () => {
  const fr = analyse('« Ne la réveille pas », dit ma grand-mère. Il n’y a plus de mer.');
  expect(fr.symbols.map(({ id, shown }) => [id, shown])).toEqual([
    ['grandmother', true],
    ['sea', false],
  ]);
  expect(analyse('I wasn’t scared.').emotions.map((found) => found.class)).toEqual([
    'apprehension',
  ]);
});

test('a noun that is spelled as a verb form does nothing to anybody', () => {
  for (const text of [
    'Les invités accordent leurs violons. Le pêcheur a des avions.',
    'The picture grew with every stroke. I took one bite of it.',
  ]) {
    expect([text, analyse(text).interactions]).toEqual([text, []]);
  }
});

test('a place is indoors or outdoors and knows what it is', () => {
  const { settings } = analyse('J’étais dans ma chambre, puis je marchais au bord de la mer.');
  expect(settings.map(({ place, kind, familiarity }) => [place, kind, familiarity])).toEqual([
    ['indoor', 'bedroom', 'familiar'],
    ['outdoor', 'sea', 'familiar'],
  ]);
});

test('what carries people is a place only for who is aboard', () => {
  const kinds = (text: string) =>
    analyse(text).settings.flatMap(({ kind, shown }) => (shown && kind !== undefined ? kind : []));
  expect(kinds('Ma grand-mère est assise dans une barque.')).toEqual(['boat']);
  expect(kinds('Une barque vide flotte.')).toEqual([]);
  expect(kinds('I was on a train. A boat went by.')).toEqual(['train']);
  expect(kinds('We saw an old car and a plane.')).toEqual([]);
});

test.for([
  ['bus-stop', 'Je suis à l’arrêt de bus.', 'I am at the bus stop.'],
  ['airport', 'J’attends à l’aéroport.', 'I wait at the airport.'],
  ['stairs', 'Je monte un escalier.', 'I am on the stairs.'],
  ['lift', 'Je suis dans l’ascenseur.', 'I am in the elevator.'],
  ['kitchen', 'Je suis dans la cuisine.', 'I am in the kitchen.'],
  ['attic', 'Je suis dans le grenier.', 'I am in the attic.'],
  ['library', 'Je suis à la bibliothèque.', 'I am in the library.'],
  ['classroom', 'Je suis dans une salle de classe.', 'I am in a classroom.'],
  ['boat', 'Je suis sur un ferry.', 'I am on a ferry.'],
  ['plane', 'Je suis dans un avion.', 'I am on an airplane.'],
  ['shop', 'Je suis au supermarché.', 'I am in the supermarket.'],
  ['hospital', 'Je suis à l’hôpital.', 'I am in the hospital.'],
  ['theatre', 'Je suis au théâtre.', 'I am in a theatre.'],
  ['pool', 'Je suis à la piscine.', 'I am at the swimming pool.'],
  ['island', 'Je suis sur une île.', 'I am on an island.'],
  ['cave', 'Je suis dans une grotte.', 'I am in a cave.'],
  ['roof', 'Je suis sur le toit.', 'I am on the roof.'],
  ['balcony', 'Je suis sur le balcon.', 'I am on the balcony.'],
  ['street', 'Les gouttes partent du trottoir.', 'The drops fall on the sidewalk.'],
] as const)('a dream may be set at the %s in both languages', ([kind, fr, en]) => {
  for (const text of [fr, en]) {
    const shown = analyse(text).settings.filter((setting) => setting.shown);
    expect([text, shown.map((setting) => setting.kind)]).toEqual([text, [kind]]);
  }
});

test('a dream opens in the place of its first words', () => {
  const [first] = analyse('The big supermarket at midnight. I look in the pockets.').settings;
  expect(first).toMatchObject({ kind: 'shop', place: 'indoor', shown: true });
});

test('misfortune is told from its words', () => {
  const { events } = analyse('Le train déraille, c’est un accident, je suis perdue.');
  expect(events.misfortune.filter(({ shown }) => shown).map(({ label }) => label)).toEqual(
    expect.arrayContaining(['accident', 'lost']),
  );
});

test('lucidity is said in both languages, and denied in both', () => {
  expect(analyse('Je savais que je rêvais, alors je volais.').lucidity.shown).toBe(true);
  expect(analyse('I realized I was dreaming and flew up.').lucidity.shown).toBe(true);
  expect(analyse('Ce n’était pas un rêve lucide.').lucidity.shown).toBe(false);
});

test('a nightmare is called one, or is fear beside violence', () => {
  expect(analyse('Quel cauchemar. Un couloir sans fin.').nightmare.shown).toBe(true);
  expect(analyse('A man tried to stab me. I was terrified.').nightmare.shown).toBe(true);
  expect(analyse('Je mangeais une pomme au soleil.').nightmare.shown).toBe(false);
});

test('affect follows the sentences of the text', () => {
  const text = 'I was happy. A monster attacked us. The wall was blue.';
  const { affect } = analyse(text);
  expect(affect.sentences.map(({ start, end }) => text.slice(start, end))).toEqual([
    'I was happy.',
    'A monster attacked us.',
    'The wall was blue.',
  ]);
  const [first, second, third] = affect.sentences;
  expect(first?.valence).toBeGreaterThan(0);
  expect(second?.valence).toBeLessThan(0);
  expect(third).toMatchObject({ valence: 0, words: 0 });
});

test('summary and questions speak the language of the dream', () => {
  const fr = analyse('Je nageais dans la mer avec ma sœur. J’étais heureuse et très étonnée.');
  expect(fr.summary).toMatch(/^Un rêve de nage et de mer, en plein air/);
  expect(fr.questions.length).toBe(3);
  for (const question of fr.questions) expect(question).toMatch(/\u202f\?$/);
  const en = analyse('I was swimming in the sea with my sister. I was happy.');
  expect(en.summary).toMatch(/^A dream of swimming and the sea, set outdoors/);
  for (const question of en.questions) expect(question).toMatch(/[^\s]\?$/);
});

test('a text in two languages is read sentence by sentence, and says so', () => {
  const analysis = analyse(
    'J’étais au bord de la mer avec mon frère. Then I was in the old church.',
  );
  expect(shownSymbols(analysis)).toEqual(['sea', 'brother', 'church']);
  expect(analysis.quality.flags).toContain('mixed-language');
  expect(analysis.limits).toContain('mixed-language');
});

test('nothing found is an empty list, never an invention', () => {
  const { symbols, emotions, characters, questions, summary } = analyse('Hmm.');
  expect({ symbols, emotions, characters, questions }).toEqual({
    symbols: [],
    emotions: [],
    characters: [],
    questions: [],
  });
  expect(summary).toBe('');
});

test('the analysis says which text it read and who made it', () => {
  const analysis = analyse('La mer.', { of: 'report', language: 'fr' });
  expect(analysis.of).toBe('report');
  expect(analysis.language).toEqual({ code: 'fr', confidence: 1 });
  expect(analysis.engine).toEqual(engine);
  expect(engine.lexiconHash).toMatch(/^[0-9a-f]{8}$/);
});

test('a name that opens a sentence counts once it is known as one', () => {
  const { characters } = analyse('Clara laughed. Then I kissed Clara.');
  expect(characters.map(({ label, evidence }) => [label, evidence.length])).toEqual([['Clara', 2]]);
});

test('very and « un peu » move the intensity', () => {
  const intensity = (text: string) => analyse(text).emotions[0]?.intensity;
  expect(intensity('I was angry.')).toBe(2);
  expect(intensity('I was very angry.')).toBe(3);
  expect(intensity('J’étais un peu triste.')).toBe(1);
});
