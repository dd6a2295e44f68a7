import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { FeaturesText } from '#features/overview/features-text.fr.ts';
import { Measures, type ShownMeasure } from '#features/overview/measures.tsx';
import { type Manner, Manners } from '#features/overview/palettes.tsx';
import { Part } from '#features/overview/part.tsx';
import { useFormats } from '#language/messages.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { later } from '#ui/later.ts';

/** From everything tried to what stands. */
const tryNames = ['looks', 'naive', 'kept'] as const;

type FeaturesPartsProps = {
  text: FeaturesText;
  isSignedIn: boolean;
  measures: readonly ShownMeasure[];
  tries: Record<(typeof tryNames)[number], number>;
  manners: readonly Manner[];
  mannersAlt: string;
  textsPerMinute: number;
  /** The example dream with its findings lit; null where the engine could not be asked. */
  reading: ReactNode;
  request: ReactNode;
};

/** Each thing Reverie does, with something real to look at. */
export function FeaturesParts(props: FeaturesPartsProps) {
  const { text, reading } = props;
  const { read, measured, paint, compare, hang, keep, together, many, nights } = text;
  const { number } = useFormats();
  const compared = tryNames.map((name) => `${number(props.tries[name])} ${compare.steps[name]}`);
  const compareText = `${compare.text} ${compared.join(', ')}.`;
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
          <div className="mt-8">{reading}</div>
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
        <Manners text={paint} manners={props.manners} alt={props.mannersAlt} />
      </Part>
      <Connect {...props} />
      <section id="more" aria-labelledby="more-title" className="part" {...later}>
        <h2 id="more-title" className="sr-only">
          {text.parts.more}
        </h2>
        <dl className="more">
          <More of={{ ...compare, text: compareText }} to="/science" />
          <More of={hang} to="/dreams" />
          <More of={keep} to="/privacy" />
          <More of={together} to="/communities" />
          <More of={many} to="/dreams/weather" />
          <More of={nights} to="/documentation/features/dream-journal" />
        </dl>
      </section>
      <End text={text.end} isSignedIn={props.isSignedIn} />
    </>
  );
}

type MoreProps = {
  of: { title: string; text: string; link: string };
  to: string;
};

/** What other pages tell whole. */
function More({ of: { title, text, link }, to }: MoreProps) {
  return (
    <div>
      <dt className="font-display text-h3">{title}</dt>
      <dd className="mt-2 text-ink-soft">
        {text}
        <p className="mt-3">
          <Link to={to} className="lead">
            {link}
            <ArrowRight aria-hidden="true" />
          </Link>
        </p>
      </dd>
    </div>
  );
}

function Connect({ text: { connect }, textsPerMinute, request }: FeaturesPartsProps) {
  const { number } = useFormats();
  return (
    <Part
      id="connect"
      title={connect.title}
      text={`${connect.text} ${number(textsPerMinute)} ${connect.rate}.`}
      link={{ to: '/api', name: connect.link }}
    >
      <div className="mt-8">{request}</div>
    </Part>
  );
}

function End({ text, isSignedIn }: { text: FeaturesText['end']; isSignedIn: boolean }) {
  return (
    <section className="pt-16 text-center md:pt-20">
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
