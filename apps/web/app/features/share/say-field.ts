import type { DreamField } from '#features/share/differences.ts';
import type { DreamValues } from '#features/share/dream-values.ts';
import { instantOf } from '#features/share/local-time.ts';
import type { ShareMessages } from '#features/share/messages.fr.ts';
import type { Formats } from '#language/formats.ts';

/** What the form calls a field. */
export function nameOf(field: DreamField, t: ShareMessages): string {
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
      return named(
        { private: t.visibilities.private.name, public: t.visibilities.public.name },
        values.visibility,
      );
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
