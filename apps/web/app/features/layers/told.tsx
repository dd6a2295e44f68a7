import type { DreamLayers, DreamVersion, ReadingChanges } from '@reverie/contract/layers';
import { ChevronRight } from 'lucide-react';
import { Form, Link } from 'react-router';
import { Compared } from '#features/layers/compared.tsx';
import { Layer } from '#features/layers/layer.tsx';
import { useFormats, useMessages } from '#language/messages.tsx';
import { Button } from '#ui/button.tsx';
import { LitText } from '#ui/lit-text.tsx';
import { SelectField } from '#ui/select-field.tsx';

/** The evening before: what was noted of the day, and the sleep. */
export function NightLayer({ night, dayNoteLit }: Pick<DreamLayers, 'night' | 'dayNoteLit'>) {
  const t = useMessages('layers');
  const { dayNote, bedtime, rising, awakenings, isUnreadable, date } = night;
  const sleep = [
    bedtime && t.sleep.bedtime(bedtime),
    rising && t.sleep.rising(rising),
    awakenings !== null && t.sleep.awakenings(awakenings),
  ].filter(Boolean);
  return (
    <Layer
      title={t.dayNote}
      at={{ said: t.evening }}
      look="day"
      aside={
        <>
          {dayNoteLit.length > 0 && <p className="mb-3">{t.found(dayNoteLit.length)}</p>}
          <Link to={`/journal/nights/${date}`} className="lead">
            {t.editNight}
          </Link>
        </>
      }
    >
      {isUnreadable ? (
        <p className="mt-2 text-ui text-danger">{t.nightShut}</p>
      ) : dayNote ? (
        <p dir="auto" className="layer-words">
          <LitText text={dayNote} lit={dayNoteLit} />
        </p>
      ) : (
        <p className="mt-2 text-ui text-ink-soft">{t.noDayNote}</p>
      )}
      {sleep.length > 0 && <p className="mt-3 text-small text-ink-soft">{sleep.join(', ')}</p>}
    </Layer>
  );
}

/** As it was first told: read only, for ever. */
export function FirstWords({ first }: { first: DreamVersion }) {
  const t = useMessages('layers');
  return (
    <Layer title={t.firstWords} at={first.createdAt} look="first" aside={<p>{t.firstHint}</p>}>
      <p dir="auto" className="layer-words">
        {first.content}
      </p>
      {first.isReportUnreadable && <p className="mt-2 text-ui text-danger">{t.unreadable}</p>}
      {first.report && (
        <details className="fold mt-3 max-w-2xl border-y border-line">
          <summary>
            <ChevronRight aria-hidden="true" />
            {t.report}
          </summary>
          <p dir="auto" className="kept-text pb-5">
            {first.report}
          </p>
        </details>
      )}
    </Layer>
  );
}

type ToldLayerProps = {
  first: DreamVersion;
  earlier: DreamVersion | undefined;
  later: DreamVersion | undefined;
  places: readonly { number: number; createdAt: string }[];
  count: number;
  readVersion: number | null;
  revision: number;
  changes: ReadingChanges | null;
};

/** The report in all its versions, two of which are compared. */
export function ToldLayer(props: ToldLayerProps) {
  const { first, earlier, later, places, count, readVersion, revision, changes } = props;
  const t = useMessages('layers');
  const { number, date, time } = useFormats();
  const latest = places[0];
  if (!earlier || !later || !latest) {
    return (
      <Layer title={t.told} at={first.createdAt} look="told">
        <p className="mt-2 text-ui text-ink-soft">{t.oneVersion}</p>
      </Layer>
    );
  }
  const options = places.map((place) => (
    <option key={place.number} value={place.number}>
      {`${t.version(place.number)}, ${date(place.createdAt)}, ${time(place.createdAt)}`}
    </option>
  ));
  return (
    <section className="layer layer-wide" data-look="told">
      <p className="layer-hour">
        <time dateTime={latest.createdAt}>
          <b>{date(latest.createdAt)}</b>
          <span>{time(latest.createdAt)}</span>
        </time>
        <span>{t.versions(number(count))}</span>
      </p>
      <div className="min-w-0">
        <h2 className="font-display text-h3">{t.told}</h2>
        {places.length > 2 && (
          <Form
            method="get"
            preventScrollReset
            className="mt-4 grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]"
          >
            <SelectField label={t.from} name="from" value={String(earlier.number)} blankLabel="—">
              {options}
            </SelectField>
            <SelectField label={t.to} name="to" value={String(later.number)} blankLabel="—">
              {options}
            </SelectField>
            <Button type="submit">{t.compare}</Button>
          </Form>
        )}
        <Compared {...{ earlier, later, readVersion, revision, changes }} />
      </div>
    </section>
  );
}
