/** Base, past, participle; one form where past and participle agree. */
const irregularVerbLines = `
be was been|become became become|begin began begun|bite bit bitten|bleed bled|blow blew blown
break broke broken|bring brought|build built|burn burnt|buy bought|catch caught|choose chose chosen
come came come|cut cut|deal dealt|dig dug|do did done|draw drew drawn|dream dreamt|drink drank drunk
drive drove driven|eat ate eaten|fall fell fallen|feed fed|feel felt|fight fought|find found|flee fled
fly flew flown|forbid forbade forbidden|forget forgot forgotten|forgive forgave forgiven
freeze froze frozen|get got gotten|give gave given|go went gone|grow grew grown|hang hung|have had
hear heard|hide hid hidden|hit hit|hold held|hurt hurt|keep kept|kneel knelt|know knew known|lay laid
lead led|leave left|lend lent|let let|lie lay lain|light lit|lose lost|make made|mean meant|meet met
overcome overcame overcome|pay paid|put put|read read|ride rode ridden|ring rang rung|rise rose risen
run ran run|say said|see saw seen|seek sought|sell sold|send sent|shake shook shaken|shine shone
shoot shot|show showed shown|shrink shrank shrunk|shut shut|sing sang sung|sink sank sunk|sit sat
sleep slept|slide slid|slit slit|speak spoke spoken|spend spent|spin spun|spit spat|spread spread
stand stood|steal stole stolen|stick stuck|sting stung|stink stank stunk|strike struck|swear swore sworn
sweep swept|swim swam swum|swing swung|take took taken|teach taught|tear tore torn|tell told
think thought|throw threw thrown|understand understood|upset upset|wake woke woken|wear wore worn
weep wept|win won|wind wound|write wrote written|awake awoke awoken|beat beat beaten|bend bent
bind bound|breed bred|cling clung|creep crept|drown drowned|leap leapt|mistake mistook mistaken
sew sewed sewn|slay slew slain|tread trod trodden|weave wove woven|withdraw withdrew withdrawn
`;

const irregularVerbs: ReadonlyMap<string, readonly string[]> = new Map(
  irregularVerbLines
    .trim()
    .split(/[|\n]/)
    .map((entry) => {
      const [base = '', ...forms] = entry.trim().split(' ');
      return [base, forms];
    }),
);

const irregularPlurals: ReadonlyMap<string, string> = new Map(
  `man men|woman women|child children|person people|foot feet|tooth teeth|mouse mice|goose geese
wolf wolves|knife knives|wife wives|life lives|leaf leaves|shelf shelves|thief thieves|half halves
calf calves|loaf loaves|deer deer|sheep sheep|fish fish|ox oxen|elf elves|scarf scarves`
    .split(/[|\n]/)
    .map((pair): [string, string] => {
      const [one = '', many = ''] = pair.trim().split(' ');
      return [one, many];
    }),
);

function endsInSyllableToDouble(verb: string): boolean {
  const shape = /^[^aeiou]*(?:qu)?[aeiou][bdgklmnprtz]$/;
  return shape.test(verb) || /(?:kidnap|admit|commit|forget|prefer|regret|begin|upset)$/.test(verb);
}

function sForm(word: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return word === 'go' || word === 'do' ? `${word}es` : `${word}s`;
}

/** Singular and plural of an English noun, compounds included (`policeman` → `policemen`). */
export function inflectEnglishNoun(noun: string): string[] {
  for (const [one, many] of irregularPlurals) {
    const compound = noun.endsWith(one) && (noun === one || one === 'man' || one === 'woman');
    if (compound && noun !== 'human') return [noun, noun.slice(0, -one.length) + many];
  }
  if (/(?:hero|potato|tomato|echo|volcano|tornado)$/.test(noun)) return [noun, `${noun}es`];
  return [noun, sForm(noun)];
}

/** Every form of an English verb, the base included. */
export function conjugateEnglish(verb: string): string[] {
  const stem = endsInSyllableToDouble(verb)
    ? verb + verb.at(-1)
    : /[^eoy]e$/.test(verb)
      ? verb.slice(0, -1)
      : verb;
  const ing = verb.endsWith('ie') ? `${verb.slice(0, -2)}ying` : `${stem}ing`;
  const past = /[^aeiou]y$/.test(verb)
    ? `${verb.slice(0, -1)}ied`
    : verb.endsWith('e')
      ? `${verb}d`
      : `${stem}ed`;
  const irregular = irregularVerbs.get(verb);
  const forms = [verb, sForm(verb), ing, ...(irregular ?? [past])];
  // `burned` stands beside `burnt`, `dreamed` beside `dreamt`.
  return irregular?.length === 1 && /[^e]t$/.test(irregular[0] ?? '') ? [...forms, past] : forms;
}

/** A verb as it is told of one and of several, now. */
export function presentEnglish(verb: string): { readonly one: string; readonly many: string } {
  return { one: verb === 'have' ? 'has' : sForm(verb), many: verb };
}

/** Irregular past forms and plurals that no ending rule could bring back to their base. */
export function irregularEnglishBases(): Map<string, string> {
  const bases = new Map<string, string>();
  for (const [base, forms] of irregularVerbs) for (const form of forms) bases.set(form, base);
  for (const [one, many] of irregularPlurals) bases.set(many, one);
  return bases;
}
