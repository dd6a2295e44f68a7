import type { Finding, Question, ReadDream } from '#evaluate/questions.ts';

/**
 * Where engine and coders disagree on one question, a line each: kind, id, and the spans and rules
 * of the findings. The dream's own words stand there only `withTexts`.
 */
export function errorLines(
  question: Question,
  dreams: readonly ReadDream[],
  withTexts: boolean,
): string[] {
  const lines: string[] = [];
  for (const { dream, analysis } of dreams) {
    const findings = question.findings(analysis);
    const said = findings.filter(({ shown }) => shown);
    const coded = question.isCoded(dream.codes);
    if (coded === said.length > 0) continue;
    const kind = coded ? 'missed' : 'false alarm';
    const seen = (coded ? findings : said).map(findingText).join('; ');
    lines.push(`${kind}  ${dream.series}/${dream.n}  ${seen || 'nothing found'}`);
    if (withTexts) lines.push(dream.text, '');
  }
  return lines;
}

function findingText({ p, evidence }: Finding): string {
  const spans = evidence.map(
    ({ start, end, rule, negated }) => `${start}–${end} ${rule}${negated ? ' (denied)' : ''}`,
  );
  return `p ${p.toFixed(2)}: ${spans.join(', ')}`;
}

/** Rules by how often a shown finding rests on them in dreams that coders do not confirm. */
export function ruleLines(question: Question, dreams: readonly ReadDream[]): string[] {
  const rules = new Map<string, { right: number; wrong: number }>();
  for (const { dream, analysis } of dreams) {
    const coded = question.isCoded(dream.codes);
    const inDream = new Set(
      question
        .findings(analysis)
        .filter(({ shown }) => shown)
        .flatMap(({ evidence }) => evidence.filter(({ negated }) => !negated))
        .map(({ rule }) => rule),
    );
    for (const rule of inDream) {
      const counts = rules.get(rule) ?? { right: 0, wrong: 0 };
      counts[coded ? 'right' : 'wrong'] += 1;
      rules.set(rule, counts);
    }
  }
  return [...rules]
    .filter(([, { wrong }]) => wrong > 0)
    .sort(([, a], [, b]) => b.wrong - a.wrong || a.right - b.right)
    .map(([rule, { right, wrong }]) => `${wrong} wrong, ${right} right  ${rule}`);
}
