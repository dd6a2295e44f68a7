import { readBlurred } from '#features/share/blurred.rules.ts';
import type { DreamField } from '#features/share/differences.rules.ts';
import { instantOf } from '#features/share/local-time.rules.ts';
import type { ShareMessages } from '#features/share/messages.fr.ts';
import type { ShareRefusal } from '#features/share/refusal.form.ts';
import type { DreamValues } from '#features/share/values.form.ts';
import type { Formats } from '#language/formats.ts';

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
    case 'recording_not_found':
    case 'not_found':
    case 'silenced':
    case 'newcomer_link':
    case 'suspended':
    case 'forbidden':
    case 'revision_changed':
    case 'idempotency_key_reused':
      return refusals[refusal.code];
    default:
      return isNew ? refusals.unexpected : refusals.unexpectedSave;
  }
}

/** What the form calls a field. */
export function nameOf(field: DreamField, t: ShareMessages): string {
  if (field === 'blurred') return t.blur.title;
  return field === 'title' ? t.dreamTitle : t[field];
}

/** What a field holds, in words; empty where it holds nothing. */
export function sayField(
  field: DreamField,
  values: DreamValues,
  t: ShareMessages,
  { date, time }: Pick<Formats, 'date' | 'time'>,
): string {
  const named = (names: Record<string, string>, value: string) => names[value] ?? value;
  switch (field) {
    case 'tags':
      return values.tags.join(', ');
    case 'types':
      return values.types.map((type) => t.typeNames[type]).join(', ');
    case 'warnings':
      return values.warnings.map((warning) => named(t.warningNames, warning)).join(', ');
    case 'visibility':
      if (values.visibility.startsWith('community:')) return t.visibilities.community.name;
      return named(
        { private: t.visibilities.private.name, public: t.visibilities.public.name },
        values.visibility,
      );
    case 'blurred':
      return values.blurred.map((each) => readBlurred(each)?.words ?? each).join(', ');
    case 'category':
      return named(t.categories, values.category);
    case 'mood':
      return named(t.moods, values.mood);
    case 'recall':
      return named(t.recalls, values.recall);
    case 'dreamedAt': {
      const at = instantOf(values.dreamedAt, values.timeZone);
      return at ? `${date(at)}, ${time(at)}` : '';
    }
    default:
      return values[field];
  }
}
