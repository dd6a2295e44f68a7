import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { FeaturesText } from '#features/overview/features-text.fr.ts';
import { Measures, type ShownMeasure } from '#features/overview/measures.tsx';
import { type Manner, Manners, Skies } from '#features/overview/palettes.tsx';
import { Part } from '#features/overview/part.tsx';
import { type Tries, TriesDrawn } from '#features/overview/tries.tsx';
import { useFormats, useMessages } from '#language/messages.tsx';
import { ButtonLink } from '#ui/button.tsx';

type FeaturesPartsProps = {
  text: FeaturesText;
  isSignedIn: boolean;
  measures: readonly ShownMeasure[];
  tries: Tries;
  manners: readonly Manner[];
  mannersAlt: string;
  textsPerMinute: number;
  /** The example dream with its findings lit; null where the engine could not be asked. */
  reading: ReactNode;
  /** The field of dots that the figures of series are drawn as. */
  field: ReactNode;
  /** Dreams of the library on their cards; null while nobody has shared one. */
  cards: ReactNode;
  request: ReactNode;
  answer: ReactNode;
};

/** Each thing Reverie does, with something real to look at. */
export function FeaturesParts(props: FeaturesPartsProps) {
  const { text, reading, cards, field } = props;
  const { read, measured, paint, compare, hang, keep } = text;
  const { palettes } = useMessages('images');
  return (
    <>
      {reading && (
        <Part
          id="read"
          leads
          title={read.title}
          text={read.text}
          link={{ to: '/documentation/usage/interpreting', name: read.method }}
        >
          <div className="mt-14">{reading}</div>
        </Part>
      )}
      <Part
        id="measured"
        title={measured.title}
        text={measured.text}
        link={{ to: '/science', name: measured.link }}
      >
        <Measures text={measured} measures={props.measures} />
      </Part>
      <Part id="paint" title={paint.title} text={paint.text}>
        <Skies title={paint.skies} names={palettes} />
        <Manners text={paint} manners={props.manners} alt={props.mannersAlt} />
      </Part>
      <Part
        id="compare"
        title={compare.title}
        text={compare.text}
        link={{ to: '/api', name: compare.link }}
      >
        {field}
        <TriesDrawn text={compare.steps} tries={props.tries} />
      </Part>
      {cards && (
        <Part
          id="hang"
          title={hang.title}
          text={hang.text}
          link={{ to: '/dreams', name: hang.link }}
        >
          {cards}
        </Part>
      )}
      <Part
        id="keep"
        title={keep.title}
        text={keep.text}
        link={{ to: '/privacy', name: keep.link }}
      >
        <dl className="promises">
          {Object.entries(keep.points).map(([key, { name, text: words }]) => (
            <div key={key}>
              <dt className="font-display text-h3">{name}</dt>
              <dd className="mt-2 text-ink-soft">{words}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Connect {...props} />
      <End text={text.end} isSignedIn={props.isSignedIn} />
    </>
  );
}

function Connect({ text: { connect }, textsPerMinute, request, answer }: FeaturesPartsProps) {
  const { number } = useFormats();
  return (
    <Part
      id="connect"
      title={connect.title}
      text={`${connect.text} ${number(textsPerMinute)} ${connect.rate}.`}
      link={{ to: '/api', name: connect.link }}
    >
      <div className="calls">
        <div>
          <h3 className="mb-3 text-ui font-medium">{connect.request}</h3>
          {request}
        </div>
        {answer && (
          <div>
            <h3 className="mb-3 text-ui font-medium">{connect.answer}</h3>
            {answer}
          </div>
        )}
      </div>
    </Part>
  );
}

function End({ text, isSignedIn }: { text: FeaturesText['end']; isSignedIn: boolean }) {
  return (
    <section className="pt-32 text-center md:pt-44">
      <h2 className="font-display text-title">{text.title}</h2>
      <p className="mt-4 text-lead text-ink-soft">{text.text}</p>
      <div className="mt-9 flex flex-wrap items-center justify-center gap-x-8 gap-y-4">
        <ButtonLink variant="solid" size="large" to={isSignedIn ? '/dreams/new' : '/register'}>
          {isSignedIn ? text.tell : text.register}
        </ButtonLink>
        <Link to="/pricing" className="lead">
          {text.pricing}
        </Link>
        <Link to="/contact" className="lead">
          {text.contact}
        </Link>
      </div>
    </section>
  );
}
