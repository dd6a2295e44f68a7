import type { Language } from '#describe-words.ts';
import { nameActor } from '#press/describe/actors-in-words.ts';
import { joined } from '#press/describe/joints.ts';
import { beastHeads } from '#press/figure/beast-heads.ts';
import type { Reflection } from '#press/scene.ts';

const plain = {
  nobody: { fr: 'La glace ne renvoie aucun reflet', en: 'The glass holds no reflection' },
  faceless: { fr: 'Le reflet n’a pas de visage', en: 'The reflection has no face' },
  old: { fr: 'Le reflet est celui d’une personne âgée', en: 'The reflection is old' },
  child: { fr: 'Le reflet est celui d’un enfant', en: 'The reflection is a child' },
  baby: { fr: 'Le reflet est celui d’un enfant', en: 'The reflection is a child' },
} as const;

/** What looks back out of a mirror, as a sentence of its own. */
export function reflectionInWords({ as, actor }: Reflection, language: Language): string {
  if (as !== 'other') return plain[as][language];
  if (actor === undefined) return '';
  const name = nameActor({ ...actor, changes: [] }, language);
  if (actor.kind === 'thing' && beastHeads.has(actor.id)) {
    const bare = name.replace(/^(?:une?|an?) /, '');
    return language === 'fr'
      ? joined('Le reflet a une tête de', bare, language)
      : `The reflection has the head of ${name}`;
  }
  return language === 'fr'
    ? joined('Le reflet est celui de', name, language)
    : `The reflection is that of ${name}`;
}
