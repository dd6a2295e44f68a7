import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';

function symbolsIn(text: string): string[] {
  return analyse(text).symbols.flatMap(({ id, shown }) => (shown ? [id] : []));
}

test.for([
  ['fruit', 'I ate an orange.'],
  ['bear', 'A bear came in.'],
  ['clock', 'I looked at my watch.'],
  ['ring', 'I wore a gold ring.'],
  ['ring', 'A box with a ring in it.'],
  ['seal', 'A seal swam by.'],
  ['light', 'A light shone.'],
  ['duck', 'I saw a duck.'],
  ['bat-animal', 'A bat flew around.'],
  ['bird', 'A swallow flew past.'],
  ['stone', 'A rock fell on me.'],
  ['wave', 'A wave broke over us.'],
  ['well', 'The well was deep.'],
  ['river', 'We stood on the bank of the river.'],
  ['room', 'I left the room.'],
  ['fly-insect', 'A fly sat on the wall.'],
  ['flying', 'I fly over the roofs.'],
  ['rose', 'A rose grew.'],
  ['stream', 'I saw a spring of water.'],
  ['leaf', 'The leaves fell.'],
  ['fish', 'A fish swam.'],
  ['fishing', 'I like fishing.'],
  ['tool', 'The nail in the wall.'],
  ['train', 'The train is late.'],
  ['ship', 'A ship sailed.'],
  ['park', 'We walked in the park.'],
  ['ball', 'A ball rolled away.'],
  ['wind', 'A cold wind blew.'],
  ['wound', 'The wound bled.'],
  ['cow', 'The calf drank milk.'],
  ['book', 'I read a book.'],
  ['hand', 'The palm of my hand.'],
  ['tree', 'Under a palm tree.'],
  ['elephant', 'The trunk of the elephant.'],
  ['bar', 'I went to the bar.'],
  ['crow', 'A crow sat on the fence.'],
  ['fruit', 'J’ai mangé une pêche.'],
  ['fishing', 'Mon père pêche dans le lac.'],
  ['fishing', 'Nous allons à la pêche.'],
  ['trial', 'Un avocat me défend au tribunal.'],
  ['tower', 'La tour s’écroule.'],
  ['book', 'Un livre ouvert.'],
  ['ice', 'La glace fond sous mes pieds.'],
  ['mirror', 'Je me regarde dans la glace.'],
  ['snow', 'Un pas dans la neige.'],
  ['bell', 'Le son de la cloche.'],
  ['dog', 'Son chien aboie.'],
  ['bird', 'Un vol d’oiseaux.'],
  ['theft', 'Le vol de mes bijoux.'],
  ['flying', 'Je vole au-dessus des toits.'],
  ['theft', 'On me vole mon sac.'],
  ['scarf', 'Le voile de la mariée.'],
  ['sea', 'La mer est calme.'],
  ['glass', 'Un verre d’eau.'],
  ['worm', 'Un ver de terre.'],
  ['green', 'Le mur est vert.'],
  ['door', 'La porte claque.'],
  ['bus', 'Le car est parti.'],
  ['bridge', 'Le pont est cassé.'],
  ['window', 'Une baie vitrée.'],
  ['sea', 'Une baie au bord de la mer.'],
  ['school', 'La cour de l’école.'],
  ['running', 'Je cours vite.'],
  ['piano', 'Un cours de piano.'],
  ['dress', 'La manche de ma robe.'],
  ['burning', 'Le bois brûle.'],
  ['stairs', 'Les marches de l’escalier.'],
  ['room', 'La pièce est sombre.'],
  ['money', 'Une pièce d’or.'],
  ['bed', 'Le lit est grand.'],
  ['storm', 'Un orage éclate.'],
  ['well', 'Je tombe dans un puits.'],
  ['cemetery', 'La tombe de mon père.'],
  ['cellar', 'Elle entre dans la cave.'],
  ['letter', 'Le facteur apporte une lettre.'],
  ['voice', 'Une voix d’ange.'],
  ['train', 'Les voies du train.'],
  ['chicken', 'Une poule pond.'],
  ['farm', 'La ferme brûle.'],
  ['office', 'Le bureau de mon chef.'],
  ['summer', 'C’était l’été.'],
  ['birth', 'Je nais dans l’eau.'],
  ['balloon', 'Un ballon rouge.'],
  ['painting', 'Une toile blanche.'],
  ['spider', 'Une toile d’araignée.'],
  ['piano', 'Il joue du piano.'],
  ['field', 'Un champ de blé.'],
  ['singing', 'Un chant triste.'],
  ['mud', 'La vase au fond de l’étang.'],
  ['fishing', 'Le pêcheur m’attend.'],
  ['hair', 'Une mèche de cheveux.'],
  ['louse', 'Une puce saute.'],
  ['rope', 'Un fil de laine.'],
  ['son', 'Mes fils sont là.'],
  ['gold', 'L’or brille.'],
  ['stone', 'Un sol en pierre.'],
] as const)('%s is named in “%s”', ([id, text]) => {
  expect(symbolsIn(text)).toContain(id);
});

test.for([
  ['fruit', 'I wore an orange dress.'],
  ['fruit', 'The orange light blinked.'],
  ['bear', "I can't bear it."],
  ['bear', 'Bear with me.'],
  ['bear', 'She could not bear the noise.'],
  ['clock', 'I watch the sea.'],
  ['clock', 'We watched a film.'],
  ['clock', 'Watch out!'],
  ['ring', 'The phone rings.'],
  ['ring', 'The bells ring.'],
  ['seal', 'They seal the door.'],
  ['seal', 'The letter was sealed.'],
  ['light', 'It was light as a feather.'],
  ['light', 'A light blue dress.'],
  ['light', 'I light a candle.'],
  ['light', 'The bag was light.'],
  ['duck', 'I had to duck.'],
  ['bat-animal', 'He swung a baseball bat.'],
  ['bird', 'I swallow a pill.'],
  ['stone', 'They rock the boat.'],
  ['wave', 'I wave to him.'],
  ['well', 'I feel well.'],
  ['factory', 'The plant grew.'],
  ['rose', 'She rose from her chair.'],
  ['leaf', 'He leaves the house.'],
  ['competition', 'I match the colours.'],
  ['train', 'I train every day.'],
  ['ship', 'They ship the goods.'],
  ['park', 'I park the car.'],
  ['wind', 'The road winds up the hill.'],
  ['wound', 'I wound the clock.'],
  ['book', 'I book a room.'],
  ['trial', 'J’ai mangé un avocat.'],
  ['laughter', 'Une souris grise court.'],
  ['tower', 'Je fais un tour en ville.'],
  ['tower', 'C’est mon tour.'],
  ['tower', 'Il me joue un tour.'],
  ['book', 'Il me livre un paquet.'],
  ['book', 'Une livre de beurre.'],
  ['mirror', 'Je mange une glace.'],
  ['dog', 'Je n’ai pas de chien.'],
  ['sea', 'Ma mère est calme.'],
  ['sea', 'Le maire est calme.'],
  ['worm', 'Je vais vers la mer.'],
  ['door', 'Je porte une valise.'],
  ['bus', 'Il pleure car il a mal.'],
  ['forest', 'Je bois du lait.'],
  ['stairs', 'Tu marches vite.'],
  ['bed', 'Elle lit une lettre.'],
  ['falling', 'La nuit tombe.'],
  ['chicken', 'J’ai la chair de poule.'],
  ['farm', 'Je ferme la fenêtre.'],
  ['farm', 'Ferme la porte!'],
  ['forest', 'Un bureau en bois.'],
  ['summer', 'Il a été gentil.'],
  ['birth', 'Je n’ai rien.'],
  ['heron', 'La grue soulève une poutre.'],
  ['game', 'La joue gauche.'],
  ['stars', 'Une étoile de mer.'],
  ['mud', 'Un vase cassé.'],
  ['louse', 'Une carte à puce.'],
  ['son', 'Des fils électriques.'],
  ['gold', 'Or il pleuvait.'],
] as const)('%s is only spelled alike in “%s”', ([id, text]) => {
  expect(symbolsIn(text)).not.toContain(id);
});

test.for([
  ['sea', 'Il n’y avait pas de mer.', 'There was no sea.'],
  ['bear', 'Je ne voyais aucun ours.', 'I saw no bear.'],
  ['key', 'Je cherchais sans clé.', 'I searched without a key.'],
  ['train', 'Il n’y a jamais de train.', 'There is never a train.'],
  ['dog', 'Ce n’était plus un chien.', 'It was not a dog.'],
] as const)('%s is denied in “%s” and “%s”, and stays as evidence', ([id, ...texts]) => {
  for (const text of texts) {
    const symbol = analyse(text).symbols.find((one) => one.id === id);
    expect([text, symbol?.shown, symbol?.count]).toEqual([text, false, 0]);
  }
});

test('an idiom names no image, its words elsewhere do', () => {
  const shown = (text: string): string[] =>
    analyse(text)
      .symbols.filter((symbol) => symbol.shown)
      .map(({ id }) => id);
  expect(shown("J'avais un mal de chien, j'avais le cafard et j'ai bu la tasse.")).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(dog|insect|coffee)$/)]),
  );
  expect(shown('Le chien a vu un cafard dans ma tasse de café.')).toEqual(
    expect.arrayContaining(['dog', 'insect', 'coffee']),
  );
  expect(shown('I was sick as a dog and had butterflies in my stomach.')).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(dog|butterfly)$/)]),
  );
});

test('kites are no flying stags', () => {
  expect(symbolsIn('Deux cerfs-volants rouges montaient.')).toContain('kite');
  expect(symbolsIn('Deux cerfs-volants rouges montaient.')).not.toContain('deer');
});
