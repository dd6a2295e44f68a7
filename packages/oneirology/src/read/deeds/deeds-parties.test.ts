import { expect, test } from 'vitest';
import { deedsOf } from '#testing/deeds-of.ts';

/** Whoever does it, and to whom, of whatever kind they are and whatever else is said of them. */
test.each([
  // A place before, and a clause after, take nobody away.
  ['In a cellar, my ex was digging.', ['my ex dig']],
  ['Je giflais un inconnu pendant que l’eau montait.', ['dreamer fight inconnu']],
  ['Il riait pendant que les livres tombaient.', ['unknown laugh', 'book fall']],
  // Somebody is somebody.
  ['I danced with someone.', ['dreamer dance someone']],
  ['Quelqu’un marche dans le couloir.', ['quelqu’un walk in:corridor']],
  // What one knows of them is no deed, and denies none.
  ['A woman I didn’t know slapped me.', ['woman fight dreamer']],
  ['A boy I had never met was carrying me.', ['boy carry dreamer']],
  ['Une femme que je ne connaissais pas me giflait.', ['femme fight dreamer']],
  ['A boy I didn’t know had to carry me.', ['boy carry dreamer']],
  ['I didn’t know how to dance.', []],
  ['The man I kissed was tall.', ['dreamer kiss man']],
  ['Le mari d’une amie qui pleurait me suivait.', ['mari cry', 'mari follow dreamer']],
  // What cannot be stopped is done.
  ['I couldn’t stop dancing.', ['dreamer dance']],
  ['Ma sœur n’arrêtait pas de crier.', ['sœur shout']],
  ['Je ne pouvais pas m’empêcher de rire.', ['dreamer laugh']],
  ['I could not dance.', []],
  // What is under way is done, whatever noun is spelled so.
  ['J’étais en train de cuisiner.', ['dreamer cook']],
  ['Ma mère était en train de me suivre.', ['mère follow dreamer']],
  // To oneself, and to another.
  ['Deux hommes me traînaient.', ['homme pull dreamer']],
  ['Je me traînais dans la neige.', ['dreamer crawl in:snow']],
  ['Je commençais à m’évanouir.', ['dreamer disappear']],
  ['Nous nous cachions sous le lit.', ['dreamer hide under:bed']],
  // Nobody does what one did oneself.
  ['J’ai sauté par la fenêtre.', ['dreamer jump through:window']],
])('%s', (text, deeds) => {
  expect(deedsOf(text.replaceAll('’', "'"))).toEqual(
    deeds.map((deed) => deed.replaceAll('’', "'")),
  );
});

test.each([
  // Whom it is said, shown, thrown or given to, behind a preposition too.
  ['My boss screamed at me.', ['boss shout dreamer']],
  ['I was talking to my ex.', ['dreamer speak my ex']],
  ['Ma tante se moquait de moi.', ['tante laugh dreamer']],
  ['My brother was hiding from me.', ['brother hide dreamer']],
  ['I was talking to a tree.', ['dreamer speak tree']],
  ['I talked at the party.', ['dreamer speak at:party']],
  ['I was fighting a bear in the snow with a spoon.', ['dreamer fight bear in:snow with:spoon']],
  ['I flew out of the window.', ['dreamer fly through:window']],
  ['I gave a key to my boss.', ['dreamer give boss with:key']],
  ['Je tendais une lettre à ma mère.', ['dreamer give mère with:letter']],
  ['Des gens me jetaient des pierres.', ['gens throw stone towards:dreamer']],
  ['Un ours s’approchait de moi.', ['ours walk towards:dreamer']],
  ['A cat sat next to me.', ['cat sit beside:dreamer']],
  ['Je fuyais un loup.', ['dreamer run from:loup']],
  // Awake is only what is told so.
  ['My mother, who is dead in real life, chased me.', ['mother chase dreamer']],
  ['Mon oncle qui est mort dans la vraie vie dansait.', ['oncle dance']],
  ['In real life I dance.', []],
])('%s', (text, deeds) => {
  expect(deedsOf(text.replaceAll('’', "'"))).toEqual(deeds);
});

test.each([
  // Things that do it, in a clause of their own, whatever verb they are spelled as.
  ['Books fell on the table.', ['book fall on:table']],
  ['I was singing and suddenly books flew over us.', ['dreamer sing', 'book fly above:dreamer']],
  ['Je chantais. Et là des chats volaient.', ['dreamer sing', 'chat fly']],
  ['Soudain des araignées sortaient des murs.', ['araignée emerge from:wall']],
  ['The statues came alive.', ['statue walk']],
  ['I moved to another town.', []],
])('%s', (text, deeds) => {
  expect(deedsOf(text.replaceAll('’', "'"))).toEqual(deeds);
});
