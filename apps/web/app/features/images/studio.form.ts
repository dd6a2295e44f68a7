import { type ImageRequest, imageRequestSchema } from '@reverie/contract/images';
import {
  imagePalettes,
  imageSchemes,
  imageShapes,
  imageViews,
  isOffered,
  type OfferedStyle,
} from '@reverie/contract/images.rules';
import { ApiProblem, type Client, newKey } from '@reverie/sdk';
import { codeOf } from '#api/refusal.ts';
import { inOwnWords, own } from '#features/images/studio.rules.ts';
import { textOf } from '#ui/form-text.ts';

/** What a dreamer asks of the pictures of a dream; each is the `intent` of a form. */
export const pictureIntents = [
  'paint',
  'answer',
  'repaint',
  'again',
  'show',
  'discard',
  'stop',
] as const;
export type PictureIntent = (typeof pictureIntents)[number];

/** A form that was not taken. */
export type PictureRefusal = {
  of: 'picture';
  intent: PictureIntent;
  /** Seconds until it may be tried again, where that is why. */
  wait: number | null;
  /** Whether nothing of what was said can be painted. */
  showsNothing: boolean;
  /** What was said, which stays in its field. */
  told: string;
};

/** A form that was not taken, with what was said in it. */
export function refusePicture(
  form: FormData,
  why: Partial<Pick<PictureRefusal, 'wait' | 'showsNothing'>> = {},
): PictureRefusal {
  const intent = pictureIntentOf(form) ?? 'repaint';
  const told = textOf(form, 'told');
  return { of: 'picture', intent, wait: null, showsNothing: false, told, ...why };
}

export function pictureIntentOf(form: FormData): PictureIntent | null {
  return pictureIntents.find((intent) => intent === textOf(form, 'intent')) ?? null;
}

/** Sends a form of the studio; null where it was taken. */
export async function sendPicture(
  { images }: Pick<Client, 'images'>,
  id: string,
  form: FormData,
): Promise<PictureRefusal | null> {
  const intent = pictureIntentOf(form) ?? 'repaint';
  const asked = { id, imageId: textOf(form, 'imageId') };
  const key = keyOf(form);
  const paint = (request: ImageRequest) =>
    images.generate({ id, ...request }, { idempotencyKey: key });
  try {
    if (intent === 'paint') await paint({ seed: seedOf(key) });
    if (intent === 'answer') await paint(answerOf(form, key));
    if (intent === 'repaint') await paint(repaintingOf(form, key));
    if (intent === 'again') await paint(againOf(textOf(form, 'again')));
    if (intent === 'show') await images.choose(asked);
    if (intent === 'discard') await images.remove(asked);
    if (intent === 'stop') await images.cancel({ id });
    return null;
  } catch (error) {
    // The same form, changed after it was sent: a step back. It asks under a name of its own.
    if (codeOf(error) === 'idempotency_key_reused') {
      form.delete('key');
      return sendPicture({ images }, id, form);
    }
    const isTooOften = error instanceof ApiProblem && error.problem.code === 'rate_limited';
    const wait = isTooOften ? (error.problem.retryAfter ?? 60) : null;
    return refusePicture(form, { wait, showsNothing: codeOf(error) === 'nothing_to_paint' });
  }
}

/** Where a form leads that was taken. */
export function afterPicture(id: string, form: FormData): string {
  const intent = pictureIntentOf(form);
  if (intent === 'answer') return `/dreams/${id}`;
  if (intent === 'paint') return `/dreams/${id}?birth`;
  if (intent === 'stop' && textOf(form, 'from') !== 'studio') return `/dreams/${id}`;
  const again = intent === 'discard' ? textOf(form, 'again') : '';
  const removed = intent === 'discard' ? `&${new URLSearchParams({ removed: again })}` : '';
  return `/dreams/${id}?studio${removed}`;
}

/**
 * What should be seen, to be painted; said no more, the dream chooses again. Who was left out of the
 * picture before, or was what it was all about, may not be in this one.
 */
export function answerOf(form: FormData, key: string): ImageRequest {
  const told = textOf(form, 'told').trim();
  return imageRequestSchema.parse({
    told: told === '' ? null : told,
    hero: null,
    without: [],
    seed: seedOf(key),
  });
}

/** What the studio's form says, of which nothing is trusted. */
export function repaintingOf(form: FormData, key: string): ImageRequest {
  const chosen = <T extends string>(name: string, offered: readonly T[]): T | null =>
    offered.find((one) => one === textOf(form, name)) ?? null;
  const style = textOf(form, 'style');
  const kept = form.getAll('shown').map(String);
  const hero = textOf(form, 'hero');
  const without = form
    .getAll('element')
    .map(String)
    .filter((element) => !kept.includes(element) && element !== hero);
  const about = textOf(form, 'about');
  const told = about === inOwnWords ? textOf(form, 'told').trim() : '';
  const seed = Number(textOf(form, 'seed'));
  const isSame = textOf(form, 'chance') === 'same' && textOf(form, 'seed') !== '';
  return imageRequestSchema.parse({
    ...(isOffered(style) && { style: style satisfies OfferedStyle }),
    palette: chosen('palette', imagePalettes),
    shape: chosen('shape', imageShapes) ?? '4:5',
    view: chosen('view', imageViews),
    scheme: chosen('scheme', imageSchemes),
    hero: hero === '' || hero === own ? null : hero,
    without,
    about: /^\d{1,6}-\d{1,6}$/.test(about) ? about : null,
    told: told === '' ? null : told,
    seed: isSame && Number.isInteger(seed) && seed >= 0 ? seed : seedOf(key),
  });
}

/** A picture that was removed, as it is asked for again. */
export function againOf(text: string): ImageRequest {
  return imageRequestSchema.parse(JSON.parse(text));
}

/** What the form is sent under. A key that is none of ours gives way to a new one. */
function keyOf(form: FormData): string {
  const key = textOf(form, 'key');
  return /^[0-9a-f]{32}$/.test(key) ? key : newKey();
}

/** A new seed for each form, and the same one for the same form: sent twice, it asks once. */
function seedOf(key: string): number {
  return Number.parseInt(key.slice(0, 8), 16);
}
