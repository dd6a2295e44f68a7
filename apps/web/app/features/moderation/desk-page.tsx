import type { ModerationCase, ModerationQueue } from '@reverie/contract/moderation';
import {
  type CaseState,
  caseStates,
  hidingWeight,
  type ModerationAct,
} from '@reverie/contract/moderation.rules';
import { Form, Link } from 'react-router';
import { CaseDetail } from '#features/moderation/case-detail.tsx';
import { useDeskKeys } from '#features/moderation/use-desk-keys.ts';
import { useLedToCase } from '#features/moderation/use-led-to-case.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { useFormats, useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Page, PageHead } from '#ui/page.tsx';

export type DeskFault = 'late' | 'same' | 'unknown' | 'failed';

type DeskProps = {
  queue: ModerationQueue;
  state: CaseState;
  /** The case that is read. */
  chosen: ModerationCase | null;
  /** What was decided just now, and of which case. */
  done: { act: ModerationAct; id: string } | null;
  isUndone: boolean;
  fault: DeskFault | undefined;
  /** Who moderates, for who appoints them. */
  moderators: readonly string[] | null;
};

/** Where moderators look at what was reported. Works by links and forms; keys come with scripts. */
export function DeskPage(props: DeskProps) {
  const { queue, state, chosen, done, isUndone, fault, moderators } = props;
  const { desk: t, states, acts, failed } = useMessages('moderation');
  const { number } = useFormats();
  const desk = useDeskKeys();
  useLedToCase(desk);
  return (
    <Page>
      <DocumentHead title={t.title} isListed={false} />
      <PageHead title={t.title} lead={t.lead(number(queue.counts.open))} />
      <div ref={desk} className="moderation">
        <div className="grid min-w-0 content-start gap-5">
          <nav aria-label={t.title} className="tabs border-b border-line">
            {caseStates.map((each) => (
              <Link
                key={each}
                to={`/moderation?state=${each}`}
                aria-current={each === state ? 'page' : undefined}
                className="tab"
              >
                {states[each]} {number(queue.counts[each])}
              </Link>
            ))}
          </nav>
          {fault && <Alert occasion={fault}>{fault === 'failed' ? failed : t[fault]}</Alert>}
          {isUndone && !fault && <p role="status">{t.undone2}</p>}
          {done && !fault && (
            <Form method="post" action="/moderation" className="moderation-undo">
              <span role="status">{t.done(acts[done.act].done)}</span>
              {done.act !== 'delete' && (
                <>
                  <input type="hidden" name="id" value={done.id} />
                  <Button type="submit" variant="quiet" name="intent" value="undo" data-key="z">
                    {t.undo} <kbd>Z</kbd>
                  </Button>
                  <span className="text-small text-ink-faint">{t.undoHint}</span>
                </>
              )}
            </Form>
          )}
          {queue.cases.length === 0 ? (
            <p className="text-ui text-ink-faint">{t.none}</p>
          ) : (
            <ul>
              {queue.cases.map((each) => (
                <Row key={each.id} of={each} state={state} isChosen={each.id === chosen?.id} />
              ))}
            </ul>
          )}
          <p className="needs-scripts text-small text-ink-faint">{t.keys}</p>
          <p>
            <Link to="/moderation/tags" className="inline-link">
              {t.tags}
            </Link>
          </p>
          {moderators && <Moderators names={moderators} />}
        </div>
        {chosen && <CaseDetail key={chosen.id} of={chosen} />}
      </div>
    </Page>
  );
}

type RowProps = { of: ModerationCase; state: CaseState; isChosen: boolean };

function Row({ of, state, isChosen }: RowProps) {
  const { desk: t, reasons, targets } = useMessages('moderation');
  const { number, date } = useFormats();
  const { id, target, title, content, weight, isHidden, isWithdrawn } = of;
  const { reports, author, openedAt } = of;
  const name = title || content?.slice(0, 80) || (content === null ? t.gone : t.untitled);
  return (
    <li className="moderation-row" data-chosen={isChosen || undefined}>
      <p className="min-w-0">
        <Link
          to={`/moderation?state=${state}&case=${id}`}
          preventScrollReset
          data-case={id}
          aria-current={isChosen ? 'true' : undefined}
          aria-label={t.open(name)}
          className="inline-link font-text text-ink"
        >
          <bdi className="line-clamp-1">{name}</bdi>
        </Link>
        <span className="block text-small text-ink-faint">
          {targets[target.kind].name}
          {author && ` ${t.by} ${author.username}`}, {t.since(date(openedAt))}
        </span>
      </p>
      <p className="text-small text-ink-soft">
        {reports[0] ? reasons[reports[0].reason] : ''}
        <span
          aria-hidden="true"
          className="moderation-weight"
          data-full={weight >= hidingWeight || undefined}
        >
          {Array.from({ length: hidingWeight }, (_, part) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts are their places.
            <span key={part} data-held={heldOf(weight - part)} />
          ))}
        </span>
        <span className="block text-ink-faint">
          {t.weight(number(Math.round(weight * 10) / 10))}
        </span>
      </p>
      <p className={isHidden ? 'text-small text-danger' : 'text-small text-ink-soft'}>
        {isWithdrawn ? t.withdrawn : isHidden ? t.hidden : t.waiting}
      </p>
    </li>
  );
}

/** How much of one part is reached. */
function heldOf(rest: number): 'whole' | 'half' | undefined {
  if (rest >= 1) return 'whole';
  return rest > 0 ? 'half' : undefined;
}

function Moderators({ names }: { names: readonly string[] }) {
  const { desk: t } = useMessages('moderation');
  return (
    <section className="mt-8 grid gap-4 border-t border-line pt-8">
      <h2 className="font-display text-h3">{t.moderators}</h2>
      {names.length === 0 && <p className="text-ui text-ink-faint">{t.noModerators}</p>}
      <ul>
        {names.map((name) => (
          <li key={name} className="flex items-center gap-4 border-b border-line py-2">
            <bdi className="flex-1 text-ui">{name}</bdi>
            <Form method="post" action="/moderation">
              <input type="hidden" name="username" value={name} />
              <Button
                type="submit"
                variant="quiet"
                name="intent"
                value="dismiss"
                aria-label={t.dismissOf(name)}
              >
                {t.dismiss}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <Form method="post" action="/moderation" className="flex flex-wrap items-end gap-4">
        <TextField label={t.username} name="username" required />
        <Button type="submit" name="intent" value="appoint">
          {t.appoint}
        </Button>
      </Form>
    </section>
  );
}
