import type { JournalReturned } from '@reverie/contract/journal';
import { Link } from 'react-router';
import { nothingChosen, pathOf } from '#features/journal/choices.rules.ts';
import { useFormats, useLanguage, useMessages } from '#language/messages.tsx';

type One = JournalReturned['returned'][number];

/** More dots say nothing a number does not. */
const dotsAtMost = 12;

/** What came back in a moon: counted, and nothing is concluded from it. */
export function Returned({ dreams, returned }: JournalReturned) {
  const t = useMessages('journal');
  const language = useLanguage();
  const { number } = useFormats();
  if (returned.length === 0) return null;
  return (
    <section className="returned">
      <h2 className="mb-3 font-display text-h3">{t.returned}</h2>
      <ul>
        {returned.map((one) => (
          <li key={`${one.kind} ${one.key}`}>
            <Link to={placeOf(one)} className="inline-link first-letter:uppercase">
              {one.label?.[language] ?? one.key}
            </Link>
            {dreams <= dotsAtMost && <Dots {...one} all={dreams} />}
            <span className="col-start-3 text-right text-small text-ink-soft">
              {t.of(number(one.dreams), number(dreams))}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-small text-ink-faint">{t.counted(dreams, number(dreams))}</p>
    </section>
  );
}

function placeOf({ kind, key }: One): string {
  if (kind === 'symbol') return `/journal/symbols/${key}`;
  return pathOf({ ...nothingChosen, view: 'list', filters: { person: key } });
}

function Dots({ dreams, possible, all }: One & { all: number }) {
  return (
    <span aria-hidden="true" className="returned-dots">
      {Array.from({ length: all }, (_, place) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: dots are alike
          key={place}
          data-is={place < dreams ? 'dream' : place < dreams + possible ? 'possible' : 'none'}
        />
      ))}
    </span>
  );
}
