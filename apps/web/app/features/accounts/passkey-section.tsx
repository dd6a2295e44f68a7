import type { Passkey } from '@reverie/contract/factors';
import { passkeyNameLimit } from '@reverie/contract/passkeys.rules';
import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { PasskeyButton } from '#features/accounts/passkey-button.tsx';
import type { Refusal } from '#features/accounts/refusal.form.ts';
import { wordsOf } from '#features/accounts/wording.ts';
import { useFormats, useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { Done } from '#ui/done.tsx';
import { TextField } from '#ui/field.tsx';
import { Submit } from '#ui/submit.tsx';

type PasskeySectionProps = {
  passkeys: readonly Passkey[];
  /** Whether browsers make any for the address of this server. */
  isOffered: boolean;
  refusal: Refusal | undefined;
  done: 'added' | 'removed' | 'renamed' | null;
};

/** Keys on one's devices: each is named, and opens the account by itself. */
export function PasskeySection({ passkeys, isOffered, refusal, done }: PasskeySectionProps) {
  const t = useMessages('accounts');
  const words = t.passkeys;
  return (
    <section id="passkeys" className="grid scroll-mt-24 gap-5">
      <header className="grid max-w-prose gap-1">
        <h2 className="font-display text-h3">{words.title}</h2>
        <p className="text-ui text-ink-soft">{words.lead}</p>
      </header>
      {refusal && <Alert occasion={refusal}>{wordsOf(refusal, t)}</Alert>}
      <Done>{done && words[done]}</Done>
      {passkeys.length > 0 && (
        <ul className="border-b border-line">
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {/* A new one begins with an empty name. */}
      {isOffered ? (
        <NewPasskey key={passkeys.length} />
      ) : (
        <p className="text-ui text-ink-soft">{words.off}</p>
      )}
    </section>
  );
}

function NewPasskey() {
  const t = useMessages('accounts').passkeys;
  const name = useRef<HTMLInputElement>(null);
  const isBusy = useNavigation().formData?.get('intent') === 'passkey-add';
  return (
    <div className="grid gap-5">
      <TextField
        ref={name}
        className="noscript:hidden"
        label={t.name}
        hint={t.nameHint}
        maxLength={passkeyNameLimit}
        autoComplete="off"
      />
      <div className="justify-self-start">
        <PasskeyButton
          occasion={{ purpose: 'add' }}
          beside={() => ({ intent: 'passkey-add', name: name.current?.value ?? '' })}
          isBusy={isBusy}
          size="regular"
        >
          {t.add}
        </PasskeyButton>
      </div>
    </div>
  );
}

function PasskeyItem({ passkey }: { passkey: Passkey }) {
  const t = useMessages('accounts').passkeys;
  const { date } = useFormats();
  const { formData } = useNavigation();
  const { id, createdAt, lastUsedAt, isSynced, isForElsewhere } = passkey;
  const name = passkey.name || t.unnamed;
  const isBusy = (intent: string) =>
    formData?.get('id') === id && formData.get('intent') === intent;
  const facts = [
    t.made(date(createdAt)),
    lastUsedAt ? t.used(date(lastUsedAt)) : t.unused,
    isSynced && t.synced,
    isForElsewhere && t.elsewhere,
  ];
  return (
    <li className="grid gap-3 border-t border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1">
          <p className="font-medium break-words">{name}</p>
          <p className="text-small text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="passkey-remove" />
          <input type="hidden" name="id" value={id} />
          <Submit
            variant="outline"
            isBusy={isBusy('passkey-remove')}
            busyLabel={t.remove}
            aria-label={t.removeOf(name)}
          >
            {t.remove}
          </Submit>
        </Form>
      </div>
      <details>
        <summary className="cursor-pointer text-small text-ink-soft" aria-label={t.renameOf(name)}>
          {t.rename}
        </summary>
        <Form method="post" preventScrollReset className="mt-3 flex flex-wrap items-end gap-4">
          <input type="hidden" name="intent" value="passkey-rename" />
          <input type="hidden" name="id" value={id} />
          <TextField
            label={t.newName}
            name="name"
            defaultValue={passkey.name}
            maxLength={passkeyNameLimit}
            autoComplete="off"
            required
          />
          <Submit variant="outline" isBusy={isBusy('passkey-rename')} busyLabel={t.save}>
            {t.save}
          </Submit>
        </Form>
      </details>
    </li>
  );
}
