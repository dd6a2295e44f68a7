import type { Identities, Providers } from '@reverie/contract/identities';
import { Form, useNavigation } from 'react-router';
import { ProviderLinks } from '#features/accounts/provider-links.tsx';
import { useFormats, useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Done } from '#ui/done.tsx';

type LinkedAccountsProps = {
  linked: Identities;
  providers: Providers['providers'];
  /** The settings this stands in. */
  path: string;
  /** What became of the last change. */
  said: string | null;
};

/** Places one signs in with. Nothing where none is linked and none could be. */
export function LinkedAccounts({ linked, providers, path, said }: LinkedAccountsProps) {
  const t = useMessages('accounts').elsewhere;
  const { date } = useFormats();
  const { formData } = useNavigation();
  const { identities, hasPassword } = linked;
  const free = providers.filter(({ id }) => identities.every(({ provider }) => provider !== id));
  if (identities.length === 0 && free.length === 0) return null;
  const done = new Map([
    ['linked', t.linked],
    ['unlinked', t.unlinked],
  ]);
  const failed = new Map([...Object.entries(t.said), ['lastWay', t.lastWay]]);
  const failure = failed.get(said ?? '');
  const isLast = identities.length === 1 && !hasPassword;
  return (
    <section id="elsewhere" className="grid gap-5">
      <header className="grid gap-1">
        <h2 className="font-display text-h3">{t.title}</h2>
        <p className="text-ui text-ink-soft">{t.lead}</p>
      </header>
      {failure && <Alert occasion={said}>{failure}</Alert>}
      {identities.length > 0 && (
        <ul className="border-b border-line">
          {identities.map(({ id, name, label, linkedAt }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-4"
            >
              <div>
                <p className="font-medium">{name}</p>
                <p className="text-small text-ink-soft">
                  {[label, t.since(date(linkedAt))].filter(Boolean).join(' · ')}
                </p>
              </div>
              {isLast ? (
                <p className="text-small text-ink-soft">{t.last}</p>
              ) : (
                <Form method="post">
                  <input type="hidden" name="intent" value="unlink" />
                  <input type="hidden" name="id" value={id} />
                  <Button
                    type="submit"
                    variant="outline"
                    isBusy={formData?.get('id') === id}
                    aria-label={t.unlinkOf(name)}
                  >
                    {t.unlink}
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      )}
      <ProviderLinks providers={free} purpose="link" from={path} />
      <Done>{done.get(said ?? '')}</Done>
    </section>
  );
}
