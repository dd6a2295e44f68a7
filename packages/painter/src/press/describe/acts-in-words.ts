import type { Language } from '#describe-words.ts';
import { isOnlyThere } from '#press/compose/work/shown-alone.ts';
import type { ActName, ShownDeed } from '#press/scene.ts';

export interface ActWords {
  readonly one: string;
  /** `(e)` where French marks a feminine subject. */
  readonly many: string;
  /** What joins it to whom it is done. */
  readonly joint: string;
}

/** act | French: one, many, joint | English: one, many, joint. `-` joins by nothing. */
const table = `
run | court, courent, vers | runs, run, towards
chase | poursuit, poursuivent, - | chases, chase, -
walk | marche, marchent, avec | walks, walk, with
fall | tombe, tombent, près de | falls, fall, beside
fly | vole, volent, vers | flies, fly, towards
float | flotte, flottent, près de | floats, float, beside
drown | se noie, se noient, près de | drowns, drown, beside
swim | nage, nagent, vers | swims, swim, towards
climb | grimpe, grimpent, sur | climbs, climb, -
crawl | rampe, rampent, vers | crawls, crawl, towards
kneel | est à genoux, sont à genoux, devant | kneels, kneel, before
crouch | est accroupi(e), sont accroupi(e)s, devant | crouches, crouch, before
sit | est assis(e), sont assis(e)s, près de | sits, sit, beside
lie | est allongé(e), sont allongé(e)s, près de | lies, lie, beside
sleep | dort, dorment, près de | sleeps, sleep, beside
hide | se cache, se cachent, de | hides, hide, from
reach | tend les bras, tendent les bras, vers | reaches, reach, for
carry | porte, portent, - | carries, carry, -
hold | tient, tiennent, - | holds, hold, -
hold-hands | tient la main, tiennent la main, de | holds hands, hold hands, with
embrace | étreint, étreignent, - | embraces, embrace, -
kiss | embrasse, embrassent, - | kisses, kiss, -
fight | se bat, se battent, avec | fights, fight, with
argue | se dispute, se disputent, avec | argues, argue, with
comfort | console, consolent, - | comforts, comfort, -
dance | danse, dansent, avec | dances, dance, with
sing | chante, chantent, pour | sings, sing, for
play | joue, jouent, avec | plays, play, with
cry | pleure, pleurent, devant | cries, cry, before
shout | crie, crient, vers | shouts, shout, at
laugh | rit, rient, avec | laughs, laugh, with
speak | parle, parlent, avec | talks, talk, with
phone | téléphone, téléphonent, à | is on the phone, are on the phone, with
write | écrit, écrivent, - | writes, write, -
read | lit, lisent, - | reads, read, -
look | regarde, regardent, - | looks, look, at
point | tend le doigt, tendent le doigt, vers | points, point, at
wave | fait signe, font signe, à | waves, wave, to
drive | conduit, conduisent, - | drives, drive, -
ride | chevauche, chevauchent, - | rides, ride, -
throw | lance, lancent, - | throws, throw, -
push | pousse, poussent, - | pushes, push, -
pull | tire, tirent, - | pulls, pull, -
jump | saute, sautent, vers | jumps, jump, towards
eat | mange, mangent, - | eats, eat, -
cook | fait la cuisine, font la cuisine, pour | cooks, cook, for
wash | lave, lavent, - | washes, wash, -
search | cherche, cherchent, - | looks, look, for
open | ouvre, ouvrent, - | opens, open, -
dig | creuse un trou, creusent un trou, pour | digs a hole, dig a hole, for
follow | suit, suivent, - | follows, follow, -
give | tend la main, tendent la main, à | reaches out, reach out, to
wait | attend, attendent, - | waits, wait, for
stand | se tient debout, se tiennent debout, près de | stands, stand, beside
enter | entre, entrent, avec | walks in, walk in, with
leave | s’en va, s’en vont, loin de | walks away, walk away, from
break | se brise, se brisent, près de | breaks, break, beside
bleed | saigne, saignent, près de | bleeds, bleed, beside
disappear | disparaît, disparaissent, devant | disappears, disappear, before
pass | passe, passent, devant | passes, pass, by
emerge | sort, sortent, près de | comes out, come out, beside
bite | mord, mordent, - | bites, bite, -
find | trouve, trouvent, - | finds, find, -
build | construit, construisent, - | builds, build, -
knit | tricote, tricotent, - | knits, knit, -
sew | coud, cousent, - | sews, sew, -
cut | coupe, coupent, - | cuts, cut, -
knock | frappe, frappent, à | knocks, knock, at
marry | se marie, se marient, avec | marries, marry, -
birth | accouche, accouchent, de | gives birth, give birth, to
become | se transforme, se transforment, en | turns, turn, into
shoot | tire, tirent, sur | shoots, shoot, at
kill | tue, tuent, - | kills, kill, -
paint | dessine, dessinent, - | paints, paint, -
tend | s’occupe, s’occupent, de | is busy with, are busy with, -
touch | touche, touchent, - | touches, touch, -
put | met, mettent, - | puts, put, -
`;

const words = new Map(
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [act = '', fr = '', en = ''] = row.split(' | ');
      return [act, { fr: readActWords(fr), en: readActWords(en) }] as const;
    }),
);

/** A cell of a table of acts: `holds, hold, -`. */
export function readActWords(cell: string): ActWords {
  const [one = '', many = '', joint = ''] = cell.split(', ');
  return { one, many, joint: joint === '-' ? '' : joint };
}

/** The verb that a deed is told with, where it says more than its act. */
export function verbOf(deed: ShownDeed, language: Language): ActWords | undefined {
  const { act, verb, relation } = deed;
  // With what nothing has a shape for: that they stand there is all that is seen.
  if (isOnlyThere(deed)) return actInWords('stand', language);
  const own = actInWords(act, language);
  if (verb === undefined) return undefined;
  // `Laughs at` is no `laughs with`, and `reads to` no `reads`.
  const plain = actInWords(act, 'en');
  const isPlain = verb.en.one === plain.one && (verb.en.joint ?? plain.joint) === plain.joint;
  if (isPlain || (act !== 'laugh' && act !== 'read' && verb.en.one === plain.one)) return undefined;
  // « Envoie à quelqu’un »: where nothing is seen given, a hand is held out.
  if (act === 'give' && relation?.name !== 'with') return undefined;
  const { one, many, joint } = verb[language];
  // What one vomits is no place before which one kneels.
  if (/^(?:vomits|throws up)$/.test(verb.en.one)) return { one, many, joint: '' };
  return { one, many, joint: joint ?? own.joint };
}

/** Verbs that say nothing without what they say: where that is not seen, somebody only speaks. */
const speaking: ReadonlySet<string> = new Set('asks tells says explains announces'.split(' '));
const asking: ReadonlySet<string> = new Set('asks demands'.split(' '));

const speaks: Record<Language, ActWords> = {
  fr: { one: 'parle', many: 'parlent', joint: 'à' },
  en: { one: 'speaks', many: 'speak', joint: 'to' },
};
const asks: Record<Language, ActWords> = {
  fr: { one: 'interroge', many: 'interrogent', joint: '' },
  en: { one: 'asks', many: 'ask', joint: '' },
};

export interface SayingWords {
  readonly verb: ActWords;
  /** What joins it to what it is about. */
  readonly about: string;
}

/** How it is told that somebody says something: `asks the dreamer about a car`; null for other verbs. */
export function sayingInWords(
  { act, verb, whom }: ShownDeed,
  isAbout: boolean,
  language: Language,
): SayingWords | null {
  const own = verb?.en.one ?? '';
  if (act !== 'speak' || !speaking.has(own)) return null;
  const isAsked = isAbout && whom !== undefined && asking.has(own);
  const about = language === 'en' ? 'about' : isAsked ? 'sur' : 'de';
  return { verb: (isAsked ? asks : speaks)[language], about };
}

export function actInWords(act: ActName, language: Language): ActWords {
  const found = words.get(act)?.[language];
  if (found === undefined) throw new Error(`No words for the act ${act}.`);
  return found;
}
