import type { DreamWeather } from '@reverie/contract/dream-weather';
import { Link } from 'react-router';
import { asTitle } from '#features/motifs/phrase.rules.ts';
import { placeOn } from '#features/motifs/rules.ts';
import { useFormats, useLanguage, useMessages } from '#language/messages.tsx';
import { PlainState } from '#ui/page.tsx';

/** A week of the community, with its noise said. */
export function Weather(weather: DreamWeather) {
  const { weather: t } = useMessages('motifs');
  const { number, date } = useFormats();
  const { week, dreamers, motifs, noise } = weather;
  return (
    <>
      {week === null || dreamers === null || motifs.length === 0 ? (
        <PlainState title={t.empty} text={t.emptyText(noise.leastNoisy)} />
      ) : (
        <section aria-labelledby="week">
          <h2 id="week" className="font-display text-h2">
            {t.of(date(`${week}T12:00Z`))}
          </h2>
          <p className="mt-2 mb-10 max-w-prose text-ui text-ink-soft">
            {t.toldBy(number(dreamers))}
          </p>
          <Told {...weather} />
        </section>
      )}
      <section
        aria-labelledby="how"
        className="mt-16 grid gap-x-16 gap-y-4 border-t border-line pt-8 lg:grid-cols-2"
      >
        <h2 id="how" className="font-display text-h3">
          {t.how}
        </h2>
        <ul className="grid max-w-prose list-disc gap-2 pl-5 text-ui text-ink-soft">
          {t.howText.map((line) => (
            <li key={line}>{line}</li>
          ))}
          <li>{t.noise(number(noise.epsilon), number(noise.margin))}</li>
          <li>{t.least(number(noise.leastDreamers), number(noise.leastNoisy))}</li>
        </ul>
        <p className="lg:col-start-2">
          <Link to="/science" className="inline-link text-ui">
            {t.science}
          </Link>
        </p>
      </section>
    </>
  );
}

function Told({ motifs, noise, dreamers: all }: DreamWeather) {
  const { weather: t } = useMessages('motifs');
  const language = useLanguage();
  const { number, percent } = useFormats();
  const margin = noise.margin / (all ?? 1);
  const most = Math.max(...motifs.map(({ share, usual }) => Math.max(share + margin, usual ?? 0)));
  return (
    <table aria-labelledby="week" className="motif-weather">
      <caption className="motif-wide">{t.key}</caption>
      <thead>
        <tr>
          <th scope="col">{t.motif}</th>
          <th scope="col">{t.dreamers}</th>
          <th scope="col" className="motif-wide">
            {t.scale}
          </th>
          <th scope="col" className="motif-wide">
            {t.usual}
          </th>
          <th scope="col">{t.change}</th>
        </tr>
      </thead>
      <tbody>
        {motifs.map(({ motif, dreamers, share, usual, change }) => (
          <tr key={motif.id} data-change={change ?? undefined}>
            <th scope="row">
              <Link to={`/dreams/motif/${motif.id}`}>
                {asTitle(motif.phrase[language], language)}
              </Link>
            </th>
            <td>
              {number(dreamers)} ± {number(noise.margin)}
            </td>
            <td className="motif-wide">
              <span className="motif-share">
                <Scale {...{ share, usual, margin, most }} />
                {percent(share)}
              </span>
            </td>
            <td className="motif-wide">{usual === null ? '–' : percent(usual)}</td>
            <td>{change ? t.changes[change] : t.noUsual}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type ScaleProps = { share: number; usual: number | null; margin: number; most: number };

/** Where a share stands, what its noise leaves open, and the usual: the row says it in figures. */
function Scale({ share, usual, margin, most }: ScaleProps) {
  const at = (place: number) => placeOn(place, most);
  return (
    <svg aria-hidden="true" className="motif-scale">
      <line x1="0" x2="100%" y1="10" y2="10" className="motif-line" />
      <line
        x1={at(share - margin)}
        x2={at(share + margin)}
        y1="10"
        y2="10"
        className="motif-interval"
      />
      {usual !== null && (
        <line x1={at(usual)} x2={at(usual)} y1="3" y2="17" className="motif-tick" />
      )}
      <circle cx={at(share)} cy="10" r="4.5" className="motif-point" />
    </svg>
  );
}

/** What most people dreamt of in a week that can be told of. */
export type WeekSaid = {
  phrase: DreamWeather['motifs'][number]['motif']['phrase'];
  dreamers: number;
};

/** Under the home’s sky: what most people dreamt of last week, where it can be said. */
export function SkyCaption({ phrase, dreamers }: WeekSaid) {
  const { weather: t } = useMessages('motifs');
  const language = useLanguage();
  const { number } = useFormats();
  return (
    <p className="measure pt-6 text-small text-ink-soft">
      {t.caption(phrase[language], number(dreamers))}{' '}
      <Link to="/dreams/weather" className="inline-link">
        {t.toWeather}
      </Link>
    </p>
  );
}
