import type { Deed } from '@reverie/oneirology/schema';
import { arrange } from '#press/arrange.ts';
import type { PrintScene, ShownDeed } from '#press/scene.ts';

/** What one does with one's voice, or only one's ear. */
const voiced = new Set<Deed['act']>(['speak', 'shout', 'cry', 'laugh', 'sing', 'wait', 'phone']);

const phones = /^(?:phone|mobile-phone|telephone|smartphone)$/;

/** Whoever shouts into a phone has it at their ear: it is no thing beside them. */
export function onThePhone(scene: PrintScene): PrintScene {
  const isPhone = (n: number | 'place' | undefined) => {
    const one = typeof n === 'number' ? scene.actors[n] : undefined;
    return one?.kind === 'thing' && phones.test(one.id) && one.changes.length === 0;
  };
  const isCall = ({ act, relation, who }: ShownDeed) =>
    voiced.has(act) && isPhone(relation?.to) && scene.actors[who]?.kind === 'person';
  if (!scene.deeds.some((deed) => deed.act === 'phone' || isCall(deed))) return scene;
  const deeds = scene.deeds.map((deed): ShownDeed => {
    if (!isCall(deed)) return deed;
    const { relation: _relation, verb, ...rest } = deed;
    return { ...rest, act: 'phone', ...(verb && deed.act !== 'phone' && { verb: byPhone(verb) }) };
  });
  const isTold = (n: number) =>
    deeds.some(({ who, whom, relation }) => who === n || whom === n || relation?.to === n);
  const spare = [...scene.actors.keys()].filter((n) => isPhone(n) && !isTold(n));
  return spare.length > 0 ? arrange({ ...scene, deeds }, { without: spare }) : { ...scene, deeds };
}

/** `Shouts into the phone`, « crie au téléphone ». */
function byPhone({ fr, en }: NonNullable<ShownDeed['verb']>): NonNullable<ShownDeed['verb']> {
  return {
    fr: { ...fr, one: `${fr.one} au téléphone`, many: `${fr.many} au téléphone` },
    en: { ...en, one: `${en.one} on the phone`, many: `${en.many} on the phone` },
  };
}
