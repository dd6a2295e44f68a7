import type { ReadingChanges as Changes } from '@reverie/contract/layers';
import { useLanguage, useMessages } from '#language/messages.tsx';

type Change = Changes['changes'][number];
type Read = Change['before'];

const wide = 148;
const x = (read: Read) => 6 + (read?.p ?? 0) * wide;

/** What the later of two versions says otherwise to the engine that read both. */
export function ReadingChanges({ earlier, later, changes }: Changes) {
  const t = useMessages('layers').reading;
  const { emotions } = useMessages('analysis');
  const language = useLanguage();
  const names: Record<string, string> = emotions;
  return (
    <section className="text-small text-ink-soft">
      <h3 className="font-medium text-ink">{t.title(later)}</h3>
      {changes.length === 0 ? (
        <p className="mt-2">{t.same}</p>
      ) : (
        <>
          <ul className="reading-changes">
            {changes.map(({ kind, key, label, before, after }) => (
              <li key={`${kind} ${key}`}>
                <span className="first-letter:uppercase">
                  {label?.[language] ?? names[key] ?? key}
                </span>
                <svg aria-hidden="true" viewBox="0 0 160 16">
                  <path d="M6 8 H154" className="reading-scale" />
                  <path d={`M${x(before)} 8 H${x(after)}`} className="reading-move" />
                  <circle cx={x(before)} cy="8" r="4" data-is={before ? 'read' : 'silent'} />
                  <circle cx={x(after)} cy="8" r="4" data-is={after ? 'now' : 'silent'} />
                </svg>
                <span>
                  <span className="sr-only">{t.was(t[stateOf(before)])} </span>
                  {t[stateOf(after)]}
                </span>
              </li>
            ))}
          </ul>
          <p className="reading-legend">
            <svg aria-hidden="true" viewBox="0 0 10 16">
              <circle cx="5" cy="8" r="4" data-is="read" />
            </svg>
            {t.version(earlier)}
            <svg aria-hidden="true" viewBox="0 0 10 16">
              <circle cx="5" cy="8" r="4" data-is="now" />
            </svg>
            {t.version(later)}
          </p>
          <p className="mt-2 text-ink-faint">{t.note}</p>
        </>
      )}
    </section>
  );
}

function stateOf(read: Read): 'mentioned' | 'possible' | 'silent' {
  if (!read) return 'silent';
  return read.shown ? 'mentioned' : 'possible';
}
