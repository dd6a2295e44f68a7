import { conjugateEnglish } from '#morphology/english.ts';
import { conjugateFrench } from '#morphology/french-verbs.ts';
import type { Language } from '#text/language.ts';
import { type WordSets, wordSet } from '#text/word-set.ts';

/** What a word does to the clause that hangs on it. */
export type Governing =
  /** Says it: nothing of the clause is there. */
  | 'say'
  /** Asks for a thing, or has one told of: « réclamer un poulet ». */
  | 'ask-for'
  /** Wishes, fears or imagines it. */
  | 'imagine'
  /** Knows it from another time than the dream's. */
  | 'remember'
  /** Is about to do it, or leaves it undone. */
  | 'mean'
  /** Hears it. */
  | 'hear'
  /** Moves, and may do so for what is not there. */
  | 'go'
  /** Was so before. */
  | 'used'
  /** Is so because of what was before. */
  | 'reason'
  /** Opens a relative clause, or may. */
  | 'relative'
  | 'contact'
  /** Tells of what is not in the dream. */
  | 'book'
  | 'think'
  /** May tell of one's childhood. */
  | 'young'
  /** May be followed by what is said without quotation marks: `she's like`, « il fait ». */
  | 'utter';

/** Verbs by what they do to their clause; a verb of two kinds is of the first. */
const verbs: Readonly<Record<Language, Readonly<Partial<Record<Governing, string>>>>> = {
  en: {
    say: `say tell ask shout yell whisper answer reply scream murmur mutter explain announce repeat add
      beg warn promise claim insist suggest order invite dare urge advise complain admit confess
      declare mention threaten offer demand propose command text message swear`,
    imagine: 'wish hope imagine fear worry dread pray suspect reckon',
    'ask-for': 'owe replace',
    remember: 'remember recall remind',
    mean: 'want need plan intend refuse forget fail',
    hear: 'hear overhear',
    go: 'go walk run climb drive come leave return rush hurry travel fly ride',
  },
  fr: {
    say: `dire demander répondre crier murmurer chuchoter ajouter hurler répéter expliquer
      annoncer supplier insister raconter prévenir avertir promettre prétendre affirmer ordonner
      proposer conseiller interdire inviter jurer avouer préciser déclarer assurer exiger recommander`,
    'ask-for': 'réclamer remplacer',
    imagine: 'souhaiter espérer craindre imaginer redouter',
    remember: 'souvenir rappeler songer regretter',
    mean: 'vouloir refuser oublier éviter empêcher',
    hear: 'entendre',
    go: 'aller marcher courir monter grimper conduire venir partir rouler descendre sortir retourner',
  },
};

/** Words that are no verb in any form, or forms that the tables lack. */
const words: Readonly<Record<Language, Readonly<Partial<Record<Governing, string>>>>> = {
  en: {
    imagine: 'afraid scared frightened worried terrified',
    mean: 'supposed unable about ready too determined eager desperate keen desire urge intention tempted reluctant impulse should',
    used: 'used',
    reason: 'because since cross angry furious upset sad glad happy annoyed sorry',
    relative: 'who that which whom',
    contact: 'one ones',
    book: 'book film movie story song poem play',
    think: 'thinking thought think thinks',
    young: 'when as',
    utter: 'like goes going went',
  },
  fr: {
    say: `dit dirent demanda répondit cria murmura chuchota ajouta hurla répéta`,
    imagine: 'peur crainte paraît parait',
    mean: `incapable incapables faut fallait faudrait faudra aimerais aimerait envie allait allais
      allaient allions trop failli désir intention tenté tentée`,
    reason: `parce puisque puisqu' fâché fâchée fâchés furieux furieuse triste content contente vexé
      vexée`,
    relative: "qui que qu' dont celui celle",
    think:
      'cru crois croyais croyait croyions pensais pensait pense pensant songeais songeait pensé pensions',
    young: 'quand',
    utter: 'genre fait faisait fais',
  },
};

function tableOf(language: Language): ReadonlyMap<string, Governing> {
  const conjugate = language === 'fr' ? conjugateFrench : conjugateEnglish;
  const table = new Map<string, Governing>();
  const add = (all: readonly string[], kind: Governing) => {
    for (const word of all) if (!table.has(word)) table.set(word, kind);
  };
  for (const [kind, listed] of Object.entries(words[language]) as [Governing, string][])
    add(listed.trim().split(/\s+/), kind);
  for (const [kind, listed] of Object.entries(verbs[language]) as [Governing, string][])
    add(listed.trim().split(/\s+/).flatMap(conjugate), kind);
  return table;
}

const tables = new Map<Language, ReadonlyMap<string, Governing>>();

/** The words on which a clause hangs, in one language, each with what it does to it. */
export function governorsIn(language: Language): ReadonlyMap<string, Governing> {
  const known = tables.get(language) ?? tableOf(language);
  tables.set(language, known);
  return known;
}

export const subjects: WordSets = {
  fr: wordSet("je j' tu t' il elle on nous vous ils elles c' ça ce qu'il qu'elle"),
  en: wordSet('i you he she it we they there this that'),
};

export const determiners: WordSets = {
  fr: wordSet(
    "un une des du le la les l' mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces",
  ),
  en: wordSet('a an the my your his her its our their some this that these those every all'),
};

/** What opens a clause that is said, wished or known. */
export const openers: WordSets = {
  fr: wordSet("que qu' si s' comment pourquoi où quand combien quel quelle quels quelles"),
  en: wordSet('that if whether how why where what when who which'),
};

export const infinitiveJoints: WordSets = { fr: wordSet("de d' à"), en: wordSet('to not') };

/** What somebody is told: « elle lui dit », `told her`. */
export const addressees = wordSet('me him her us them you everyone everybody');

/** What is said where nothing is told by it: `said nothing`, « dit bonjour ». */
export const greetings = wordSet(
  `hello hi goodbye bye yes no nothing something anything sorry thanks thank it so that words word my
  bonjour bonsoir oui non rien merci adieu revoir au quelque ça cela la des un une le du mon`,
);

/** What somebody who is not quoted by marks begins with. */
export const speechStarts: WordSets = {
  en: wordSet(
    `i you he she we they it's there's i'm get go come put take stop don't dont let give wait look just no
    yes oh ok okay hey dude bro mate what why where who how well here right girl child can could do`,
  ),
  fr: wordSet(
    `je j' tu t' vous on il elle c' va viens venez vas allez regarde attends attention arrête prends
    donne non oui oh hé ok bah ben mais quoi pourquoi où qui laisse mets`,
  ),
};

/** Verbs whose object is where they lead: what one goes for is not there yet. */
export const seeking: WordSets = {
  en: new Set(
    [
      ...['see', 'go', 'have', 'be', 'visit', 'return', 'reach', 'catch', 'miss', 'get', 'attend'],
      ...['join', 'meet', 'buy', 'fetch', 'collect', 'find', 'look', 'leave', 'live', 'become'],
    ].flatMap(conjugateEnglish),
  ),
  fr: new Set(
    [
      ...['voir', 'aller', 'avoir', 'être', 'visiter', 'retourner', 'rater', 'attraper', 'acheter'],
      ...['chercher', 'trouver', 'retrouver', 'rejoindre', 'rencontrer', 'partir', 'rentrer'],
      ...['habiter', 'revoir', 'devenir', 'manquer'],
    ].flatMap(conjugateFrench),
  ),
};

export const goals: WordSets = {
  en: wordSet('to into at towards'),
  fr: wordSet("à au aux dans chez vers jusqu'"),
};

/** Verbs after which somebody or something is no longer there, or was elsewhere. */
export const parting = new Set([
  ...[
    ...['give', 'sell', 'leave', 'lend', 'send', 'lose', 'donate', 'buy', 'build', 'make', 'meet'],
    ...['teach', 'own', 'live', 'work', 'belong', 'marry', 'grow', 'know', 'study', 'close'],
    ...['write', 'die', 'forget', 'throw', 'see', 'visit', 'go', 'keep'],
  ].flatMap(conjugateEnglish),
  ...[
    ...['donner', 'vendre', 'laisser', 'prêter', 'envoyer', 'perdre', 'acheter', 'construire'],
    ...['rencontrer', 'posséder', 'vivre', 'habiter', 'travailler', 'appartenir', 'épouser'],
    ...['connaître', 'étudier', 'fermer', 'écrire', 'mourir', 'oublier', 'jeter', 'voir'],
    ...['visiter', 'aller', 'fabriquer', 'élever', 'offrir', 'naître'],
  ].flatMap(conjugateFrench),
]);

/** Where one hears from what is not before one. */
export const elsewhere =
  /(?<!\p{L})(?:next (?:room|door)|another room|other room|other side|upstairs|downstairs|outside|distance|far (?:away|off)|through the (?:wall|floor|ceiling)|behind the (?:wall|door)|on the (?:phone|radio)|pièce d' ?à côté|à côté|autre pièce|au loin|dehors|à l' ?étage|étage du dessus|de loin|derrière (?:le mur|la porte|la cloison)|à travers (?:le mur|la cloison)|au téléphone|à la radio)(?!\p{L})/u;
