import type { User } from '@reverie/contract/accounts';
import type { Belonging } from '#features/leaving/service.ts';

/** Words of the pages inside an archive. */
export const words = {
  fr: {
    title: (username: string) => `Les rêves de ${username}`,
    lead: (date: string, dreams: number) =>
      `Archive du ${date} : ${dreams} ${dreams > 1 ? 'rêves' : 'rêve'}. Tout ce qui n’est pas un rêve est dans account.json.`,
    report: 'Récit complet',
    unreadable: 'Le serveur n’a plus la clé de ce récit : il ne peut plus être lu.',
    analysis: 'Analyse',
    ofReport: 'Analyse du récit complet',
    untitled: 'Sans titre',
    inBin: 'Dans la corbeille',
    files: 'Fichiers',
  },
  en: {
    title: (username: string) => `The dreams of ${username}`,
    lead: (date: string, dreams: number) =>
      `Archive of ${date}: ${dreams} ${dreams === 1 ? 'dream' : 'dreams'}. Whatever is no dream is in account.json.`,
    report: 'Full account',
    unreadable: 'The server no longer has the key of this account: it cannot be read any more.',
    analysis: 'Analysis',
    ofReport: 'Analysis of the full account',
    untitled: 'Untitled',
    inBin: 'In the bin',
    files: 'Files',
  },
};
type Words = (typeof words)['fr'];

/** What the files of a dream are called: its night, and the end of its id. */
export function baseOf({ dreamedAt, id }: Belonging['dream']): string {
  return `${dreamedAt.toISOString().slice(0, 10)}-${id.slice(-12)}`;
}

/** What came to a dream later, and what it was before: opened. */
export type Layers = { additions: unknown[]; versions: unknown[] };

/** A dream as JSON, without what only this server understands. */
export function plainOf(
  { dream, analyses, paintings }: Belonging,
  { files, layers }: { files: readonly (string | null)[]; layers: Layers },
) {
  const { ownerId: _o, seq: _s, scope: _c, paintingId: _p, ...kept } = dream;
  const { isWordsUnreadable, ...told } = kept;
  const painted = paintings.map(({ dreamId: _, formats: __, ...painting }, at) => ({
    ...painting,
    file: files[at] ?? null,
  }));
  return {
    ...told,
    ...(isWordsUnreadable && { isWordsUnreadable }),
    ...layers,
    analyses,
    paintings: painted,
  };
}

/** A dream as Markdown, with what was found in it and the words it was found on. */
export function markdownOf(belonging: Belonging, files: string[], t: Words): string {
  const { dream, analyses } = belonging;
  const parts = [
    `# ${dream.title ?? t.untitled}`,
    factsOf(belonging, t).join(' · '),
    dream.content,
    ...(dream.report === null ? [] : [`## ${t.report}`, dream.report ?? t.unreadable]),
    ...files.map((file) => `![](../${file})`),
    ...analyses.flatMap((analysis) => [
      `## ${analysis.of === 'report' ? t.ofReport : t.analysis}`,
      findingsOf(analysis)
        .map(({ name, quotes }) => `- ${name}: ${quotes.map((quote) => `“${quote}”`).join(', ')}`)
        .join('\n'),
    ]),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function factsOf({ dream }: Belonging, t: Words): string[] {
  const { dreamedAt, visibility, tags, city, country, deletedAt } = dream;
  const place = [city, country].filter(Boolean).join(', ');
  const day = dreamedAt.toISOString().slice(0, 10);
  return [day, visibility, place, tags.join(', '), deletedAt ? t.inBin : ''].filter(Boolean);
}

type Analysis = Belonging['analyses'][number];

/** What an analysis shows, each finding with the words it rests on. */
function findingsOf(analysis: Analysis) {
  const { emotions, characters, interactions, settings, events, symbols, bizarreness } = analysis;
  const found = [
    ...emotions.map((each) => ({ ...each, name: each.class })),
    ...characters.map((each) => ({ ...each, name: each.label })),
    ...interactions.map((each) => ({ ...each, name: each.type })),
    ...settings.map((each) => ({ ...each, name: each.kind ?? each.place })),
    ...Object.values(events)
      .flat()
      .map((each) => ({ ...each, name: each.label })),
    ...symbols.map((each) => ({ ...each, name: each.id })),
    ...bizarreness.elements.map((each) => ({ ...each, name: each.kind })),
  ];
  return found
    .filter(({ shown }) => shown)
    .map(({ name, evidence }) => ({ name, quotes: evidence.map(({ text }) => text) }));
}

type Opening = { account: User; language: 'fr' | 'en'; now: Date; dreams: number };

/** The beginning of the page that reads without a network, up to its first dream. */
export function pageHead({ account, language, now, dreams }: Opening): string {
  const t = words[language];
  const title = escaped(t.title(account.username));
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<h1>${title}</h1>
<p>${escaped(t.lead(now.toISOString().slice(0, 10), dreams))}</p>
`;
}

export const pageEnd = '</body>\n</html>\n';

/** A dream on that page. */
export function pageDream(belonging: Belonging, files: string[], language: 'fr' | 'en'): string {
  const t = words[language];
  const { dream, paintings } = belonging;
  const base = `dreams/${baseOf(dream)}`;
  const pictures = files.map((file, at) => {
    const alt = paintings[at]?.[language === 'fr' ? 'altFr' : 'altEn'] ?? '';
    return `<img src="${file}" alt="${escaped(alt)}" loading="lazy">`;
  });
  const report = dream.report === null ? '' : lined(dream.report ?? t.unreadable);
  return `<article>
<h2>${escaped(dream.title ?? t.untitled)}</h2>
<p class="facts">${escaped(factsOf(belonging, t).join(' · '))}</p>
${pictures.join('\n')}
<p>${lined(dream.content)}</p>
${report && `<h3>${t.report}</h3>\n<p>${report}</p>`}
<p class="facts">${t.files}: <a href="${base}.md">Markdown</a>, <a href="${base}.json">JSON</a></p>
</article>
`;
}

const style =
  'body{max-width:42rem;margin:3rem auto;padding:0 1.25rem;font:1.1rem/1.6 Georgia,serif;color:#1d2a33;background:#faf6ee}' +
  'h1,h2,h3{font-weight:normal;line-height:1.2}article{margin:3rem 0;padding-top:1.5rem;border-top:1px solid #d9d2c3}' +
  'img{max-width:100%;height:auto}.facts{color:#5b6670;font-size:.85em}' +
  '@media(prefers-color-scheme:dark){body{color:#f2ece2;background:#0a1020}article{border-color:#33405c}.facts{color:#a9b4c4}a{color:#8fdbe8}}';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

function lined(text: string): string {
  return escaped(text).replaceAll('\n', '<br>');
}
