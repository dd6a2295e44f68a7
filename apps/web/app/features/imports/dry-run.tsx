import type { Import } from '@reverie/contract/imports';
import { besideKinds } from '@reverie/contract/imports.rules';
import { useFormats, useMessages } from '#language/messages.tsx';

const counted = ['new', 'doubtful', 'duplicate', 'refused'] as const;

/** How many entries come, and how many do not. */
export function CountList({ made }: { made: Import }) {
  const t = useMessages('imports');
  const { number } = useFormats();
  const { counts, status } = made;
  const names = status === 'done' ? (['imported', ...counted.slice(2)] as const) : counted;
  return (
    <section className="grid gap-4">
      <h2 className="font-display text-h3">{t.found}</h2>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-5 sm:flex sm:gap-x-14">
        {names.map((name) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-small text-ink-faint">{t.counts[name](counts[name])}</dt>
            <dd className="font-display text-h2">{number(counts[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What an archive of ours brings beside the words of dreams. */
export function BesideList({ made }: { made: Import }) {
  const t = useMessages('imports');
  const { number } = useFormats();
  const some = besideKinds.filter((kind) => made.beside[kind] > 0);
  if (some.length === 0) return null;
  return (
    <section className="grid gap-4">
      <h2 className="font-display text-h3">{t.beside}</h2>
      <dl className="flex flex-wrap gap-x-10 gap-y-4">
        {some.map((kind) => (
          <div key={kind} className="flex flex-col-reverse">
            <dt className="text-small text-ink-faint">{t.besides[kind](made.beside[kind])}</dt>
            <dd className="font-display text-h4">{number(made.beside[kind])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The first entries of a file, and what becomes of each. */
export function Preview({ entries }: { entries: Import['preview'] }) {
  const t = useMessages('imports');
  const { date } = useFormats();
  if (entries.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="font-display text-h3">{t.preview}</h2>
      <ul className="max-w-3xl">
        {entries.map(({ place, night, title, excerpt, state, reasons }) => (
          <li key={place} className="grid gap-1 border-b border-line py-4">
            <p className="flex flex-wrap items-baseline justify-between gap-x-6 text-ui">
              <span className="font-medium">{title || t.untitled}</span>
              <span
                className={`text-small ${state === 'refused' ? 'text-danger' : 'text-ink-soft'}`}
              >
                {[t.entryStates[state], ...reasons.map((reason) => t.reasons[reason])].join(' · ')}
              </span>
            </p>
            <p className="line-clamp-2 break-words text-ui text-ink-soft">{excerpt}</p>
            <p className="break-words text-small text-ink-faint">
              {[night ? date(night) : t.noNight, t.place(place)].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
