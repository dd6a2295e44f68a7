import { searchTerms } from '@reverie/oneirology';

/** What dreams are full of, the most frequent first. */
const frequent = `maison mer nuit house water mother forêt voix door porte enfant train night room
rue école frère street lumière window chambre falling voler flying chien dog miroir mirror escalier
stairs ville city rouge noir light forest sœur father pont bridge clé key jardin garden neige snow
oiseau bird cheval horse poisson fish bateau boat étoile star lune moon montagne mountain classe
exam voiture car avion plane couloir corridor fleuve river feu fire pluie rain serpent snake chat
visage face main hand dent teeth cheveux hair robe dress livre book lettre letter horloge clock
danse dance chanson song église church marché market île island plage beach tempête storm désert
desert loup wolf ours bear araignée spider papillon butterfly arbre tree fleur flower pomme apple
pain bread table chair lit bed toit roof cave cellar mur wall tour tower château castle pirate roi
king reine queen médecin doctor hôpital hospital gare station valise suitcase téléphone phone écran
screen photo picture peinture painting musique music silence echo ombre shadow brouillard fog soleil
sun nuage cloud vent wind orage thunder éclair lightning glace ice sable sand pierre stone or gold`
  .split(/\s+/)
  .filter((word) => word !== '');

const glue =
  `je suis dans la avec une qui me puis il et le the a in my then was there and of to`.split(' ');

const onsets = 'b br c ch cl d dr f fl g gl gr l m n p pl pr qu r s st t tr v'.split(' ');
const vowels = 'a e i o u ai ou eau é oi'.split(' ');
const codas = ['', '', 'l', 'r', 'n', 's', 't', 'que', 'lle', 'sse'];

/** A word nobody knows, the same for the same number: names and rare words of a real archive. */
function invented(number: number): string {
  const pick = (list: readonly string[], index: number) => list[index % list.length] ?? '';
  let rest = number;
  let word = '';
  for (let syllable = 0; syllable < 3; syllable += 1) {
    word += pick(onsets, rest) + pick(vowels, Math.floor(rest / 7) + syllable);
    rest = Math.floor(rest / 3) + 11 * syllable;
  }
  return word + pick(codas, number);
}

/** Frequent words first, then some 12,000 rare ones. */
export const vocabulary: readonly string[] = [
  ...new Set([...frequent, ...Array.from({ length: 14_000 }, (_, index) => invented(index))]),
];

/** What search keeps of each word, found once: 100,000 dreams are made of the same words. */
export const termsOfWords: ReadonlyArray<readonly string[]> = vocabulary.map((word) =>
  searchTerms(word),
);

/** Writes a sentence as dreams have them: every other word is glue. */
export function writeSentence(words: readonly string[], random: () => number): string {
  return words.map((word) => `${glue[Math.floor(random() * glue.length)] ?? ''} ${word}`).join(' ');
}
