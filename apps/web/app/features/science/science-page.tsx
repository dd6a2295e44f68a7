import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Score } from '#features/science/published.rules.ts';
import type { ScienceText } from '#features/science/science-text.fr.ts';
import { useFormats, useLanguage } from '#language/messages.tsx';
import { Page, PageHead } from '#ui/page.tsx';

export type ShownLine = { name: string; n: number; shipped: Score };

/** How the analysis is judged, its scores, and what they do not say. */
export function SciencePage({ text, lines }: { text: ScienceText; lines: readonly ShownLine[] }) {
  return (
    <Page>
      <PageHead title={text.title} lead={text.lead} />
      <div className="grid max-w-5xl">
        <Chapter title={text.protocolTitle}>
          <Paragraphs words={text.protocol} />
        </Chapter>
        <Chapter title={text.scoresTitle}>
          <Scores text={text} lines={lines} />
        </Chapter>
        <Chapter title={text.limitsTitle}>
          <Paragraphs words={text.limits} />
        </Chapter>
        <Chapter title={text.wholeTitle}>
          <p>{text.whole}</p>
          <p>
            {/* A text, not a page: the router would not know it. */}
            <a href="/science.md" hrefLang="en" className="lead text-ink">
              {text.wholeLink}
              <ArrowRight aria-hidden="true" />
            </a>
          </p>
        </Chapter>
      </div>
    </Page>
  );
}

function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-12 gap-y-4 border-t border-line py-10 md:grid-cols-[15rem_minmax(0,1fr)]">
      <h2 className="font-display text-h3">{title}</h2>
      <div className="grid max-w-[65ch] content-start gap-4 text-ink-soft md:pt-1">{children}</div>
    </section>
  );
}

function Paragraphs({ words }: { words: readonly string[] }) {
  return words.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}

function Scores({ text, lines }: { text: ScienceText; lines: readonly ShownLine[] }) {
  const { number } = useFormats();
  const language = useLanguage();
  // κ is written .45 by those who use it, and 0,45 by readers of French.
  const shown = (value: string) =>
    value.startsWith('.') ? (language === 'fr' ? `0,${value.slice(1)}` : `0${value}`) : value;
  return (
    <>
      <table className="w-full text-ui">
        <thead className="text-left text-small text-ink-faint">
          <tr className="border-b border-line-strong">
            <th className="py-2 pr-4 font-normal">{text.columns.line}</th>
            <th className="py-2 pr-4 text-right font-normal max-sm:hidden">{text.columns.n}</th>
            <th className="py-2 pr-4 text-right font-normal">{text.columns.score}</th>
            <th className="py-2 text-right font-normal">{text.columns.interval}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, n, shipped }) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="py-2.5 pr-4 text-left font-normal text-ink">
                {name}
              </th>
              <td className="py-2.5 pr-4 text-right tabular-nums max-sm:hidden">{number(n)}</td>
              <td className="py-2.5 pr-4 text-right font-medium text-ink tabular-nums">
                {shown(shipped.value)}
              </td>
              <td className="py-2.5 text-right whitespace-nowrap tabular-nums">
                {shown(shipped.low)}–{shown(shipped.high)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-small">{text.scoresNote}</p>
    </>
  );
}
