import { categories, dreamTypes, recalls } from '@reverie/contract/dreams.rules';
import { chosen, numberIn, placeOf, tagsOf } from '#features/imports/columns.rules.ts';
import { type Order, orderOf, readDate } from '#features/imports/dates.rules.ts';
import type { Entry } from '#features/imports/rules.ts';

const none = { reasons: [], content: null, title: null, facts: {} };

/** Whether a note of ours tells of a symbol, a person or a night: no dream. */
export function isBeside(text: string): boolean {
  return /^---\r?\nreverie: "(?:symbol|person|night)"\r?\n/.test(text);
}

/** A note: what stands in front of it between dashes, its heading, its words; a date from its name. */
export function noteEntryOf(text: string, place: string): Entry {
  const [, front = '', body = text] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
  const fields = frontOf(front);
  const told = (name: string) => String(fields.get(name) ?? '');
  const list = (name: string) => {
    const value = fields.get(name);
    return Array.isArray(value) ? value : told(name).split(',');
  };
  const plain = body.replace(/!\[\[[^\]]*\]\]|!\[[^\]]*\]\([^)]*\)/g, '').trim();
  const { title, text: words } = titled(plain);
  // Our own notes tell what is shared first, then the whole account.
  const [, shared, account] =
    /^([\s\S]*?)\n## (?:Récit complet|Full account)\n([\s\S]*)$/.exec(words) ?? [];
  const isOurs = fields.has('reverie');
  const name = place.split('/').at(-1) ?? '';
  const when = readDate(told('date'), null);
  const night = readDate(told('night'), null).night ?? when.night ?? dateIn(name);
  return {
    place,
    title: told('title') || title || nameOf(name),
    text: isOurs ? (account?.split(laterHeads)[0]?.trim() ?? '') : words,
    content: isOurs ? ((shared ?? words).split(laterHeads)[0]?.trim() ?? '') : null,
    night,
    moment: when.moment,
    reasons: when.reasons,
    facts: {
      tags: tagsOf(list('tags')),
      types: chosen(dreamTypes, list('types').join(',')),
      category: chosen(categories, told('category'))[0] ?? null,
      recall: chosen(recalls, told('recall'))[0] ?? null,
      mood: numberIn(told('mood'), -2, 2),
      lucidity: numberIn(told('lucidity'), 0, 10),
      vividness: numberIn(told('vividness'), 0, 10),
      sleepQuality: numberIn(told('sleep'), 1, 5),
      ...placeOf(told('city'), told('country')),
    },
  };
}

/** What follows the account in our own notes: said since, or of the day before. */
const laterHeads =
  /^## (?:Venu plus tard|What came later|La veille|The day before|Ce que j’y entends|What it means to me)$/m;

/** The plain lines of YAML people and programs put in front of notes; nothing of it is run. */
function frontOf(front: string): Map<string, unknown> {
  const fields = new Map<string, unknown>();
  let last = '';
  for (const line of front.split(/\r?\n/)) {
    const item = /^\s+- (.*)$/.exec(line);
    const before = fields.get(last);
    if (item && last)
      fields.set(last, [...(Array.isArray(before) ? before : []), scalarOf(item[1] ?? '')]);
    const [, name, value = ''] = /^([\w-]{1,40}):\s*(.*)$/.exec(line) ?? [];
    if (!name) continue;
    last = name.toLowerCase();
    fields.set(last, scalarOf(value));
  }
  return fields;
}

function scalarOf(written: string): unknown {
  const plain = written.trim();
  try {
    return JSON.parse(plain);
  } catch {
    const list = /^\[(.*)\]$/.exec(plain);
    if (list) return (list[1] ?? '').split(',').map((each) => each.trim());
    return plain.replace(/^(['"])(.*)\1$/, '$2');
  }
}

function dateIn(name: string): string | null {
  const [found] = /\d{4}-\d{2}-\d{2}|\d{8}/.exec(name) ?? [];
  if (!found) return null;
  const written = found.includes('-') ? found : found.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3');
  return readDate(written, null).night;
}

/** The name of a file without its date and its end; null where nothing is left. */
function nameOf(name: string): string | null {
  const left = name
    .replace(/\.\w+$/, '')
    .replace(/^\d{4}-?\d{2}-?\d{2}/, '')
    .replace(/[_-]+/g, ' ');
  return left.trim() || null;
}

/** A text without the heading it begins with, and that. */
export function titled(text: string): { title: string | null; text: string } {
  const [, title = null, rest = text] = /^\s*#{1,3} +([^\n]+)\n*([\s\S]*)$/.exec(text) ?? [];
  return { title: title?.trim() ?? null, text: rest.trim() };
}

const seriesHead = /^#(\d+)\s*\(([^)\n]*)\)/;

/** Whether a text is a series as DreamBank sets it. */
export function isSeries(text: string): boolean {
  return seriesHead.test(text.trimStart());
}

/** The dreams of such a series: a number, a date in brackets, the report, how many words it has. */
export function* seriesEntries(text: string): Generator<Entry> {
  const parts = text.split(/^(?=#\d+\s*\([^)\n]*\))/m).filter((part) => seriesHead.test(part));
  const order = orderOf(parts.map((part) => seriesHead.exec(part)?.[2] ?? ''));
  for (const part of parts) {
    const [head = '', number = '', date = ''] = seriesHead.exec(part) ?? [];
    const words = part
      .slice(head.length)
      .replace(/\s*\(\d+ words\)\s*$/, '')
      .trim();
    yield { ...none, place: `#${number}`, text: words, ...readDate(date, order ?? usual(date)) };
  }
}

/** DreamBank writes months first. */
function usual(date: string): Order {
  return /^\d{1,2}\/\d{1,2}\/\d{2,4}$/.test(date.trim()) ? 'month first' : null;
}

/** A plain text: entries begin at lines that are a date; without any it is one entry. */
export function* textEntries(text: string, name: string): Generator<Entry> {
  const lines = text.split(/\r?\n/);
  const isDate = (line: string) =>
    line.trim().length <= 40 &&
    readDate(line.replace(/^[#=*\s]+|[:=*\s]+$/g, ''), 'day first').night !== null;
  const starts = lines.flatMap((line, at) => (isDate(line) ? [at] : []));
  if (starts.length === 0) {
    yield { ...noteEntryOf(text, name) };
    return;
  }
  const order = orderOf(starts.map((at) => (lines[at] ?? '').replace(/^[#=*\s]+|[:=*\s]+$/g, '')));
  for (const [index, start] of starts.entries()) {
    const end = starts[index + 1] ?? lines.length;
    const date = (lines[start] ?? '').replace(/^[#=*\s]+|[:=*\s]+$/g, '');
    const words = lines
      .slice(start + 1, end)
      .join('\n')
      .trim();
    if (words !== '')
      yield { ...none, place: `${start + 1}`, text: words, ...readDate(date, order) };
  }
}
