/**
 * Words that carry grammar rather than content. They tell the two languages apart, and most of
 * them are left out of the search index.
 */
export const frenchFunctionWords: ReadonlySet<string> = new Set(
  `le la les l' un une des du de d' au aux ce cet cette ces c' mon ma mes ton ta tes son sa ses notre
  nos votre vos leur leurs je j' tu il elle on nous vous ils elles me m' te t' se s' moi toi lui eux
  en y qui que qu' quoi dont où ou et mais donc or ni car ne n' pas plus jamais rien personne sans
  dans sur sous avec pour par vers chez entre contre depuis pendant avant après jusqu' jusque comme
  si quand lorsque lorsqu' puisque puis alors ensuite aussi très trop peu bien tout tous toute toutes
  est était étais étaient suis es sont sommes êtes être été ai as a avons avez ont avait avais
  avaient avions aviez fut fus eu eus eut serait sera serais ça cela ceci là ici celui celle ceux
  celles même encore déjà toujours aucun aucune quelque quelques quel quelle quels quelles à
  parce pourtant cependant ainsi tandis autour fois comment pourquoi chaque`.split(/\s+/),
);

export const englishFunctionWords: ReadonlySet<string> = new Set(
  `the a an this that these those my your his her its our their i you he she it we they me him us
  them myself yourself himself herself itself ourselves themselves who whom whose which what where
  when why how and but or nor so if then than because while until although though as of at by for
  with about against between into through during before after above below to from up down in out
  on off over under again further once here there all any both each few more most other some such
  no not only own same too very can could will would shall should may might must am is are was were
  be been being have has had having do does did doing don't didn't doesn't wasn't weren't isn't
  aren't couldn't can't won't wouldn't hadn't haven't hasn't shouldn't 's 're 've 'll 'm 'd just
  also someone something somebody everyone everything nothing nobody never without yet still`.split(
    /\s+/,
  ),
);

/** Spelled alike in both languages, or a content word in the other: no sign of either. */
const shared = 'a on as an me or son car plus comment main pour sur as dont sans son y ours'.split(
  ' ',
);

export const frenchSigns: ReadonlySet<string> = without(frenchFunctionWords, shared);
export const englishSigns: ReadonlySet<string> = without(englishFunctionWords, shared);

function without(words: ReadonlySet<string>, left: readonly string[]): ReadonlySet<string> {
  const kept = new Set(words);
  for (const word of left) kept.delete(word);
  return kept;
}
