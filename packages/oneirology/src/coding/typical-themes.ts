import { FormIndex } from '#lexicon/index-of-forms.ts';
import { parseTable } from '#lexicon/notation.ts';
import { read } from '#read/read.ts';
import type { DreamAnalysis } from '#schema.ts';
import type { Language } from '#text/language.ts';

/**
 * The themes of the Typical Dreams Questionnaire (Nielsen et al. 2003) that a concept of the
 * lexicon names.
 */
const byConcept: readonly (readonly [theme: string, concepts: readonly string[]])[] = [
  ['chased or pursued', ['chase']],
  ['physically attacked', ['fight', 'murder']],
  ['frozen with fright, unable to move', ['stuck']],
  ['falling', ['falling']],
  ['arriving too late', ['late', 'missed']],
  ['swimming', ['swimming']],
  ['being locked up', ['trapped', 'prison']],
  ['snakes', ['snake']],
  ['naked', ['naked']],
  ['flying or soaring', ['flying']],
  ['teeth falling out', ['tooth']],
  ['school, teachers, studying', ['school', 'classroom']],
  ['failing an examination', ['exam', 'unprepared']],
  ['a person now dead as alive', ['resurrection']],
  ['a person now alive as dead', ['dead-person']],
  ['fire', ['fire', 'burning']],
  ['floods or tidal waves', ['flood', 'wave', 'drowning']],
  ['tornadoes or strong winds', ['tornado', 'wind']],
  ['earthquakes', ['earthquake']],
  ['insects or spiders', ['insect', 'spider']],
  ['being a child again', ['childhood']],
  ['finding money', ['money', 'treasure']],
  ['sexual experiences', ['sex', 'kiss']],
  ['killing someone', ['murder']],
  ['eating delicious food', ['feast', 'food']],
  ['losing control of a vehicle', ['crash']],
  ['seeing an angel', ['angel']],
  ['encountering God', ['god']],
  ['seeing extra-terrestrials', ['alien']],
];

/** Those that take several words: `theme | French | English`, as lexicon/notation.ts writes terms. */
const byWords = `
unable to find, or embarrassed about using, a toilet | toilettes _ introuvable+introuvables+bouchée+bouchées+sans+débordent+débordaient+ouvertes+sales, trouver/v pas _ toilettes+toilette+wc, chercher/v _ toilettes+wc, toilettes _ devant tout le monde, pipi+besoins devant tout le monde | couldn't+can't+cannot find _ bathroom+toilet+restroom, looking for _ bathroom+toilet+restroom, toilet+toilets+stall+stalls _ no door+doors+overflowing+dirty+filthy+broken, bathroom _ no door+doors, pee in front of, on the toilet _ everyone+everybody+people
trying again and again to do something | encore et encore, sans arrêt, essayer/v sans cesse, recommencer/v sans cesse, j'essaie et j'essaie, à chaque fois que j'essaie | again and again, over and over, try/v and try/v, kept trying, keep/v trying, keep on trying
inappropriately dressed | en pyjama _ devant+rue+classe+travail+école, en sous vêtements, sans pantalon, sans chaussures, mal habillé/a, pas habillé/a, en slip, en culotte | in my pajamas+pyjamas+nightgown+underwear, no pants, without my shoes+pants+clothes, wrong clothes, not dressed, half dressed, forgot to get dressed
being tied, unable to move | attaché/a à, ligoté/a, pieds et poings liés | tied up, tied to, tie/v me, bound to, strapped to
having superior knowledge or mental ability | je savais tout, lire/v dans les pensées, lisais dans les pensées, comprendre/v toutes les langues, une intelligence supérieure | knew everything, read/v minds, read/v their minds, read/v his mind, understood everything, genius
creatures, part animal, part human | mi homme mi, moitié homme, moitié femme, mi femme mi, tête de … sur un corps, corps d'homme, centaure, minotaure, loup/n garou, sirène | half man half, half human, half animal, part human, part animal, centaur, minotaur, werewolf, mermaid
a face very close to you | visage _ collé+contre+près _ mien, visage tout près, visage à quelques centimètres, nez à nez | face _ inches from, face _ close to mine, face right up, face pressed
half awake and paralysed in bed | paralysie du sommeil, paralysé/a dans mon lit, à moitié réveillé/a | sleep paralysis, paralyzed in bed, paralysed in bed, paralyzed in my bed, half awake
sensing a presence in the room | une présence dans, sentir/v une présence, sentais une présence, quelqu'un dans la chambre | a presence, someone was in the room, something in the room, sense/v someone
being smothered, unable to breathe | étouffer/v, suffoquer/v, pas respirer, plus respirer, manquer/v d'air | smother/v, suffocate/v, couldn't breathe, could not breathe, can't breathe, choking
on the verge of falling | au bord du vide, failli tomber, sur le point de tomber, au bord du gouffre | about to fall, almost fell, nearly fell, edge of a cliff, edge of the cliff, going to fall
seeing yourself in a mirror | dans le miroir, dans la glace, mon reflet | in the mirror, in a mirror, my reflection
having magical powers | pouvoirs magiques, superpouvoirs, pouvoir magique, jeter/v un sort, avais des pouvoirs | magic powers, magical powers, superpowers, super powers, cast/v a spell, had powers
being at the cinema | au cinéma, au ciné, salle de cinéma | at the movies, at the cinema, movie theater, movie theatre, in the cinema
lunatics or insane people | fou furieux, folle furieuse, asile de fous, hôpital psychiatrique, un fou, une folle, des fous | lunatic, madman, madmen, insane asylum, mental hospital, psycho, a crazy man, a crazy woman, insane person
seeing yourself as dead | j'étais mort, j'étais morte, mon propre enterrement, mon cadavre, mon propre corps | i was dead, i am dead, my own funeral, my own body, my dead body, i had died
being killed | me tuer/v, m'a tué, m'a tuée, me tue, me faire/v tuer, m'assassiner/v | kill/v me, killed me, i was killed, i am killed, i get killed, murder/v me
being a member of the opposite sex | j'étais devenu une femme, j'étais devenue un homme, dans le corps d'un homme, dans le corps d'une femme, j'étais un homme, changer/v de sexe | turned into a man, turned into a woman, i was a man, i was a woman, opposite sex, body of a man, body of a woman
being an animal | j'étais un chien+chat+oiseau+loup+cheval+poisson+animal, transformé/a en chien+chat+oiseau+loup+cheval+poisson+animal, me transformer/v en … animal+oiseau+loup | i was a dog+cat+bird+wolf+horse+fish+animal, turned into a dog+cat+bird+wolf+horse+fish+animal, turn/v into a dog+cat+bird+wolf+horse+fish
being an object | j'étais un arbre, j'étais une pierre, transformé/a en pierre+arbre+statue, j'étais un objet | i was a tree+rock+chair+stone, turned into a tree+rock+stone+statue, turned to stone
discovering a new room at home | une pièce que je ne connaissais, une pièce secrète, une nouvelle pièce, pièce cachée, une porte que je n'avais jamais vue | a room i had never, a room i never, a new room, secret room, hidden room, rooms i never, rooms i had never
seeing a ufo | ovni, soucoupe volante, vaisseau spatial | ufo, flying saucer, spaceship, space ship
travelling to another planet | une autre planète, autre univers, sur mars, sur la lune | another planet, other planet, another universe, on mars, on the moon, another world
seeing a flying object crash | avion _ s'écraser/v+écraser/v+tomber/v, hélicoptère _ écraser/v+tomber/v, crash d'avion | plane _ crash/v+fell+fall/v, helicopter _ crash/v, plane crash, jet _ crash/v
wild, violent beasts | bête/n féroce, bêtes sauvages, bête sauvage, lion _ attaquer/v, ours _ attaquer/v+poursuivre/v, meute | wild beast, wild beasts, wild animals, bear _ attack/v+chase/v, lion _ attack/v+chase/v, pack of wolves, savage
someone having an abortion | avortement, avorter/v, ivg | abortion, abort/v
an evil force or demon | démon, diable, force maléfique, esprit maléfique, possédé/a | demon, devil, evil force, evil spirit, possessed=, something evil
`;

/**
 * How many themes words can show, and how many its authors ask: 55 in 2003, one more in lists of later
 * years. `docs/science.md` says what could be checked of their wording.
 */
export const themesAsked = 56;
export const themesKnown = byConcept.length + parseTable(byWords).length;

const indexes = new Map<Language, FormIndex<{ domain: 'theme'; value: string }>>();

function themeIndex(language: Language): FormIndex<{ domain: 'theme'; value: string }> {
  const ready = indexes.get(language);
  if (ready !== undefined) return ready;
  const index = new FormIndex<{ domain: 'theme'; value: string }>(language);
  for (const row of parseTable(byWords)) {
    index.add(row.key, { domain: 'theme', value: row.key }, row[language]);
  }
  indexes.set(language, index);
  return index;
}

/** A term that holds its own denial says what it says with it: « trouver pas ». */
const denying = /(?:^| )(?:pas|plus|not)(?: |$)|n't/;

/** Themes that the dream's words name; what is denied, compared or told awake names none. */
export function typicalThemesOf(analysis: DreamAnalysis, text: string): string[] {
  const shown = new Set(analysis.symbols.filter((symbol) => symbol.shown).map(({ id }) => id));
  const named = byConcept.flatMap(([theme, concepts]) =>
    concepts.some((id) => shown.has(id)) ? [theme] : [],
  );
  const { tokens, sentences, spans } = read(text);
  const told = new Set<string>();
  for (const { language, from, to } of sentences) {
    for (const match of themeIndex(language).find(tokens, from, to)) {
      const at = match.to - 1;
      const marks = [spans.waking, spans.unreal, spans.likened, spans.supposed, spans.discussed];
      const isDenied = spans.negated[match.from] === 1 && !denying.test(match.term);
      if (marks.some((each) => each[at] === 1) || isDenied) continue;
      told.add(match.meaning.value);
    }
  }
  return [...named, ...[...told].sort()];
}
