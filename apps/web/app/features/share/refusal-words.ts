import type { ShareMessages } from '#features/share/messages.fr.ts';
import type { ShareRefusal } from '#features/share/refusal.ts';

/** What a refusal says; `isNew` where a dream was to be created, not changed. */
export function wordsOf(refusal: ShareRefusal, t: ShareMessages, isNew: boolean): string {
  const { refusals } = t;
  switch (refusal.code) {
    case 'content_too_long':
      return refusals.content_too_long(refusal.excess);
    case 'rate_limited':
      return t.wait(refusal.retryAfter ?? 60);
    case 'blank':
    case 'tag_too_long':
    case 'too_many_tags':
    case 'title_too_long':
    case 'place_too_long':
    case 'report_too_long':
    case 'unstorable':
    case 'unavailable':
    case 'sealing_off':
    case 'storage_full':
    case 'not_found':
    case 'forbidden':
    case 'revision_changed':
    case 'idempotency_key_reused':
      return refusals[refusal.code];
    default:
      return isNew ? refusals.unexpected : refusals.unexpectedSave;
  }
}
