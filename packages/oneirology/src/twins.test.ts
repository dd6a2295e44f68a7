import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';

const twins: readonly (readonly [fr: string, en: string])[] = [
  [
    'Je volais au-dessus de la ville, la lune éclairait les toits. Un homme sans visage me poursuivait et je criais.',
    'I was flying above the city, the moon lit the roofs. A faceless man was chasing me and I screamed.',
  ],
  [
    'Mes dents tombaient devant le miroir de la salle de bains. Ma grand-mère morte me tendait un livre rouge.',
    'My teeth were falling out in front of the bathroom mirror. My dead grandmother handed me a red book.',
  ],
  [
    'J’étais en retard à l’examen, nue dans le couloir du lycée. Tout le monde riait. J’avais honte.',
    'I was late for the exam, naked in the corridor of the high school. Everyone laughed. I was ashamed.',
  ],
  [
    'Un loup blanc dormait dans mon lit. J’ouvrais la fenêtre et la neige entrait. Je n’avais pas froid.',
    'A white wolf was sleeping in my bed. I opened the window and the snow came in. I was not cold.',
  ],
  [
    'Le train déraillait sur le pont, il y avait du sang et du feu. J’aidais une petite fille à sortir.',
    'The train derailed on the bridge, there was blood and fire. I helped a little girl to get out.',
  ],
  [
    'Un serpent énorme sortait du puits et se transformait en oiseau. Mon père pleurait.',
    'A huge snake came out of the well and turned into a bird. My father was crying.',
  ],
  [
    'Je marchais dans une forêt de miroirs avec un éléphant et trois chats noirs. Une horloge sonnait minuit.',
    'I was walking in a forest of mirrors with an elephant and three black cats. A clock struck midnight.',
  ],
  [
    'Dans l’église, un mariage : ma robe brûlait, ma mère chantait au piano.',
    'In the church, a wedding: my dress was burning, my mother sang at the piano.',
  ],
  [
    'Un mec en manteau gris me suivait dans la gare. Je courais vers le quai, le train partait sans moi.',
    'A guy in a grey coat was following me in the station. I ran to the platform, the train left without me.',
  ],
  [
    'Ma belle-sœur ouvrait un coffre plein de bijoux dans le grenier. Il pleuvait sur le toit.',
    'My sister-in-law opened a chest full of jewels in the attic. It was raining on the roof.',
  ],
  [
    'On nageait sous l’eau avec des dauphins et une tortue. Le soleil brillait, j’étais très heureuse.',
    'We were swimming under water with dolphins and a turtle. The sun was shining, I was very happy.',
  ],
  [
    'J’ai été mordu par un chien devant l’hôpital. Une infirmière soignait ma main.',
    'I was bitten by a dog in front of the hospital. A nurse was nursing my hand.',
  ],
  [
    'Dans le jardin de ma grand-mère, un renard volait une poule. La lune était rouge.',
    'In my grandmother’s garden, a fox was stealing a hen. The moon was red.',
  ],
];

function shownIn(text: string): { symbols: Set<string>; emotions: string[]; acts: string[] } {
  const { symbols, emotions, interactions } = analyse(text);
  return {
    symbols: new Set(symbols.filter(({ shown }) => shown).map(({ id }) => id)),
    emotions: emotions.filter(({ shown }) => shown).map((emotion) => emotion.class),
    acts: interactions
      .filter(({ shown }) => shown)
      .map(({ type, subtype }) => `${type} ${subtype}`),
  };
}

for (const [fr, en] of twins) {
  test(`“${en.slice(0, 40)}…” reads alike in both languages`, () => {
    const french = shownIn(fr);
    const english = shownIn(en);
    const shared = [...french.symbols].filter((id) => english.symbols.has(id)).length;
    const either = new Set([...french.symbols, ...english.symbols]).size;
    expect(french.symbols.size).toBeGreaterThan(2);
    expect(shared / either).toBeGreaterThanOrEqual(0.8);
    expect(french.emotions).toEqual(english.emotions);
    expect(french.acts).toEqual(english.acts);
  });
}

test('« sans » and `without` deny one noun, or the verb they govern', () => {
  expect(shownIn('Un homme sans visage me poursuivait.').acts).toEqual(['aggression 6']);
  expect(shownIn('A man without a face chased me.').acts).toEqual(['aggression 6']);
  expect(shownIn('Je marchais sans voir la mer.').symbols.has('sea')).toBe(false);
  expect(shownIn('I walked without seeing the sea.').symbols.has('sea')).toBe(false);
});
