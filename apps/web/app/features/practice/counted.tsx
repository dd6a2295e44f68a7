import type { Practice } from '@reverie/contract/practice';
import { ActForm } from '#features/practice/act-form.tsx';
import { useFormats, useMessages } from '#language/messages.tsx';
import { Button } from '#ui/button.tsx';

/** Nights that were kept. Nothing is said of those that were not. */
export function Kept({ kept }: Pick<Practice, 'kept'>) {
  const t = useMessages('practice');
  const { number } = useFormats();
  return (
    <section aria-labelledby="kept" className="grid gap-3">
      <h2 id="kept" className="font-display text-h3">
        {t.kept}
      </h2>
      {kept ? (
        <>
          <p className="font-text text-card">{t.keptTotal(kept.total, number(kept.total))}</p>
          {kept.total > 0 && (
            <ul className="text-ui text-ink-soft">
              <li>{t.keptLately(kept.lately)}</li>
              {kept.inARow > 1 && <li>{t.keptRow(kept.inARow)}</li>}
            </ul>
          )}
          <p className="text-small text-ink-faint">{t.keptText}</p>
        </>
      ) : (
        <p className="text-ui text-ink-soft">{t.notCounted}</p>
      )}
      <ActForm act="counting" about={kept ? {} : { on: '1' }} className="-ml-3.5 w-fit">
        <Button type="submit" variant="quiet">
          {kept ? t.stopCounting : t.startCounting}
        </Button>
      </ActForm>
    </section>
  );
}

/** How often what was wished came, by what its dreamer answered. */
export function Record({ record }: Pick<Practice, 'record'>) {
  const t = useMessages('practice');
  const some = record.filter(({ nights }) => nights > 0);
  return (
    <section aria-labelledby="record" className="grid gap-3">
      <h2 id="record" className="font-display text-h3">
        {t.record}
      </h2>
      {some.length === 0 && <p className="text-ui text-ink-soft">{t.recordNone}</p>}
      {some.length > 0 && (
        <dl className="grid gap-3">
          {some.map(({ way, nights, answered, came, partly }) => (
            <div key={way}>
              <dt className="text-ui font-medium">{t.ways[way]}</dt>
              <dd className="text-ui text-ink-soft">
                {t.recordOf(came, partly, answered, nights)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="text-small text-ink-faint">{t.recordText}</p>
    </section>
  );
}
