import { z } from 'zod';
import { type frozen, linesOf, readFrozen } from '#evaluate/coded-set.ts';
import type { EmotionClass } from '#schema.ts';

/**
 * French dreams as they are typed: texting, accents and apostrophes left out, verlan, and the French
 * of Québec, Belgium, Switzerland and Africa. Written and coded by Reverie's makers before any was
 * run.
 */
export interface MessyDream {
  readonly id: string;
  /** `sms`, `bare`, `verlan`, `quebec`, `belgian`, `swiss` or `africa`. */
  readonly style: string;
  readonly text: string;
  readonly emotions: ReadonlySet<EmotionClass>;
  /** What else a coder finds: `family`, `animal`, `aggression`, `misfortune`, `indoor`, … */
  readonly others: ReadonlySet<string>;
}

const letters = {
  AN: 'anger',
  AP: 'apprehension',
  SD: 'sadness',
  CO: 'confusion',
  HA: 'happiness',
} as const satisfies Record<string, EmotionClass>;

const messySchema = z.object({
  id: z.string(),
  style: z.string(),
  text: z.string(),
  codes: z.array(z.string()),
});

export async function readMessy(file: keyof typeof frozen = 'messy.jsonl'): Promise<MessyDream[]> {
  return linesOf(await readFrozen(file)).map((line) => {
    const { codes, ...dream } = messySchema.parse(line);
    const emotions = new Set<EmotionClass>();
    const others = new Set<string>();
    for (const code of codes) {
      if (isLetters(code)) emotions.add(letters[code]);
      else others.add(code);
    }
    return { ...dream, emotions, others };
  });
}

function isLetters(code: string): code is keyof typeof letters {
  return code in letters;
}
