import type { ReportTarget } from '@reverie/contract/moderation.rules';
import { type MouseEvent, useState } from 'react';
import { Link, PrefetchPageLinks, useFetcher } from 'react-router';
import { type ReportFault, ReportForm } from '#features/moderation/report-form.tsx';
import { useMessages } from '#language/messages.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

type Reported = { kind: ReportTarget; id: string; back: string };

type ReportLinkProps = Reported & {
  /** Among the acts of what is reported: as quiet as they are. */
  among?: 'acts';
  /** What is read out, where the words alone do not say of what. */
  about?: string;
};

/**
 * The way to tell the moderators of something: over the page one reads, or on a page of its own where
 * there are no scripts, and where somebody opens it in another tab.
 */
export function ReportLink({ among, about, ...reported }: ReportLinkProps) {
  const { report: t } = useMessages('moderation');
  const [isOpen, setOpen] = useState(false);
  const to = `/report?${new URLSearchParams(reported)}`;
  const open = (event: MouseEvent) => {
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isElsewhere || event.button !== 0) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      {among === 'acts' ? (
        <Link
          to={to}
          onClick={open}
          className="button comment-act"
          data-variant="quiet"
          {...(about && { 'aria-label': about })}
        >
          {t.links.comment}
        </Link>
      ) : (
        <Link
          to={to}
          onClick={open}
          // As high as a thumb wants it, and no louder.
          className="inline-flex min-h-11 items-center text-small text-ink-faint"
        >
          <span className="inline-link">{t.links[reported.kind]}</span>
        </Link>
      )}
      {isOpen && <ReportDialog to={to} onClose={() => setOpen(false)} />}
    </>
  );
}

function ReportDialog({ to, onClose }: { to: string; onClose: () => void }) {
  const { report: t } = useMessages('moderation');
  const fetcher = useFetcher<ReportFault | { isDone: true }>();
  const { data: said, state } = fetcher;
  const [isAlone, setAlone] = useState(false);
  const isDone = typeof said === 'object';
  return (
    <Dialog isOpen onClose={onClose} title={isDone ? t.done : t.title} closeLabel={t.close}>
      <PrefetchPageLinks page={to} />
      {isDone ? (
        <div role="status" className="grid justify-items-start gap-6">
          <p className="max-w-prose text-ui text-ink-soft">{t.doneText}</p>
          <Button onClick={onClose}>{t.back}</Button>
        </div>
      ) : (
        <div className="grid gap-6">
          <p className="max-w-prose text-small text-ink-soft">{t.lead}</p>
          <ReportForm
            Form={fetcher.Form}
            action={to}
            fault={isAlone ? 'failed' : said}
            isSending={state !== 'idle'}
            isInPlace
            onSubmit={(event) => {
              // What takes it is another page's, which may not have come: the words stay here.
              setAlone(!navigator.onLine);
              if (!navigator.onLine) event.preventDefault();
            }}
          >
            <Button variant="quiet" onClick={onClose}>
              {t.back}
            </Button>
          </ReportForm>
        </div>
      )}
    </Dialog>
  );
}
