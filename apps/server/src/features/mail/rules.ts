/** A letter of ours, before it has a form: plain sentences, and at most one thing to press. */
export type Letter = {
  to: string;
  language: 'fr' | 'en';
  subject: string;
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  /** Why somebody gets this, in small letters below. */
  footnote: string;
  /** Who an answer goes to, where it is not us. */
  replyTo?: string;
};

/** The two texts of a letter. What people wrote in it stays text. */
export function renderLetter(letter: Letter): { text: string; html: string } {
  const { paragraphs, action, footnote } = letter;
  const linked = action ? [`${action.label}: ${action.url}`] : [];
  const text = [...paragraphs, ...linked, `-- \nReverie\n${footnote}`].join('\n\n');
  return { text: `${text}\n`, html: htmlOf(letter) };
}

/** Mail programs read styles in the tags alone, and no picture is fetched from anywhere. */
function htmlOf({ language, subject, paragraphs, action, footnote }: Letter): string {
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
<p style="margin:2.5em 0 0;padding-top:1em;border-top:1px solid #d9d2c3;color:#5b6670;font-size:.85em">${linesOf(footnote)}</p>
</div>
</body>
</html>
`;
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
