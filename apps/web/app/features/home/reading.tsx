import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { HomeText } from '#features/home/home-text.fr.ts';
import night from '#features/home/pictures/night.json';
import small from '#features/home/pictures/night-448.webp';
import large from '#features/home/pictures/night-828.webp';
import type { SampleFinding, SampleReading } from '#features/home/sample-reading.server.ts';
import { Scene } from '#features/home/scene.tsx';
import { type Measures, Science, type Series } from '#features/home/science.tsx';
import { useFormats, useLanguage } from '#language/messages.tsx';

export type ReadingText = HomeText['reading'];

type ReadingProps = {
  text: HomeText;
  reading: SampleReading;
  series: Series;
  measures: Measures;
  now: string;
};

/** Third scene: the same night, what the engine reads in its words, and how far that may be trusted. */
export function Reading({ text: whole, reading, series, measures, now }: ReadingProps) {
  const { reading: text, quotes } = whole;
  return (
    <Scene hour={text.hour} now={now}>
      <div className="specimen">
        <img
          className="specimen-print"
          src={large}
          srcSet={`${small} 448w, ${large} 828w`}
          sizes="(width >= 64rem) 544px, 92vw"
          width={828}
          height={1035}
          alt={night.alt[useLanguage()]}
          loading="lazy"
          decoding="async"
        />
        <div>
          <h2 className="font-display text-title">{text.title}</h2>
          <p className="mt-5 font-text text-dream">
            {reading.pieces.map((piece) =>
              piece.finding === null ? (
                piece.text
              ) : (
                <span
                  key={piece.start}
                  className="spot"
                  data-spot={piece.finding}
                  data-denied={piece.isDenied || undefined}
                >
                  {piece.text}
                </span>
              ),
            )}
          </p>
          <h3 className="sr-only">{text.findings}</h3>
          <ul className="mt-6 border-b border-line">
            {reading.findings.slice(0, 4).map((finding) => (
              <Finding key={finding.id} text={text} quotes={quotes} finding={finding} />
            ))}
          </ul>
          <Science text={whole.science} series={series} measures={measures} />
          <Link to="/science" className="lead mt-5">
            {whole.science.protocol}
            <ArrowRight aria-hidden="true" />
          </Link>
        </div>
      </div>
    </Scene>
  );
}

type FindingProps = { text: ReadingText; quotes: HomeText['quotes']; finding: SampleFinding };

function Finding({ text, quotes: [open, close], finding }: FindingProps) {
  const { percent } = useFormats();
  const { id, quotes, p } = finding;
  const isSure = p === null || p >= mentionedFrom;
  const said = p === null ? text.denies : isSure ? text.mentions : text.mayEvoke;
  return (
    <li className="found" data-spot={id} data-unsure={!isSure || undefined}>
      <span className="found-name font-medium">{nameOf(text, finding)}</span>
      <span className="found-said text-ink-soft">
        {said} {quotes.map((quote) => `${open}${quote}${close}`).join(', ')}
      </span>
      {p !== null && (
        <span className="found-p" title={text.certainty}>
          {percent(p)}
          <span className="sr-only">, {text.certainty}</span>
        </span>
      )}
    </li>
  );
}

/** From here on the text "mentions"; below, it "may evoke": the engine's schema says the same. */
const mentionedFrom = 0.8;

function nameOf(text: ReadingText, { kind, name }: SampleFinding): string {
  if (kind === 'emotion') return feelingOf(text, name);
  if (kind === 'symbol') return text.symbol;
  if (kind === 'character') return text.character;
  return kind === 'setting' ? text.setting : text.denied;
}

function feelingOf({ emotions }: ReadingText, name: string): string {
  return Object.entries(emotions).find(([key]) => key === name)?.[1] ?? name;
}
