import type { OfferedStyle } from '@reverie/contract/images';
import {
  imageUrl,
  lookFile,
  lookWidth,
  offeredStyles,
  pictureOf,
} from '@reverie/contract/images.rules';
import { ChevronDown, Printer } from 'lucide-react';
import { Form, Link } from 'react-router';
import { NightLine } from '#ambience/night-line.tsx';
import { type Hung, mostHung } from '#features/exhibition/queries.ts';
import { seasonIn } from '#features/exhibition/seasons.rules.ts';
import { useFormats, useLanguage, useMessages } from '#language/messages.tsx';
import { useLangOf } from '#reader/other-language.tsx';
import { Button } from '#ui/button.tsx';
import { Choices } from '#ui/choices.tsx';
import { Sources } from '#ui/print.tsx';

/** As wide as a place on the wall (exhibition.css). */
const sizes = '(width >= 90rem) 24rem, (width >= 40rem) 45vw, 92vw';

type ExhibitionProps = {
  look: OfferedStyle;
  /** As its address says it; null for all seasons. */
  season: string | null;
  seasons: readonly string[];
  hung: readonly Hung[];
  /** Prints that were taken down. */
  left: number;
  isMore: boolean;
};

/** One's own prints, hung side by side in one look, to be looked at or printed on paper. */
export function Exhibition(props: ExhibitionProps) {
  const { look, season, seasons, hung, left, isMore } = props;
  const t = useMessages('exhibition');
  const { styles } = useMessages('images');
  const named = useSeasonNames();
  return (
    <Form method="get" preventScrollReset className="exhibition">
      <div className="exhibition-bar">
        <Choices legend={t.look} isLegendHidden name="look" offered={offeredStyles} chosen={look}>
          {(style) => styles[style]}
        </Choices>
        <label className="exhibition-season">
          <span>{t.season}</span>
          <span className="select">
            <select name="season" className="input" defaultValue={season ?? ''}>
              <option value="">{t.allSeasons}</option>
              {seasons.map((one) => (
                <option key={one} value={one}>
                  {named(one)}
                </option>
              ))}
            </select>
            <ChevronDown aria-hidden="true" />
          </span>
        </label>
        <Button type="submit" variant="solid">
          {t.hang}
        </Button>
        {hung.length > 0 && (
          <Button variant="quiet" className="needs-scripts" onClick={() => print()}>
            <Printer aria-hidden="true" />
            {t.print}
          </Button>
        )}
      </div>
      <p className="exhibition-title" aria-hidden="true">
        {t.named(season === null ? t.allSeasons : named(season), styles[look])}
      </p>
      <ul className="exhibition-wall">
        {hung.map((dream) => (
          <HungPrint key={`${dream.id} ${look}`} dream={dream} look={look} />
        ))}
      </ul>
      <div className="exhibition-foot">
        <p>{t.explained}</p>
        {left > 0 && (
          <p>
            {t.left(left)}{' '}
            <Link
              to={`?${new URLSearchParams({ look, season: season ?? '' })}`}
              className="inline-link"
            >
              {t.hangAll}
            </Link>
          </p>
        )}
        {isMore && <p>{t.more(mostHung)}</p>}
      </div>
    </Form>
  );
}

function HungPrint({ dream, look }: { dream: Hung; look: OfferedStyle }) {
  const t = useMessages('exhibition');
  const dreams = useMessages('dreams');
  const language = useLanguage();
  const { date } = useFormats();
  const langOf = useLangOf();
  const { id, image, dreamedAt } = dream;
  const lang = dream.title === null ? undefined : langOf(dream.language);
  if (!image) return null;
  const title = dream.title ?? dreams.untitledOn(date(dreamedAt));
  const height = Math.round((image.height * lookWidth) / image.width);
  const isAsKept = image.style === look;
  const kept = pictureOf(image);
  return (
    <li className="hung" data-wide={image.width > image.height || undefined}>
      <Link to={`/dreams/${id}`} className="hung-print">
        {/* Another look is printed when it is asked for: until it has come, the print as it is kept. */}
        <img
          src={kept.placeholder}
          width={lookWidth}
          height={height}
          alt=""
          className="hung-behind"
        />
        <picture>
          {isAsKept && <Sources sources={kept.sources} sizes={sizes} />}
          <img
            src={isAsKept ? kept.url : imageUrl(lookFile(image.name, look))}
            width={lookWidth}
            height={height}
            alt={image.alt[language]}
            loading="lazy"
            decoding="async"
          />
        </picture>
      </Link>
      <div className="hung-caption">
        <p className="font-display text-h3" dir="auto" lang={lang}>
          {title}
        </p>
        <p className="text-small text-ink-soft">
          <NightLine at={dreamedAt} />
        </p>
        <label className="hung-keep">
          <input type="checkbox" name="dream" value={id} defaultChecked />
          {t.keep}{' '}
          <span className="sr-only" dir="auto" lang={lang}>
            {title}
          </span>
        </label>
      </div>
    </li>
  );
}

/** Autumn 2026, or the two years of a winter. */
function useSeasonNames(): (key: string) => string {
  const t = useMessages('exhibition');
  return (key) => {
    const season = seasonIn(key);
    if (!season) return key;
    const { year, name } = season;
    return t.seasons[name](name === 'winter' ? `${year}–${year + 1}` : `${year}`);
  };
}
