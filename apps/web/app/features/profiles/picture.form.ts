import { type AvatarType, avatarByteLimit, avatarTypes } from '@reverie/contract/avatars.rules';
import type { ProfilesText } from '#features/profiles/profiles-text.fr.ts';

type Refusals = ProfilesText['picture']['refusals'];
export type PictureFault = keyof Refusals;

type Chosen = Pick<File, 'size' | 'type'>;

/** What can be said of a file before it is sent; the server looks at its content. */
export function faultOf({ size, type }: Chosen): PictureFault | null {
  if (size === 0) return 'none';
  if (!isTaken(type)) return 'picture_unsupported';
  return size > avatarByteLimit ? 'body_too_large' : null;
}

function isTaken(type: string): type is AvatarType {
  return avatarTypes.some((taken) => taken === type);
}

/** The picture of a form, or why it is not sent on. */
export function readPicture(form: FormData): File | PictureFault {
  const file = form.get('picture');
  if (!(file instanceof File)) return 'none';
  return faultOf(file) ?? file;
}

/** Which words say a code of the API. */
export function pictureFault(code: string, refusals: Refusals): PictureFault {
  if (code === 'unsupported_media_type') return 'picture_unsupported';
  return Object.hasOwn(refusals, code) ? (code as PictureFault) : 'unexpected';
}
