import type { Mood } from '#press/figure/pose.ts';
import type { PoseName } from '#press/figure/poses.ts';
import type { ActName } from '#press/scene.ts';

type Feeling = 'calm' | 'glad' | 'sad' | 'afraid';

/** How who does nothing stands, by what they feel: nobody in a row hangs their arms like the next. */
const still = {
  calm: [
    ...(['hands-in-pockets', 'behind-back', 'at-ease', 'hand-on-hip', 'fold-arms'] as const),
    ...(['hand-to-cheek', 'hold-elbow', 'clasp', 'stand'] as const),
  ],
  glad: ['hand-on-hip', 'at-ease', 'hands-in-pockets', 'hand-on-heart', 'behind-back'],
  sad: ['hold-elbow', 'hug-self', 'clasp', 'hands-in-pockets', 'hand-to-cheek'],
  afraid: ['hug-self', 'hold-elbow', 'clasp', 'hand-on-heart'],
} as const satisfies Record<Feeling, readonly PoseName[]>;

/** Who waits is tired of it; who looks on leans to what they see. */
const ofActs: Partial<Record<ActName, readonly PoseName[]>> = {
  wait: ['check-watch', 'hand-on-hip', 'fold-arms', 'hands-in-pockets', 'at-ease', 'behind-back'],
  look: ['peer', 'behind-back', 'hand-to-cheek', 'hand-on-hip', 'fold-arms', 'hands-in-pockets'],
};

/** How words are said, by what is felt. */
const talking = {
  calm: ['talk', 'talk-both', 'talk-hip', 'talk-pocket', 'talk-explain'],
  glad: ['talk-both', 'talk-hip', 'talk', 'talk-heart'],
  sad: ['talk-heart', 'talk-pocket', 'talk'],
  afraid: ['talk-both', 'talk-heart'],
} as const satisfies Record<Feeling, readonly PoseName[]>;

function feelingOf(mood: Mood | undefined): Feeling {
  if (mood === 'glad' || mood === 'laugh') return 'glad';
  if (mood === 'sad' || mood === 'weep') return 'sad';
  return mood === 'afraid' ? 'afraid' : 'calm';
}

export function idlingIn(mood: Mood | undefined, act?: ActName | null): readonly PoseName[] {
  const feeling = feelingOf(mood);
  const own = act && feeling !== 'sad' && feeling !== 'afraid' ? ofActs[act] : undefined;
  return own ?? still[feeling];
}

export function talkingIn(mood: Mood | undefined): readonly PoseName[] {
  return talking[feelingOf(mood)];
}
