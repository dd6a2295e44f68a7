import type { ReadingChanges as Changes, DreamVersion } from '@reverie/contract/layers';
import { Form } from 'react-router';
import { Gutter } from '#features/layers/gutter.tsx';
import { ReadingChanges } from '#features/layers/reading-changes.tsx';
import { useFormats, useMessages } from '#language/messages.tsx';
import { Button } from '#ui/button.tsx';
import { compareWords, countWords, WordDiff } from '#ui/word-diff.tsx';

const fields = ['title', 'content', 'report', 'tags'] as const;
type Field = (typeof fields)[number];

function textOf(version: DreamVersion, field: Field): string {
  const value = version[field];
  return Array.isArray(value) ? value.join(', ') : (value ?? '');
}

/** What a version tells: its report where it has one, as the analysis reads it. */
function toldIn(version: DreamVersion): string {
  return version.report ?? version.content;
}

type ComparedProps = {
  earlier: DreamVersion;
  later: DreamVersion;
  readVersion: number | null;
  revision: number;
  /** Null where neither could be read just now. */
  changes: Changes | null;
};

/** Two versions beside each other, word by word, and a way back to the earlier one. */
export function Compared({ earlier, later, readVersion, revision, changes }: ComparedProps) {
  const t = useMessages('layers');
  const differing = fields.filter((field) => textOf(earlier, field) !== textOf(later, field));
  const shown: readonly Field[] = differing.length > 0 ? differing : ['content'];
  return (
    <div className="mt-6 grid gap-8">
      {differing.length === 0 && <p className="text-ui text-ink-soft">{t.same}</p>}
      <div className="compared">
        <VersionHead version={earlier} readVersion={readVersion} />
        <VersionHead version={later} readVersion={readVersion} />
        {shown.map((field) => (
          <Pair key={field} field={field} earlier={earlier} later={later} />
        ))}
      </div>
      <div className="compared">
        <Origin earlier={earlier} later={later} />
        {changes && <ReadingChanges {...changes} />}
      </div>
      {!earlier.isCurrent && (
        <Form method="post" className="grid justify-items-start gap-2">
          <input type="hidden" name="intent" value="restore" />
          <input type="hidden" name="number" value={earlier.number} />
          <input type="hidden" name="revision" value={revision} />
          <Button type="submit">{t.restore(earlier.number)}</Button>
          <p className="text-small text-ink-faint">{t.restoreHint}</p>
        </Form>
      )}
    </div>
  );
}

function VersionHead({
  version,
  readVersion,
}: {
  version: DreamVersion;
  readVersion: number | null;
}) {
  const t = useMessages('layers');
  const { date, time, number } = useFormats();
  const count = countWords(toldIn(version));
  return (
    <div className="compared-head">
      <p>
        <b>{t.version(version.number)}</b>, {date(version.createdAt)}, {time(version.createdAt)},{' '}
        {t.words(number(count))}
      </p>
      {version.number === readVersion && <span className="badge">{t.readHere}</span>}
      {version.isReportUnreadable && <p className="text-small text-danger">{t.unreadable}</p>}
    </div>
  );
}

type PairProps = { field: Field; earlier: DreamVersion; later: DreamVersion };

function Pair({ field, earlier, later }: PairProps) {
  const t = useMessages('layers');
  const before = textOf(earlier, field);
  const after = textOf(later, field);
  const name = field === 'title' ? t.dreamTitle : t[field];
  return (
    <Gutter of={`${before}\n${after}`}>
      {(['before', 'after'] as const).map((side) => (
        <div key={side} className="compared-text">
          <h3 className="text-small text-ink-faint">{name}</h3>
          <p dir="auto" className="kept-text mt-1">
            <WordDiff before={before} after={after} side={side} />
          </p>
        </div>
      ))}
    </Gutter>
  );
}

/** How many of the later words were there already. */
function Origin({ earlier, later }: { earlier: DreamVersion; later: DreamVersion }) {
  const t = useMessages('layers');
  const { number } = useFormats();
  const { kept, come } = compareWords(toldIn(earlier), toldIn(later));
  const all = kept + come;
  if (all === 0) return null;
  return (
    <div className="grid content-start gap-2 text-small text-ink-soft">
      <h3 className="font-medium text-ink">{t.origin(number(all))}</h3>
      <svg aria-hidden="true" viewBox="0 0 100 2" preserveAspectRatio="none" className="origin">
        <rect width={(100 * kept) / all} height="2" />
        <rect x={(100 * kept) / all} width={(100 * come) / all} height="2" data-later />
      </svg>
      <p>
        {t.already(number(kept))}, {t.came(number(come))}
      </p>
      <p className="text-ink-faint">{t.originNote}</p>
    </div>
  );
}
