import type { BinnedDream } from '@reverie/contract/bin';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { useFormats, useMessages } from '#language/messages.tsx';
import { Button } from '#ui/button.tsx';

/** What lies in the bin, each with its way back and its way out. */
export function BinList({ dreams }: { dreams: readonly BinnedDream[] }) {
  return (
    <ul>
      {dreams.map((dream) => (
        <BinItem key={dream.id} dream={dream} />
      ))}
    </ul>
  );
}

function BinItem({ dream }: { dream: BinnedDream }) {
  const t = useMessages('bin');
  const { date } = useFormats();
  const { id, firstWords, dreamedAt, deletedAt, leavesAt } = dream;
  const title = dream.title ?? t.untitled(date(dreamedAt));
  return (
    <li className="grid gap-4 border-t border-line py-5 md:grid-cols-[1fr_auto] md:gap-10">
      <div className="min-w-0">
        <h2 dir="auto" className="font-text text-card">
          {title}
        </h2>
        <p dir="auto" className="mt-1 text-ui text-ink-soft">
          {firstWords}
        </p>
        <p className="mt-1 text-small text-ink-faint">{t.dates(date(deletedAt), date(leavesAt))}</p>
      </div>
      <div className="flex flex-wrap items-start gap-3">
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <Button type="submit" name="intent" value="restore" aria-label={t.restoreOf(title)}>
            {t.restore}
          </Button>
        </Form>
        <Sure ask={t.erase} label={t.eraseOf(title)} sure={t.eraseSure} yes={t.eraseYes}>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="intent" value="erase" />
        </Sure>
      </div>
    </li>
  );
}

type SureProps = {
  ask: string;
  label?: string;
  sure: string;
  yes: string;
  children: ReactNode;
};

/** What cannot be undone is asked once more: a fold, so that it holds without scripts. */
export function Sure({ ask, label, sure, yes, children }: SureProps) {
  return (
    <details className="sure">
      <summary className="button" data-variant="quiet" aria-label={label}>
        {ask}
      </summary>
      <Form method="post" className="grid max-w-sm gap-3 pt-3 text-ui">
        <p>{sure}</p>
        {children}
        <div>
          <Button type="submit">{yes}</Button>
        </div>
      </Form>
    </details>
  );
}
