import { type DetectedLanguage, detectLanguage } from '#text/language.ts';

/**
 * What somebody says a picture should show, as the sentence of a dream: `me holding a baby` is `I was
 * holding a baby.`, « moi qui tombe » is « Je tombe. » Whoever names a picture leaves out the verb that
 * whoever tells a dream does not. What is a sentence already stays one. `expected` is the language of
 * the dream, for what is too short to tell its own.
 */
export function asSentence(told: string, expected: DetectedLanguage['code'] = 'unknown'): string {
  const bare = told.trim().replace(/[.!…\s]+$/u, '');
  const { code } = detectLanguage(bare);
  const said = (code === 'unknown' ? expected : code) === 'fr' ? french(bare) : english(bare);
  return said === '' ? '' : `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}

const words = (list: string) => list.trim().split(/\s+/).join('|');

/** `It should show`, `just`: what is said of the picture, and is not in it. */
const shownEnglish = new RegExp(
  `^(?:${[
    '(?:it|the (?:picture|painting|print|image)) (?:should|must|has to|needs to) (?:show|be|have)(?: of)?',
    '(?:you|we|one|i) (?:should|must|need to|want to|can|would like to) see',
    'show|just|basically',
    "(?:it(?:’s|'s| is| was)|there (?:should|must) be)(?= (?:me|my|a|an|the|us)\\b)",
  ].join('|')})\\s+`,
  'iu',
);

function english(told: string): string {
  // At odd places is what joins the parts.
  const parts = told.replace(shownEnglish, '').split(/(,? (?:and|while|n|&) |, )/);
  return parts
    .map((part, n) => {
      if (n % 2 === 1) return part;
      const named = withEnglishSelf(part);
      // `Just looking ahead` says more of who was named before.
      return n === 0 || startsEnglish.test(named) ? withEnglishVerb(named) : named;
    })
    .join('');
}

const startsEnglish = new RegExp(
  `^(?:${words(`the a an my your his her its our their some all every two three four five I we he she
    they people everyone everybody nobody no`)}|\\p{Lu}\\p{L}*)\\b`,
  'u',
);

function withEnglishSelf(part: string): string {
  return part
    .replace(/^(?:me|myself)\b(?! (?:and|mum|dad|kids|mam|bike)\b)/iu, 'I')
    .replace(/^us\b/iu, 'we')
    .replace(
      /^I(?=,| (?:in|on|at|under|inside|with|up|down|behind|between|beside|lost|naked|stuck)\b)/u,
      'I was',
    )
    .replace(/^with (?=(?:my|a|an|the|his|her|our|no|all|every)\b.* \w+ing\b)/iu, '');
}

/** `A deer looking out`: the verb that a caption lacks, before what is done. */
function withEnglishVerb(part: string): string {
  const found = /^(.*?\p{L}) (\p{L}{2,}in(?:g|['’]))(?:$|[ ,](\p{L}*))/iu.exec(part);
  if (found === null) return part;
  const [, doer = '', doing = '', next = ''] = found;
  const before = doer.split(' ').at(-1) ?? '';
  if (noVerbAfter.test(before) || thingInIng.test(doing) || namedByIng.test(next)) return part;
  if (finiteEnglish.test(doer)) return part;
  return `${doer} ${doer !== 'I' && isMany.test(doer) ? 'were' : 'was'} ${part.slice(doer.length + 1)}`;
}

/** After these a word in -ing is a name: `the swimming pool`, `in wedding dress`. */
const noVerbAfter = new RegExp(
  `^(?:${words(`a an the my your his her its our their some any no this that these those of in on at to
    for with by from into like as and or not without while very all big little old new`)})$`,
  'iu',
);
const thingInIng = new RegExp(
  `^(?:${words(`thing something nothing everything anything king ring string spring wing morning evening
    ceiling building wedding clothing sibling darling pudding swing sling`)})$`,
  'iu',
);
const namedByIng = new RegExp(
  `^(?:${words(`lot room pool machine line lines trolley trolleys cart gown bag board chair table area
    mall centre center school class ring pot pan stick ground house suit shoes wheel oval`)})$`,
  'iu',
);
const finiteEnglish = new RegExp(
  `(?:^| )(?:${words(`is are was were am has have had does did do can could will would isn't aren't wasn't
    I'm there's it's he's she's they're we're gets get got goes went says said keeps kept starts started`)})(?: |$)`,
  'iu',
);
const isMany = new RegExp(
  `\\band\\b|^(?:${words('we they people children kids men women all two three four five six hundreds')})\\b` +
    `|(?:children|people|men|women|kids|[^s]s)(?: (?:in|on|at|with|from|of|under|by)\\b.*)?$`,
  'iu',
);

const shownFrench = new RegExp(
  `^(?:${[
    "(?:on|je|il) (?:(?:doit|devrait|peut|faut|voudrais|veux|voulais) )?(?:y )?(?:qu[’']on )?(?:voit|voir|voie|montrer)",
    "(?:ça|la peinture|l[’']image|le tableau) (?:doit|devrait) montrer",
    'juste|genre|bah|ben|en fait',
  ].join('|')})\\s+`,
  'iu',
);

/** Where somebody else begins: « et moi qui… », « et mon chef… », « avec l’orage qui… ». */
const nextFrench = new RegExp(
  `,? et (?=moi,? (?:qui|ki|j|dans|sur|sous|à|au|devant|derrière)|(?:${words(`nous elle lui eux le la les mon ma
    mes un une des son sa ses notre nos`)}) |l['’])|, avec (?=.* (?:qui|en train) )`,
  'iu',
);

function french(told: string): string {
  const shown = told
    .replace(shownFrench, '')
    .replace(/^c['’](?:est|était) (?=moi\b|.* (?:qui|ki|en train) )/iu, '');
  return shown.split(nextFrench).map(withFrenchVerb).join(' et ');
}

function withFrenchVerb(told: string): string {
  const part = withFrenchSelf(told);
  const isSaid = finiteFrench.test(part.split(/,? (?:qui|ki) /iu)[0] ?? '');
  if (isSaid) return part;
  // « Un chien qui aboie » aboie.
  const acted = part.replace(/^(.*?),? (?:qui|ki) (?=\p{L})/iu, '$1 ');
  if (acted !== part) return acted;
  const lying = part.replace(lyingFrench, (_, doer: string, how: string) => {
    const isOfMany =
      /s$/u.test(how) && !(how === 'assis' && !/^(?:les|des|mes|nos|deux)\b/iu.test(doer));
    return `${doer} ${isOfMany ? 'sont' : 'est'} ${how}`;
  });
  return lying.replace(/^(.*?),? en train d/iu, (_, doer: string) => {
    if (finiteFrench.test(doer)) return `${doer} et est en train d`;
    return `${doer} ${/^(?:des|les|mes|nos|\p{L}+ et) /iu.test(doer) ? 'sont' : 'est'} en train d`;
  });
}

function withFrenchSelf(part: string): string {
  return part
    .replace(/^moi,? (?:qui|ki) /iu, 'je ')
    .replace(/^moi,? (?=j)/iu, '')
    .replace(/^je (?=[aeéèêhiouâ])/u, 'j’')
    .replace(/^nous,? qui /iu, 'nous ')
    .replace(/^moi,? (?!et |qu)(?=\p{L})/iu, 'je suis ');
}

const finiteFrench =
  /(?:^| |['’])(?:(?:je|est|sont|suis|sommes|était|étaient|étais|a|ont|ai|avait|fait|va|vont)(?= |$)|j['’])/iu;
const lyingFrench = new RegExp(
  `^(.*?\\p{L}),? ((?:${words(`assis debout couché allongé endormi caché accroché perché suspendu posé
    agenouillé attaché`)})e?s?)(?= |,|$)`,
  'iu',
);
