import type { DreamAnalysis } from '#schema.ts';
import type { Report } from '#scripts/read-reports.ts';

interface Span {
  readonly start: number;
  readonly end: number;
  readonly kind: string;
  readonly rule: string;
}

/** One page of reports whose words are lit where a finding rests on them. */
export function litPage(read: readonly { report: Report; analysis: DreamAnalysis }[]): string {
  const articles = read.map(
    ({ report, analysis }) =>
      `<article><h2>${escaped(report.id)}</h2><p class="summary">${escaped(analysis.summary)}</p>` +
      `<p lang="${analysis.language.code === 'en' ? 'en' : 'fr'}">${lit(report.text, spansOf(analysis))}</p></article>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Dreams, and the words behind each finding</title>
<style>
body{font:1.05rem/1.7 Georgia,serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#1c1a2e;background:#faf8f4}
h2{font-size:1rem;margin-top:3rem}.summary{color:#5b5675;font-style:italic}
mark{background:none;color:inherit;border-bottom:.15em solid}
.emotion{border-color:#b23a5b}.interaction{border-color:#b8741a}.character{border-color:#2f6f8f}
.event{border-color:#6b4fa0}.setting{border-color:#3f7f4c}.symbol{border-color:#b9b3c9}
</style></head><body>
<h1>Dreams, and the words behind each finding</h1>
<p>Underlined: <mark class="emotion">feeling</mark>, <mark class="interaction">act</mark>,
<mark class="character">character</mark>, <mark class="event">event</mark>,
<mark class="setting">place</mark>, <mark class="symbol">image</mark>. A rule stands behind each: rest on it.</p>
${articles.join('\n')}
</body></html>
`;
}

function spansOf(analysis: DreamAnalysis): Span[] {
  const groups: readonly (readonly [
    string,
    readonly { shown: boolean; evidence: DreamAnalysis['symbols'][number]['evidence'] }[],
  ])[] = [
    ['emotion', analysis.emotions],
    ['interaction', analysis.interactions],
    ['event', Object.values(analysis.events).flat()],
    ['character', analysis.characters],
    ['setting', analysis.settings],
    ['symbol', analysis.symbols],
  ];
  return groups.flatMap(([kind, findings]) =>
    findings
      .filter(({ shown }) => shown)
      .flatMap(({ evidence }) =>
        evidence.flatMap(({ start, end, rule, negated }) =>
          negated ? [] : [{ start, end, kind, rule }],
        ),
      ),
  );
}

/** Words once lit are not lit again: the first kind that rests on them keeps them. */
function lit(text: string, spans: readonly Span[]): string {
  const kept: Span[] = [];
  for (const span of spans) {
    if (kept.every(({ start, end }) => span.end <= start || span.start >= end)) kept.push(span);
  }
  let out = '';
  let at = 0;
  for (const { start, end, kind, rule } of kept.toSorted((a, b) => a.start - b.start)) {
    out += `${escaped(text.slice(at, start))}<mark class="${kind}" title="${escaped(rule)}">${escaped(text.slice(start, end))}</mark>`;
    at = end;
  }
  return out + escaped(text.slice(at));
}

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
