import type { MotifFigures } from '@reverie/contract/motifs';
import { placeOn } from '#features/motifs/rules.ts';
import { useFormats, useMessages } from '#language/messages.tsx';

type Row = { name: string; dreamers: number };

/** Its words, its feelings and its seasons, each of enough dreamers. */
export function Figures({ words, feelings, seasons, dreamers: all }: MotifFigures) {
  const t = useMessages('motifs');
  const { emotions } = useMessages('analysis');
  const names: Record<string, string> = emotions;
  return (
    <div className="grid gap-12 md:grid-cols-3">
      {words.length > 0 && (
        <section className="min-w-0">
          <h2 className="font-display text-h3">{t.words}</h2>
          <p className="mt-4 font-text text-card italic wrap-anywhere">{words.join(', ')}</p>
        </section>
      )}
      <Counts
        title={t.feelings}
        all={all}
        rows={feelings.map(({ feeling, dreamers }) => ({
          name: names[feeling] ?? feeling,
          dreamers,
        }))}
      />
      <Counts
        title={t.seasons}
        all={all}
        rows={seasons.map(({ season, dreamers }) => ({ name: t.seasonNames[season], dreamers }))}
      />
    </div>
  );
}

type CountsProps = {
  title: string;
  /** Dreamers of the motif: a line as long as the row is all of them. */
  all: number;
  rows: readonly Row[];
};

function Counts({ title, all, rows }: CountsProps) {
  const t = useMessages('motifs');
  const { number } = useFormats();
  if (rows.length === 0) return null;
  return (
    <section className="min-w-0">
      <h2 className="mb-4 font-display text-h3">{title}</h2>
      <table className="w-full text-ui">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t.what}</th>
            <th scope="col">{t.by}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, dreamers }) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="w-full py-2.5 text-left font-normal">
                <span className="block first-letter:uppercase">{name}</span>
                <svg aria-hidden="true" className="mt-1.5 block h-0.5 w-full">
                  <rect width="100%" height="2" className="fill-line" />
                  <rect width={placeOn(dreamers, all)} height="2" className="fill-accent" />
                </svg>
              </th>
              <td className="py-2.5 pl-4 text-right align-top text-ink-soft tabular-nums">
                {number(dreamers)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
