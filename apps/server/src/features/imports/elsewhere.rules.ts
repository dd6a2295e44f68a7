import { isTimeZone, nightOf } from '@reverie/contract/nights.rules';
import { z } from 'zod';
import { placeOf, tagsOf } from '#features/imports/columns.rules.ts';
import { readDate } from '#features/imports/dates.rules.ts';
import { titled } from '#features/imports/formats.rules.ts';
import type { Entry } from '#features/imports/rules.ts';
import { withoutTags } from '#features/imports/texts.rules.ts';

const none = { reasons: [], content: null };
const said = z.string().nullish().catch(null);

const dayOneEntry = z.looseObject({
  creationDate: said,
  timeZone: said,
  isAllDay: z.boolean().nullish().catch(null),
  text: said,
  richText: said,
  tags: z.array(z.unknown()).nullish().catch(null),
  location: z.looseObject({ localityName: said, country: said }).nullish().catch(null),
});
export const dayOneFile = z.looseObject({ entries: z.array(z.unknown()) });

/**
 * An entry of a journal Day One wrote: Markdown with signs escaped, pictures, sounds and films as links
 * to moments, an instant and the zone it was written in. Its first heading is its title.
 */
export function dayOneEntryOf(value: unknown, place: string): Entry | null {
  const parsed = dayOneEntry.safeParse(value);
  if (!parsed.success) return null;
  const { creationDate, timeZone, isAllDay, text, richText, tags, location } = parsed.data;
  const written = (text || wordsOfRichText(richText ?? ''))
    .replace(/!\[[^\]]*\]\(dayone-moment:[^)]*\)/g, '')
    .replace(/\u2028/g, '\n')
    .replace(/[\u200b\ufffc]/g, '');
  const { title, text: words } = titled(written);
  const when = readDate(creationDate ?? '', null);
  const night = nightIn({ ...when, zone: timeZone ?? '', isAllDay: isAllDay === true });
  const facts = { tags: tagsOf(tags ?? []), ...placeOf(location?.localityName, location?.country) };
  return {
    ...{ ...none, place, ...when, night, facts },
    title: title === null ? null : withoutEscapes(title),
    text: withoutEscapes(words),
  };
}

type Written = { moment: Date | null; night: string | null; zone: string; isAllDay: boolean };

/** By the clocks it was written on. */
function nightIn({ moment, night, zone, isAllDay }: Written): string | null {
  if (!moment || !isTimeZone(zone)) return night;
  if (!isAllDay) return nightOf(moment, zone);
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(moment);
}

/** Signs that mean something to Markdown stand behind a backslash there. */
function withoutEscapes(text: string): string {
  return text.replace(/\\([\\`*_{}[\]()#+\-.!>|~<&"'=:;,?/@^$%])/g, '$1');
}

const richTextSchema = z.looseObject({ contents: z.array(z.looseObject({ text: said })) });

/** The words of an entry that has no Markdown beside its rich text. */
function wordsOfRichText(written: string): string {
  try {
    const { contents } = richTextSchema.parse(JSON.parse(written));
    return contents.map(({ text }) => text ?? '').join('');
  } catch {
    return '';
  }
}

const diariumEntry = z.looseObject({
  date: said,
  heading: said,
  title: said,
  text: said,
  html: said,
  tags: z
    .union([z.array(z.unknown()), z.string()])
    .nullish()
    .catch(null),
});

/** Whether a list is one of Diarium's entries, by names no other program gives. */
export function isDiarium(list: readonly unknown[]): boolean {
  return list.some(
    (entry) =>
      entry !== null && typeof entry === 'object' && ('heading' in entry || 'html' in entry),
  );
}

/** An entry of Diarium: a date on its writer's clocks, a heading, a page. Stars are about the day. */
export function diariumEntryOf(value: unknown, place: string): Entry | null {
  const parsed = diariumEntry.safeParse(value);
  if (!parsed.success) return null;
  const { date, heading, title, text, html, tags } = parsed.data;
  const words = text || html || '';
  const plain = /<\w+[^>]*>|&\w+;|&#/.test(words) ? withoutTags(words) : words;
  const list = typeof tags === 'string' ? tags.split(',') : (tags ?? []);
  const facts = { tags: tagsOf(list) };
  const when = readDate(date ?? '', null);
  return { ...none, place, title: heading || title || null, text: plain, ...when, facts };
}
