import type { ConsentReceipt } from '@reverie/contract/consents';
import { useFormats, useMessages } from '#language/messages.tsx';

type ReceiptListProps = {
  receipts: readonly ConsentReceipt[];
  /** Where the list is of several things, each says which it is. */
  isNamed?: boolean;
};

/** Answers one gave, each with its receipt: a page to keep, and the same as data. */
export function ReceiptList({ receipts, isNamed = false }: ReceiptListProps) {
  const t = useMessages('consents');
  const { date, time } = useFormats();
  return (
    <ul className="grid gap-3 text-small">
      {receipts.map(({ id, words, textVersion, answer, grantedAt, withdrawnAt }) => {
        const path = `/api/consents/receipts/${id}`;
        const day = date(grantedAt);
        return (
          <li key={id} className="grid gap-0.5">
            {isNamed && <p className="text-ui">{words.name}</p>}
            <p className="text-ink-soft">
              {t.answered[answer](day, time(grantedAt))}
              {withdrawnAt && t.withdrawnAt(date(withdrawnAt), time(withdrawnAt))}
              {`, ${t.version(textVersion)}`}
            </p>
            <p className="flex flex-wrap gap-x-4">
              <a
                href={`${path}/page`}
                download
                className="inline-link"
                aria-label={t.receiptOf(words.name, day)}
              >
                {t.receipt}
              </a>
              <a
                href={path}
                download
                className="inline-link"
                aria-label={t.receiptData(words.name, day)}
              >
                JSON
              </a>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
