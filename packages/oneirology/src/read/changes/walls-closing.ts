import type { Named } from '#read/named.ts';
import { isHappening } from '#read/on-stage.ts';
import { evidenceAt, type Reading, sentenceAt } from '#read/reading.ts';
import type { Change } from '#schema.ts';

const sides =
  /^(?:walls?|ceiling|murs?|parois?|plafond|room|lift|elevator|ascenseur|attic|grenier|cellar|cave|room|pièce|corridor|couloir|tunnel|hallway|bedroom|chambre|cell|cellule|house|maison)$/;
const walls = /^(?:walls?|ceiling|murs?|parois?|plafond)$/;
const closing =
  /^(?:(?:was|were|is|are|started|began|kept|slowly|s'|se|m'|me|en|lentement|peu|à|toujours|to|of|de|the|la|le|du|room|chambre|pièce|salle|commençaient|commençait|had|ont|a|avaient|sont|sur) )*(?:clos(?:ing|ed) in|mov(?:ed|ing) (?:in|closer|towards)|c(?:oming|ame) (?:down|closer)|descend\S*|s' ?abaiss\S+|(?:s' ?)?avanç\S+ (?:vers|sur)|clos(?:ing|ed) on|moving (?:in|closer|towards)|coming (?:closer|together|towards)|gett?ing (?:closer|smaller|narrower)|got (?:closer|smaller|narrower)|shrinking|shrank|shrunk|narrowing|narrowed|rapproch\S+|resserr\S+|refermai\S+|referm\S+|rétréci\S+|rapetiss\S+)/;

/** `The walls were closing in on me`, « la pièce rétrécissait »: there is less room by and by. */
export function wallsClosing(reading: Reading, named: readonly Named[]): Change[] {
  const { tokens } = reading;
  return tokens.flatMap(({ lower }, at): Change[] => {
    if (!sides.test(lower) || !isHappening(reading, at)) return [];
    const end = Math.min(sentenceAt(reading, at)?.to ?? at, at + 9);
    const said = tokens
      .slice(at + 1, end)
      .map((token) => token.lower)
      .join(' ')
      .replace(/' /g, "'");
    // « Les murs de la chambre se rapprochaient ».
    const found = closing.exec(said.replace(/\b(s|m)'/g, "$1' "));
    if (!found) return [];
    const evidence = evidenceAt(reading, at, end, 'change.tiny: closing in');
    if (evidence.negated) return [];
    const own = named.find(({ from, to }) => from <= at && at < to);
    const of = walls.test(lower) ? 'wall' : own?.id;
    return of === undefined ? [] : [{ of, change: 'tiny', evidence: [evidence] }];
  });
}
