/** A letter of ours, before it has a form: plain sentences, and at most one thing to press. */
export type Letter = {
  to: string;
  language: 'fr' | 'en';
  subject: string;
  paragraphs: readonly string[];
  action?: Way;
  /** What there is to read elsewhere, by kind. */
  sections?: readonly LetterSection[];
  /** Why somebody gets this, in small letters below. */
  footnote: string;
  /** What may be done about getting it, below that. */
  ways?: readonly Way[];
  /** Stops such letters by one POST, as mail programs do when their button is pressed. */
  unsubscribeUrl?: string;
  /** Who an answer goes to, where it is not us. */
  replyTo?: string;
};

type Way = { label: string; url: string };

export type LetterSection = {
  heading: string;
  items: readonly { title: string; text: string; url: string }[];
};

/** What the spellings of one mailbox share: `Ada+letters@example.org` is read by `ada`. */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address
    .trim()
    .toLowerCase()
    .split(/@(?=[^@]*$)/);
  return `${local.replace(/(?<=.)\+.*$/, '')}@${domain}`;
}

/** The two texts of a letter. What people wrote in it stays text. */
export function renderLetter(letter: Letter): { text: string; html: string } {
  const { language, paragraphs, action, sections = [], footnote, ways = [] } = letter;
  const line = ({ label, url }: Way) => `${label}${language === 'fr' ? nbsp : ''}: ${url}`;
  const linked = action ? [line(action)] : [];
  const listed = sections.flatMap(({ heading, items }) => [
    `# ${heading}`,
    ...items.map(({ title, text, url }) => `${title}\n${text}\n${url}`),
  ]);
  const signed = ['-- ', 'Reverie', footnote, ...ways.map(line)].join('\n');
  const text = [...paragraphs, ...linked, ...listed, signed].join('\n\n');
  return { text: `${text}\n`, html: htmlOf(letter) };
}

const nbsp = '\u00a0';

/** Mail programs read styles in the tags alone, and no picture is fetched from anywhere. */
function htmlOf(letter: Letter): string {
  const { language, subject, paragraphs, action, sections = [], footnote, ways = [] } = letter;
  const body = paragraphs.map((words) => `<p style="margin:0 0 1em">${linesOf(words)}</p>`);
  const pressed = action
    ? `<p style="margin:1.8em 0"><a href="${escapeMarkup(action.url)}" style="display:inline-block;padding:.75em 1.4em;border-radius:.6em;background:#0b5563;color:#fff;text-decoration:none">${escapeMarkup(action.label)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escapeMarkup(subject)}</title></head>
<body style="margin:0;padding:2.5em 1.25em;background:#faf6ee;color:#1d2a33;font:1em/1.6 Georgia,serif">
<div style="max-width:34em;margin:0 auto">
<p style="margin:0 0 1.6em;font-size:1.5em">Reverie</p>
${body.join('\n')}
${pressed}
${sections.map(sectionOf).join('\n')}
<p style="margin:2.5em 0 0;padding-top:1em;border-top:1px solid #d9d2c3;color:#5b6670;font-size:.85em">${[linesOf(footnote), ...ways.map(smallLink)].join('<br>')}</p>
</div>
</body>
</html>
`;
}

function sectionOf({ heading, items }: LetterSection): string {
  const listed = items.map(
    ({ title, text, url }) =>
      `<p style="margin:0 0 1.2em"><a href="${escapeMarkup(url)}" style="color:#0b5563;font-size:1.1em">${escapeMarkup(title)}</a><br>${linesOf(text)}</p>`,
  );
  return `<h2 style="margin:1.8em 0 .8em;font-size:1.15em;font-weight:normal;color:#5b6670">${escapeMarkup(heading)}</h2>\n${listed.join('\n')}`;
}

function smallLink({ label, url }: Way): string {
  return `<a href="${escapeMarkup(url)}" style="color:#5b6670">${escapeMarkup(label)}</a>`;
}

function linesOf(words: string): string {
  return escapeMarkup(words).replaceAll('\n', '<br>');
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
