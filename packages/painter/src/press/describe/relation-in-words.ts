import type { Language } from '#describe-words.ts';
import { isBeforeMirror } from '#press/compose/seated/mounts.ts';
import { beyondInWords } from '#press/describe/beyond-in-words.ts';
import { gazes, joined, jointTo, otherSelf, outOf } from '#press/describe/joints.ts';
import type { PrintScene, ShownDeed } from '#press/scene.ts';

/** What the rest of a sentence says already. */
export interface Said {
  /** Its verb, as it is told. */
  readonly verb: string;
  /** How what somebody says is joined to what it is about; undefined where nobody says anything. */
  readonly about?: string;
  /** Whether it names to whom it is done. */
  readonly hasWhom: boolean;
}

/** Where somebody is carried, on whom carries them; or what something is drawn out of. */
const carriedOn: Readonly<Record<string, Record<Language, string>>> = {
  shoulders: { fr: 'sur ses épaules', en: 'on their shoulders' },
  back: { fr: 'sur son dos', en: 'on their back' },
  mouth: { fr: 'hors de sa bouche', en: 'out of their mouth' },
  head: { fr: 'sur la tête', en: 'on their head' },
  shoulder: { fr: 'sur l’épaule', en: 'on their shoulder' },
  arm: { fr: 'sous le bras', en: 'under their arm' },
  chest: { fr: 'contre la poitrine', en: 'against their chest' },
  limp: { fr: 'dans ses bras, inerte,', en: 'in their arms, limp,' },
};
const atWindow = { fr: 'à la fenêtre de', en: 'at the window of' } as const;
const outOfWindow = { fr: 'par la fenêtre de', en: 'out of the window of' } as const;

/** Beside, on or with whom or what a deed is done, named as `name`; empty where that says nothing. */
export function relationInWords(
  scene: PrintScene,
  deed: ShownDeed,
  { verb, about, hasWhom }: Said,
  name: string,
  language: Language,
): string {
  const { act, relation, whom } = deed;
  if (relation === undefined) return '';
  const onThem = relation.to === deed.who ? carriedOn[relation.at ?? ''] : undefined;
  if (onThem) return onThem[language];
  if (relation.to === 'place') return beyondInWords(scene, deed, language);
  if (relation.to === whom) return '';
  const to = scene.actors[relation.to];
  if (to === undefined) return '';
  const isFrench = language === 'fr';
  const by = (joint: string) => joined(joint, name, language);
  const isGaze = act === 'look' && whom === undefined;
  if (relation.at === 'window') return by((isGaze ? outOfWindow : atWindow)[language]);
  // Who is on the phone is on one.
  if (act === 'phone' && to.kind === 'thing' && /phone$/.test(to.id)) return '';
  if (act === 'climb' && !/^(?:with|towards)$/.test(relation.name))
    return hasWhom ? '' : by(isFrench && !/^gravi/.test(verb) ? 'à' : '');
  if (act === 'emerge' && relation.name !== 'above') return outOf(relation.at, name, language);
  const gaze = isBeforeMirror(scene, deed)
    ? otherSelf[language]
    : isGaze
      ? gazes[language][relation.name]
      : undefined;
  if (gaze !== undefined) return by(gaze);
  // `Falls from a plane`, which is still near.
  if (act === 'fall' && relation.name === 'from') return by(isFrench ? 'de' : 'from');
  if (act === 'hold' && relation.name === 'through') return by(isFrench ? 'par' : 'by');
  if (relation.name === 'with' && about !== undefined) return by(about);
  if (relation.name === 'in' && to.kind === 'person')
    return by(isFrench ? 'à l’intérieur de' : 'inside');
  if (act === 'write' && relation.name === 'towards') return by(isFrench ? 'à' : 'to');
  // `Runs away from a bear`: away is said once.
  if (!isFrench && relation.name === 'from' && / away$|^flees?$/.test(verb)) return by('from');
  return by(jointTo(relation.name, to.kind === 'thing' ? to.id : undefined, language));
}
