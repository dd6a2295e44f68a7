import { fold } from '#text/fold.ts';
import { tokenise } from '#text/tokens.ts';

/** What a text may hold that some readers would rather not meet. */
export type SuggestedWarning =
  | 'violence'
  | 'sexual'
  | 'sexual_violence'
  | 'death'
  | 'self_harm'
  | 'phobia';

export type WarningSuggestion = {
  warning: SuggestedWarning;
  /** The words that suggest it, as they are written; each once, in their order. */
  words: string[];
};

/** A word ending in `*` is the beginning of any. Both languages, without accents. */
const lexicon: Record<SuggestedWarning, string> = {
  violence: `tue tuer tuent tuait tuaient tues tuee tuees assassin* assassine* meurtr* poignard*
    egorg* etrangl* tortur* massacr* fusil fusils pistolet pistolets fusill* mitraill* saigne
    saigner saignait saignent sang sanglant* agress* frappe frapper frappait frappent battu tabass*
    kill kills killed killing killer murder* stab stabs stabbed stabbing shoot shoots shooting gun
    guns rifle strangl* massacre slaughter* blood bloody bleed* assault* beaten behead*`,
  sexual: `sexe sexes sexuel* sexuelle* orgasm* erotique* masturb* coit penis vagin vulve nue nues
    sex sexual* erotic* penis vagina orgasms nude naked`,
  sexual_violence: `viol viols viole violee violer violeur violeurs incest* rape raped rapes raping
    rapist* molest* incest`,
  death: `mort morte morts mortes mourir meurs meurt meurent mourait mourut deces decede* cadavre*
    cercueil* enterrement enterrements funerailles obseques dead death deaths die dies died dying
    corpse* coffin* funeral* burial`,
  self_harm: `suicid* automutil* scarifi* pendu pendue suicide`,
  phobia: `araignee* mygale* serpent* vipere* cafard* rats souris clown* seringue* spider*
    tarantula* snake* cockroach* needles claustrophob* arachnophob* phobie* phobia*`,
};

/** Several words that say together what none of them says alone. */
const phrases: Record<string, SuggestedWarning> = {
  'faire l amour': 'sexual',
  'faisons l amour': 'sexual',
  'fait l amour': 'sexual',
  'make love': 'sexual',
  'made love': 'sexual',
  'making love': 'sexual',
  'me tuer': 'self_harm',
  'me faire du mal': 'self_harm',
  'me couper les veines': 'self_harm',
  'kill myself': 'self_harm',
  'hurt myself': 'self_harm',
  'cut myself': 'self_harm',
};

const [whole, beginnings] = readLexicon();

function readLexicon(): [Map<string, SuggestedWarning>, [string, SuggestedWarning][]] {
  const words = new Map<string, SuggestedWarning>();
  const starts: [string, SuggestedWarning][] = [];
  for (const [warning, listed] of Object.entries(lexicon) as [SuggestedWarning, string][]) {
    for (const word of listed.split(/\s+/)) {
      if (word.endsWith('*')) starts.push([word.slice(0, -1), warning]);
      else words.set(word, warning);
    }
  }
  return [words, starts];
}

function warningOf(folded: string): SuggestedWarning | undefined {
  return whole.get(folded) ?? beginnings.find(([start]) => folded.startsWith(start))?.[1];
}

/**
 * Which warnings the words of a dream suggest. No judgement: a word is met or it is not, and whoever
 * told the dream decides. `n'est pas mort` suggests death as well, since a reader meets it there.
 */
export function suggestWarnings(text: string): WarningSuggestion[] {
  const found = new Map<SuggestedWarning, string[]>();
  const note = (warning: SuggestedWarning, word: string) => {
    const words = found.get(warning) ?? [];
    const isNew = words.every((known) => fold(known) !== fold(word));
    found.set(warning, isNew ? [...words, word] : words);
  };
  const tokens = tokenise(text);
  const bare = tokens.map(({ folded }) => folded.replace(/'/g, ''));
  for (const [at, token] of tokens.entries()) {
    const warning = warningOf(token.folded);
    if (warning) note(warning, text.slice(token.start, token.end));
    for (const [phrase, said] of Object.entries(phrases)) {
      const parts = phrase.split(' ');
      const last = tokens[at + parts.length - 1];
      const isHere = parts.every((part, step) => bare[at + step] === part);
      if (isHere && last) note(said, text.slice(token.start, last.end));
    }
  }
  return [...found].map(([warning, words]) => ({ warning, words }));
}
