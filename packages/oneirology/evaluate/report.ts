import { writeFile } from 'node:fs/promises';
import { engine } from '#analyse.ts';
import { errorLines, ruleLines } from '#evaluate/errors.ts';
import { binCount, binOf, f1 } from '#evaluate/metrics.ts';
import {
  allQuestions,
  answer,
  dreamsAsked,
  emotionQuestions,
  type Question,
  type ReadDream,
} from '#evaluate/questions.ts';
import type { Table } from '#evaluate/table.ts';

/**
 * Every table, and figures drawn from the same answers, as one page that needs nothing else. No text
 * of a dream is in it: errors are counted by rule.
 */
export async function writeReport(
  file: string,
  tables: readonly Table[],
  dreams: readonly ReadDream[],
): Promise<void> {
  await writeFile(file, reportPage(tables, dreams));
}

export function reportPage(tables: readonly Table[], dreams: readonly ReadDream[]): string {
  const figures =
    dreams.length === 0
      ? '<p>No coded dreams by others are at hand: name their folder in REVERIE_EVAL_DATA.</p>'
      : `<h2>How sure the engine says it is, and how often it is right</h2>${calibration(dreams)}
<h2>Emotions by series: F1 of each class</h2>${bySeries(dreams)}
<h2>Errors, by question and by rule</h2>${allQuestions.map((each) => errorsOf(each, dreams)).join('')}`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Oneirology, evaluated</title><style>
body{font:1rem/1.6 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#1c1a2e}
table{border-collapse:collapse;font-size:.85rem;margin:1rem 0;font-variant-numeric:tabular-nums}
th,td{padding:.25rem .6rem;text-align:right;border-bottom:1px solid #ddd}th:first-child,td:first-child{text-align:left}
svg{max-width:40rem;height:auto}details{margin:.3rem 0}
</style></head><body><h1>Oneirology ${engine.version}, lexicon ${engine.lexiconHash}</h1>
<p>Words were chosen on the development dreams: their figures flatter. What is known of dreamers nobody read while
choosing them stands in docs/science.md. Intervals: bootstrap over dreams, 95 %, 1,000 seeded resamples.</p>
${tables.map(tableOf).join('\n')}
${figures}
</body></html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function tableOf({ title, notes, columns, rows }: Table): string {
  const line = (cells: readonly string[], tag: string): string =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  return `<h2>${escaped(title)}</h2><p>${escaped(notes.join(' '))}</p><table>${line(columns, 'th')}${rows
    .map((cells) => line(cells, 'td'))
    .join('')}</table>`;
}

/** Stated p against the confirmed share, ten bins; the area of a point is how many findings it stands for. */
function calibration(dreams: readonly ReadDream[]): string {
  const bins = Array.from({ length: binCount }, () => ({ n: 0, stated: 0, confirmed: 0 }));
  for (const question of emotionQuestions('anyone')) {
    for (const dream of dreams) {
      const { p, coded } = answer(question, dream);
      const bin = p === undefined ? undefined : bins[binOf(p)];
      if (bin === undefined || p === undefined) continue;
      bin.n += 1;
      bin.stated += p;
      bin.confirmed += coded ? 1 : 0;
    }
  }
  const points = bins
    .filter(({ n }) => n > 0)
    .map(({ n, stated, confirmed }) => {
      const [x, y] = [40 + (300 * stated) / n, 340 - (300 * confirmed) / n];
      const said = `${n} findings: stated ${(stated / n).toFixed(2)}, confirmed ${(confirmed / n).toFixed(2)}`;
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(2 + Math.sqrt(n) / 2).toFixed(1)}" fill="#6b4fa0" fill-opacity=".6"><title>${said}</title></circle>`;
    });
  return `<svg viewBox="0 0 380 380" role="img" aria-label="Calibration of emotions"><path d="M40 340H340M40 340V40M40 340L340 40" stroke="#aaa" fill="none"/><text x="190" y="372" text-anchor="middle">stated p</text><text x="14" y="190" transform="rotate(-90 14 190)" text-anchor="middle">confirmed</text>${points.join('')}</svg>`;
}

function bySeries(dreams: readonly ReadDream[]): string {
  const series = [...new Set(dreams.map(({ dream }) => dream.series))];
  const questions = emotionQuestions('anyone');
  const columns = ['series', 'dreams', ...questions.map(({ name }) => name)];
  const rows = series.map((name) => {
    const of = dreams.filter(({ dream }) => dream.series === name);
    return [name, String(of.length), ...questions.map((question) => bar(f1Of(question, of)))];
  });
  return `<table><tr>${columns.map((cell) => `<th>${cell}</th>`).join('')}</tr>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</table>`;
}

function f1Of(question: Question, dreams: readonly ReadDream[]): number {
  const sums = { tp: 0, fp: 0, fn: 0, tn: 0 };
  for (const dream of dreams) {
    const { coded, said } = answer(question, dream);
    sums[coded ? (said ? 'tp' : 'fn') : said ? 'fp' : 'tn'] += 1;
  }
  return f1(sums);
}

function bar(share: number): string {
  if (!Number.isFinite(share)) return '–';
  const width = Math.round(60 * share);
  return `<svg viewBox="0 0 60 10" width="60" height="10" aria-hidden="true"><rect width="${width}" height="10" fill="#6b4fa0"/></svg> ${(100 * share).toFixed(0)}`;
}

const mostRules = 12;

function errorsOf(question: Question, dreams: readonly ReadDream[]): string {
  const asked = dreamsAsked(question, dreams);
  const errors = errorLines(question, asked, false);
  const missed = errors.filter((line) => line.startsWith('missed')).length;
  const rules = ruleLines(question, asked).slice(0, mostRules);
  return `<details><summary>${escaped(question.name)}: ${missed} missed, ${errors.length - missed} false alarms of ${asked.length}</summary><ul>${rules
    .map((rule) => `<li>${escaped(rule)}</li>`)
    .join('')}</ul></details>`;
}
