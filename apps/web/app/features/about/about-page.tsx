import { ArrowRight, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { AboutText } from '#features/about/about-text.fr.ts';
import { type Change, monthsOf } from '#features/about/changes.rules.ts';
import alt from '#features/about/pictures/alt.json';
import whale from '#features/about/pictures/whale-1248.webp';
import { fill } from '#language/fill.ts';
import { useFormats, useLanguage } from '#language/messages.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Page, PageHead } from '#ui/page.tsx';

export type LiveFigures = Partial<Record<keyof AboutText['figures'], number>>;

type AboutPageProps = { text: AboutText; figures: LiveFigures; changes: readonly Change[] };

/** What Reverie is for, what it holds to, and what has become of it so far. */
export function AboutPage({ text, figures, changes }: AboutPageProps) {
  const language = useLanguage();
  return (
    <Page>
      <PageHead title={text.title} lead={text.lead} />
      <img
        className="about-view"
        src={whale}
        width={1248}
        height={655}
        alt={alt[language]}
        fetchPriority="high"
      />
      <section className="about-part">
        <h2 className="font-display text-h2">{text.storyTitle}</h2>
        <div className="grid max-w-[62ch] gap-5 text-lead">
          {text.story.map((paragraph) => (
            <p key={paragraph} className="text-ink-soft first:text-ink">
              {paragraph}
            </p>
          ))}
        </div>
      </section>
      <Values text={text} />
      <Figures text={text} figures={figures} />
      <Timeline text={text} changes={changes} />
      <section className="mt-24 border-t border-line pt-14 md:mt-32">
        <p className="max-w-2xl font-text text-dream">{text.next}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-4">
          <ButtonLink to="/contact" variant="solid">
            {text.contact}
          </ButtonLink>
          <Link to="/blog" className="lead">
            {text.blog}
            <ArrowRight aria-hidden="true" />
          </Link>
        </div>
      </section>
    </Page>
  );
}

function Values({ text }: { text: AboutText }) {
  return (
    <section className="about-part">
      <h2 className="font-display text-h2">{text.valuesTitle}</h2>
      <dl className="border-b border-line">
        {Object.entries(text.values).map(([key, { name, text: words }]) => (
          <div key={key} className="border-t border-line py-6">
            <dt className="font-display text-h3">{name}</dt>
            <dd className="mt-2 max-w-[62ch] text-ink-soft">{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Figures({ text, figures }: { text: AboutText; figures: LiveFigures }) {
  const { number } = useFormats();
  return (
    <section className="about-part">
      <h2 className="font-display text-h2">{text.figuresTitle}</h2>
      <div>
        <dl className="flex flex-wrap gap-x-16 gap-y-8">
          {Object.entries(text.figures).map(([key, name]) => {
            const count = figureOf(figures, key);
            return count === undefined ? null : (
              <div key={key} className="flex max-w-44 flex-col-reverse justify-end">
                <dt className="mt-1 text-ui text-ink-soft">{name}</dt>
                <dd className="font-display text-title tabular-nums">{number(count)}</dd>
              </div>
            );
          })}
        </dl>
        <Link to="/science" className="lead mt-10">
          {text.science}
          <ArrowRight aria-hidden="true" />
        </Link>
      </div>
    </section>
  );
}

function figureOf(figures: LiveFigures, name: string): number | undefined {
  return Object.entries(figures).find(([key]) => key === name)?.[1];
}

function Timeline({ text, changes }: { text: AboutText; changes: readonly Change[] }) {
  const language = useLanguage();
  return (
    <section className="about-part">
      <div>
        <h2 className="font-display text-h2">{text.timelineTitle}</h2>
        <p className="mt-4 max-w-xs text-ui text-ink-soft">{text.timelineLead}</p>
      </div>
      <div className="border-b border-line">
        {monthsOf(changes).map(({ month, changes: made }) => (
          <details key={month} className="fold border-t border-line">
            <summary>
              <ChevronRight aria-hidden="true" className="flex-none" />
              <h3>
                <time dateTime={month}>{monthIn(month, language)}</time>
              </h3>
              <span className="font-normal text-ink-soft">
                {fill(text.timelineSteps, { n: String(made.length) })}
              </span>
            </summary>
            <ol className="about-changes pt-4 pb-8">
              {made.map(({ title, text: words }) => (
                <li key={title}>
                  <h4 className="font-display text-h3">{title}</h4>
                  <p className="mt-1.5 max-w-[60ch] text-ui text-ink-soft">{words}</p>
                </li>
              ))}
            </ol>
          </details>
        ))}
      </div>
    </section>
  );
}

/** « Novembre 2026 ». */
function monthIn(month: string, language: string): string {
  const told = new Intl.DateTimeFormat(language, {
    ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
  }).format(new Date(`${month}-01T00:00:00Z`));
  return told.charAt(0).toLocaleUpperCase() + told.slice(1);
}
