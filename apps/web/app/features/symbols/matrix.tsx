import { squareOf } from '@reverie/contract/images.rules';
import type { OwnSymbol } from '@reverie/contract/symbols';
import { Link } from 'react-router';
import { MoonDisc } from '#ambience/moon-disc.tsx';
import { useFormats, useLanguage, useMessages } from '#language/messages.tsx';
import { Print } from '#ui/print.tsx';

type Row = OwnSymbol['feelings'][number];
type Mark = Row['marks'][number];
type MatrixProps = Pick<OwnSymbol, 'newest' | 'people' | 'feelings' | 'beside' | 'dreams'>;

/** What comes with a symbol: a column each of the newest dreams that name it, a row each thing. */
export function Matrix({ newest, people, feelings, beside, dreams }: MatrixProps) {
  const t = useMessages('symbols');
  const { emotions } = useMessages('analysis');
  const language = useLanguage();
  const { number } = useFormats();
  const names: Record<string, string> = emotions;
  const groups = [
    { title: t.who, rows: people, nameOf: ({ key }: Row) => key },
    { title: t.feelings, rows: feelings, nameOf: ({ key }: Row) => names[key] ?? key },
    { title: t.beside, rows: beside, nameOf: (row: Row) => row.label?.[language] ?? row.key },
  ].filter(({ rows }) => rows.length > 0);
  // Of one dream a matrix would be its reading, which stands on its own page.
  if (groups.length === 0 || newest.length < 2) return null;
  return (
    <section className="mt-20">
      <header className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
        <h2 className="font-display text-h2">{t.with}</h2>
        <Legend />
      </header>
      {newest.length < dreams && (
        <p className="mb-4 text-small text-ink-faint">
          {t.newest(number(newest.length), number(dreams))}
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section aria-label={t.with} tabIndex={0} className="matrix-scroll">
        <table className="matrix">
          <Columns newest={newest} />
          {groups.map(({ title, rows, nameOf }) => (
            <tbody key={title}>
              <tr>
                <th scope="rowgroup" colSpan={newest.length + 2} className="matrix-group">
                  {title}
                </th>
              </tr>
              {rows.map((row) => (
                <tr key={row.key}>
                  <th scope="row">{nameOf(row)}</th>
                  {row.marks.map((mark, place) => (
                    <td key={newest[place]?.id}>
                      <Dot mark={mark} />
                    </td>
                  ))}
                  <td className="matrix-count">
                    {t.of(
                      t.counted(number(row.dreams), row.possible > 0 ? number(row.possible) : null),
                      number(dreams),
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </section>
  );
}

function Columns({ newest }: Pick<OwnSymbol, 'newest'>) {
  const t = useMessages('symbols');
  const { date } = useFormats();
  return (
    <thead>
      <tr>
        <td />
        {newest.map(({ id, title, dreamedAt, image }) => (
          <th key={id} scope="col">
            <Link
              to={`/dreams/${id}`}
              className="matrix-dream"
              title={title ?? undefined}
              // A title is in its dreamer's own language.
              dir={title ? 'auto' : undefined}
            >
              {image ? (
                <Print picture={squareOf(image)} alt="" sizes="40px" className="aspect-square" />
              ) : (
                <span aria-hidden="true" className="matrix-blank" />
              )}
              <MoonDisc at={dreamedAt} />
              <span className="sr-only">{title ?? t.dreamOf(date(dreamedAt))}</span>
            </Link>
          </th>
        ))}
        <th scope="col">
          <span className="sr-only">{t.counts}</span>
        </th>
      </tr>
    </thead>
  );
}

function Dot({ mark }: { mark: Mark }) {
  const { marks } = useMessages('symbols');
  return (
    <>
      <span aria-hidden="true" className="matrix-mark" data-mark={mark} />
      <span className="sr-only">{marks[mark]}</span>
    </>
  );
}

function Legend() {
  const { marksLegend } = useMessages('symbols');
  return (
    <ul className="matrix-legend">
      {(['mentioned', 'possible', 'denied'] as const).map((mark) => (
        <li key={mark}>
          <span aria-hidden="true" className="matrix-mark" data-mark={mark} />
          {marksLegend[mark]}
        </li>
      ))}
    </ul>
  );
}
