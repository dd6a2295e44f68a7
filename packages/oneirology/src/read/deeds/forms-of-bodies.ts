import { done, type Form, isSomebody } from '#read/deeds/telling.ts';

/** « Je cachais mes enfants dans la cave »: they hide there, and whoever hides them. */
export const hidingThem: Form = ({ reading, named, match, act, who, whom, where, evidence }) => {
  // « Je me cachais de mon père ».
  if (/^(?:de|d'|du|des|from)$/.test(reading.tokens[match.to]?.lower ?? '')) return null;
  const isHiding = act === 'hide' || (act === 'put' && /^cach|^hid/i.test(evidence.text));
  if (!isHiding || whom === undefined || whom === who || !isSomebody(named, whom)) return null;
  const places = where.filter(({ what }) => what !== whom);
  return [
    {
      who,
      act: 'hide',
      where: [{ relation: 'with', what: whom }, ...places],
      evidence: [evidence],
    },
  ];
};

const groomed = /^(?:hair|beard|nails|face|hands|teeth|cheveux|barbe|ongles|visage|mains|dents)$/;

/** `My sister brushed her hair`, « ma mère se coiffait »: to herself, and to nobody else. */
export const ownBody: Form = ({ reading: { tokens }, match, act, who, where, evidence }) => {
  if (who === 'dreamer' || !/^(?:touch|wash|cut|tend)$/.test(act)) return null;
  const [whose = '', part = ''] = [0, 1].map((n) => tokens[match.to + n]?.lower ?? '');
  const isOwn = /^(?:her|his|their|sa|son|ses|leurs)$/.test(whose) && groomed.test(part);
  const isSelf = [0, 1].some((n) => /^(?:se|s')$/.test(tokens[match.from - n]?.lower ?? ''));
  if (!isOwn && !isSelf) return null;
  const places = where.filter(({ what }) => what !== 'hair');
  const alone = act === 'wash' ? act : 'tend';
  return [{ who, act: alone, where: places, evidence: [evidence] }];
};

/** `Holding my brother's hand`: they hold hands. */
export const byTheHand: Form = (telling) => {
  const { reading, named, match, act, whom } = telling;
  const hand = named.find((one) => one.id === 'hand' && one.from >= match.to);
  const isNear = hand !== undefined && hand.from - match.to <= 4;
  if (act !== 'hold' || !isNear || whom === undefined || !isSomebody(named, whom)) return null;
  return /^(?:hand|hands|main|mains)$/.test(reading.tokens[hand.from]?.lower ?? '')
    ? [done({ ...telling, act: 'hold-hands' }, whom)]
    : null;
};

/** « Je serrais une poupée contre moi », `hugging my handbag`: it is held. */
export const huggedThing: Form = (telling) => {
  const { named, act, whom } = telling;
  const isThing = named.some(
    ({ id, kind, category }) =>
      id === whom && kind === 'thing' && /^(?:objects|props|clothing|food)$/.test(category ?? ''),
  );
  return act === 'embrace' && isThing ? [done({ ...telling, act: 'hold', where: [] }, whom)] : null;
};

/** What lifts whoever hangs from it. */
const lifting = /^(?:balloon|kite|party-balloons|parachute|umbrella)$/;

/** `I was hanging from a balloon`, « accrochée à un cerf-volant »: it lifts them. */
export const liftedBy: Form = (telling) => {
  const { act, who, whom, where, evidence } = telling;
  const isHanging = /hang|hung|accroch|suspend|agripp|cramponn|cling|clung/i.test(evidence.text);
  if (act !== 'hold' || !isHanging || !lifting.test(whom ?? '')) return null;
  const by = { relation: 'with' as const, what: whom ?? '' };
  return [{ who, act: 'float', where: [by, ...where], evidence: [evidence] }];
};
