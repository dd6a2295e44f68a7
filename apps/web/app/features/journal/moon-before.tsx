import type { Dream } from '@reverie/contract/dreams';
import { squareOf } from '@reverie/contract/images.rules';
import { Link } from 'react-router';
import { nothingChosen, pathOf } from '#features/journal/choices.rules.ts';
import type { Moon } from '#features/journal/moon-head.tsx';
import { monthOf } from '#features/journal/moons.rules.ts';
import { nameOf } from '#features/journal/night-wall.tsx';
import { monthWords } from '#features/journal/wording.ts';
import { useFormats, useLanguage, useMessages } from '#language/messages.tsx';
import { useHere } from '#reader/way-back.ts';
import { Print } from '#ui/print.tsx';

/** How many prints of the moon before are shown in its row. */
const inRow = 9;

/** A row of the moon before, and the way to it. */
export function MoonBefore({ moon }: { moon: Moon }) {
  const t = useMessages('journal');
  const language = useLanguage();
  const { number } = useFormats();
  const here = useHere();
  const { dreams, totalCount } = moon.journal;
  const shown = dreams.slice(0, inRow);
  const left = totalCount - shown.length;
  return (
    <section className="mt-16">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 className="font-display text-h3">{t.moonOf(monthWords(monthOf(moon), language))}</h2>
        <p className="text-ui text-ink-soft">{t.dreams(totalCount, number(totalCount))}</p>
      </div>
      <ul className="moon-row">
        {shown.map((dream) => (
          <li key={dream.id}>
            <SmallDream dream={dream} from={here} />
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <Link to={pathOf({ ...nothingChosen, moon: moon.to })} className="inline-link">
          {left > 0 ? t.more(number(left)) : t.earlier}
        </Link>
      </p>
    </section>
  );
}

function SmallDream({ dream, from }: { dream: Dream; from: { from: string } }) {
  return (
    <Link to={`/dreams/${dream.id}`} state={from} className="small-dream">
      {dream.image ? (
        <Print picture={squareOf(dream.image)} alt="" sizes="120px" className="aspect-square" />
      ) : null}
      <span dir="auto" className={dream.image ? 'sr-only' : 'small-words'}>
        {nameOf(dream)}
      </span>
    </Link>
  );
}
