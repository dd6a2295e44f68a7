import type { Match, MatchMotif } from '@reverie/contract/matches';
import { commonestMotif } from '@reverie/contract/matches.rules';
import { Link } from 'react-router';
import type { MatchesText } from '#features/matches/matches-text.fr.ts';
import { placeOf } from '#features/matches/rules.ts';
import { fill } from '#language/fill.ts';
import { useFormats, useLanguage } from '#language/messages.tsx';

type FoundProps = {
  match: Match;
  /** Those of its motifs that have a page with figures. */
  paged: readonly string[];
  text: MatchesText;
};

/** What both know: three motifs between two who are nobody to one another yet. */
export function Found({ match, paged, text: { found: t } }: FoundProps) {
  const { number, percent, rate } = useFormats();
  const { motifs, together, dreamers } = match;
  const all = number(dreamers);
  const facts = {
    ...{ n: number(together.carriers), all, share: rate(together.carriers / dreamers) },
    ...{ low: rate(together.low), high: rate(together.high) },
  };
  return (
    <section aria-labelledby="found">
      <h2 id="found" className="max-w-xl font-display text-h2">
        {t.title}
      </h2>
      <p className="mt-4 max-w-2xl text-lead text-ink-soft">{t.lead}</p>
      <div className="match-between">
        <Side name={t.you} seen={t.youSeen} />
        <div className="match-shared">
          <Threads side="you" />
          <Threads side="other" />
          <ul className="grid gap-9">
            {motifs.map((motif) => (
              <Motif
                key={motif.id}
                motif={motif}
                hasPage={paged.includes(motif.id)}
                dreamers={dreamers}
                text={t}
                percent={percent}
              />
            ))}
          </ul>
        </div>
        <Side name={t.other} seen={t.otherSeen} />
      </div>
      <p className="mx-auto max-w-3xl text-center text-small text-ink-faint">
        {fill(t.scale, { all })}
      </p>
      <div className="mt-12 border-t border-line pt-8">
        <h3 className="font-display text-h3">
          {fill(t.together, { odds: number(Math.round(dreamers / together.carriers)) })}
        </h3>
        <p className="mt-2 max-w-2xl text-ui text-ink-soft">{fill(t.togetherText, facts)}</p>
      </div>
    </section>
  );
}

/** From the middle of a moon to each of three names, whatever the window’s width. */
function Threads({ side }: { side: 'you' | 'other' }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="match-threads"
      data-side={side}
    >
      {[5, 42, 79].map((y) => (
        <path key={y} d={`M0 40C55 40 45 ${y} 100 ${y}`} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}

function Side({ name, seen }: { name: string; seen: string }) {
  return (
    <div className="match-side">
      <svg aria-hidden="true" viewBox="0 0 116 116" className="match-moon">
        <circle cx="58" cy="58" r="57" className="meeting-dark" />
      </svg>
      <p className="mt-3 font-display text-h3">{name}</p>
      <p className="text-small text-ink-soft">{seen}</p>
    </div>
  );
}

type MotifProps = {
  motif: MatchMotif;
  hasPage: boolean;
  dreamers: number;
  text: MatchesText['found'];
  percent: (share: number) => string;
};

function Motif({ motif, hasPage, dreamers, text: t, percent }: MotifProps) {
  const { id, phrase, carriers, low, high } = motif;
  const { number, rate } = useFormats();
  const language = useLanguage();
  const at = (share: number) => placeOf(share, dreamers);
  const said = fill(t.interval, { low: rate(low), high: rate(high) });
  return (
    <li className="match-motif">
      <p className="font-display text-h3 first-letter:uppercase">
        {hasPage ? (
          <Link to={`/dreams/motif/${id}`} className="match-name">
            {phrase[language]}
          </Link>
        ) : (
          phrase[language]
        )}
      </p>
      <svg aria-hidden="true" viewBox="0 0 320 20" className="match-scale">
        <path d="M6 10H314" className="match-line" />
        <path d={`M${at(low)} 10H${at(high)}`} className="match-interval" />
        <path d={`M${at(commonestMotif)} 3V17`} className="match-tick" />
        <circle cx={at(carriers / dreamers)} cy="10" r="4.5" className="match-point" />
      </svg>
      <p className="text-small text-ink-soft">
        {fill(t.carriers, { n: number(carriers), all: number(dreamers) })}
        <span className="sr-only">
          , {percent(carriers / dreamers)}, {said}
        </span>
      </p>
    </li>
  );
}
