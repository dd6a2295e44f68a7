import { type Composition, type Depth, nameActor, type Pass } from '@reverie/painter/press';
import type { Language } from '#language/language.ts';

const depthsInWords: Record<Language, Record<Depth, string>> = {
  fr: {
    sky: 'le ciel',
    light: 'la lumière',
    far: 'le lointain',
    walls: 'les murs',
    middle: 'ce qui approche',
    ground: 'le sol',
    near: 'ce qui est près',
    front: 'ce qui est devant',
  },
  en: {
    sky: 'the sky',
    light: 'the light',
    far: 'what is far',
    walls: 'the walls',
    middle: 'what comes nearer',
    ground: 'the ground',
    near: 'what is near',
    front: 'what is in front',
  },
};

const you: Record<Language, string> = { fr: 'vous', en: 'you' };

/** What a pass lays, in words. */
export function passInWords({ of }: Pass, { scene }: Composition, language: Language): string {
  if (typeof of === 'string') return depthsInWords[language][of];
  const actor = scene.actors[of.actor];
  if (!actor) return depthsInWords[language].near;
  if (actor.kind === 'person' && actor.who === 'dreamer') return you[language];
  return nameActor(actor, language);
}
