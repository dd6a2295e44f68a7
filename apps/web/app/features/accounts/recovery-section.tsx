import { Press } from '#features/accounts/press.tsx';
import { useFormats, useMessages } from '#language/messages.tsx';

type RecoverySectionProps = {
  /** Codes of paper that are left. */
  left: number;
  /** The new ones, shown this once. */
  codes: readonly string[] | undefined;
};

/** What opens an account when the device that should is not at hand. */
export function RecoverySection({ left, codes }: RecoverySectionProps) {
  const t = useMessages('accounts').security.recovery;
  const { number } = useFormats();
  return (
    <section id="recovery" className="grid scroll-mt-24 gap-5">
      <header className="grid max-w-prose gap-1">
        <h2 className="font-display text-h3">{t.title}</h2>
        <p className="text-ui text-ink-soft">{t.lead}</p>
      </header>
      {codes && <Codes codes={codes} />}
      <p className="text-ui text-ink-soft">{t.left(number(left))}</p>
      <div>
        <Press intent="codes-renew" busyLabel={t.renew}>
          {t.renew}
        </Press>
      </div>
    </section>
  );
}

function Codes({ codes }: { codes: readonly string[] }) {
  const t = useMessages('accounts').security.recovery.codes;
  return (
    <div role="status" className="grid gap-3 border-l-2 border-accent pl-5">
      <h3 className="text-ui font-medium">{t.title}</h3>
      <p className="text-ui text-ink-soft">{t.lead}</p>
      <ol className="grid grid-cols-2 gap-x-6 gap-y-1 font-mono text-ui select-all">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
    </div>
  );
}
