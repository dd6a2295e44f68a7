import type { OfferedStyle } from '@reverie/contract/images';
import { moonAt } from '#ambience/moon.ts';
import { NightPicture } from '#ambience/night-picture.tsx';
import type { HomeText } from '#features/home/home-text.fr.ts';
import alt from '#features/home/pictures/alt.json';
import { paintedStyles, sampleLarge, sampleSmall } from '#features/home/pictures.rules.ts';
import type { SampleFinding, SampleReading } from '#features/home/sample-reading.server.ts';
import { useFormats, useLanguage, useMessages } from '#language/messages.tsx';
import { later } from '#ui/later.ts';

type TechnologyText = HomeText['technology'];

/** A sample dream with what the engine reads in it, in every style, below the moon of tonight. */
export function Technology(props: { text: TechnologyText; reading: SampleReading; now: string }) {
  const { text, reading, now } = props;
  return (
    <section className="measure home-section" {...later}>
      <h2 className="max-w-4xl font-display text-h2">{text.title}</h2>
      <p className="mt-4 max-w-2xl text-lead text-ink-soft">{text.lead}</p>
      <Specimen text={text} reading={reading} />
      <div className="exhibits">
        <Styles text={text} />
        <Moon text={text} now={now} />
      </div>
    </section>
  );
}

function Specimen({ text, reading }: { text: TechnologyText; reading: SampleReading }) {
  const language = useLanguage();
  return (
    <div className="specimen">
      <Sample src={sampleLarge} size={720} alt={alt[language]} />
      <div>
        <h3 className="font-display text-h2">{text.sampleTitle}</h3>
        <p className="mt-5 max-w-[36rem] font-text text-dream">
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
        <h4 className="sr-only">{text.findings}</h4>
        <ul className="mt-8 border-b border-line">
          {reading.findings.map((finding) => (
            <Finding key={finding.id} text={text} finding={finding} />
          ))}
        </ul>
      </div>
    </div>
  );
}

function Finding({ text, finding }: { text: TechnologyText; finding: SampleFinding }) {
  const { percent } = useFormats();
  const { id, quotes, p } = finding;
  const [open, close] = text.quotes;
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

function nameOf(text: TechnologyText, { kind, name }: SampleFinding): string {
  if (kind === 'emotion') return feelingOf(text, name);
  if (kind === 'character') return text.character;
  return kind === 'setting' ? text.setting : text.denied;
}

function feelingOf({ emotions }: TechnologyText, name: string): string {
  return Object.entries(emotions).find(([key]) => key === name)?.[1] ?? name;
}

function Styles({ text }: { text: TechnologyText }) {
  return (
    <div>
      <h3 className="font-display text-h3">{text.stylesTitle}</h3>
      <p className="mt-2 max-w-2xl text-ui text-ink-soft">{text.stylesText}</p>
      <ul className="manners">
        {paintedStyles.map((style) => (
          <StylePrint key={style} style={style} name={text.styles[style]} />
        ))}
      </ul>
    </div>
  );
}

/** `size` is in pixels, of a square. */
function Sample({ src, size, alt }: { src: string; size: number; alt: string }) {
  return (
    <span className="sample">
      <img src={src} width={size} height={size} alt={alt} loading="lazy" decoding="async" />
    </span>
  );
}

function StylePrint({ style, name }: { style: OfferedStyle; name: string }) {
  return (
    <li>
      <Sample src={sampleSmall[style]} size={360} alt="" />
      <p className="mt-2.5 text-small text-ink-soft">{name}</p>
    </li>
  );
}

function Moon({ text, now }: { text: TechnologyText; now: string }) {
  const { moons } = useMessages('ambience');
  return (
    <div className="tonight">
      <div className="tonight-sky">
        <NightPicture at={now} />
      </div>
      <div>
        <h3 className="font-display text-h3">{text.moon}</h3>
        <p className="mt-1 text-ui text-accent first-letter:uppercase">
          {moons[moonAt(now).phase]}
        </p>
        <p className="mt-3 max-w-md text-ui text-ink-soft">{text.moonText}</p>
      </div>
    </div>
  );
}
