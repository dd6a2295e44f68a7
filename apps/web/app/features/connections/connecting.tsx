import { askWordLimit } from '@reverie/contract/connections.rules';
import type { Profile } from '@reverie/contract/profiles';
import { Form, Link } from 'react-router';
import { type ConnectionRefusal, connectionField } from '#features/connections/connection.form.ts';
import type { ConnectionsText } from '#features/connections/connections-text.fr.ts';
import { Alert } from '#ui/alert.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { useIsSending } from '#ui/submit.tsx';

type ConnectingProps = {
  profile: Profile;
  text: ConnectionsText;
  refusal: ConnectionRefusal | undefined;
};

/** What the reader and whose page it is are to each other, and what they can become. */
export function Connecting({ profile: { viewer }, text: t, refusal }: ConnectingProps) {
  const isSending = useIsSending();
  if (!viewer || viewer.isSelf) return null;
  const { state, id, word, canAsk } = viewer.connection;
  return (
    <section className="grid max-w-md justify-items-start gap-3 text-small text-ink-soft">
      {refusal && !isSending && <Alert occasion={refusal}>{t.refusals[refusal.reason]}</Alert>}
      {state === 'none' && (
        <details open={refusal !== undefined}>
          <summary className="w-fit cursor-pointer py-2">{t.ask}</summary>
          {canAsk ? <Ask text={t} typed={refusal?.word ?? ''} /> : <NoPage text={t} />}
        </details>
      )}
      {state === 'asking' && (
        <>
          <p>{t.waits}</p>
          <End id={id} label={t.withdraw} />
        </>
      )}
      {state === 'asked' && (
        <>
          <p>{t.asksYou}</p>
          {word && <Word>{word}</Word>}
          <Answer id={id} text={t} />
        </>
      )}
      {state === 'connected' && (
        <details>
          <summary className="w-fit cursor-pointer py-2">{t.linked}</summary>
          <div className="grid justify-items-start gap-3 py-2">
            <p>{t.partHint}</p>
            <End id={id} label={t.part} />
          </div>
        </details>
      )}
      {state !== 'none' && (
        <Link to="/connections" className="inline-flex min-h-11 items-center">
          <span className="inline-link">{t.toAll}</span>
        </Link>
      )}
    </section>
  );
}

function Ask({ text: t, typed }: { text: ConnectionsText; typed: string }) {
  const isSending = useIsSending();
  return (
    <Form method="post" preventScrollReset className="grid justify-items-start gap-3 py-2">
      <TextField
        label={t.word}
        name="word"
        hint={t.wordHint}
        maxLength={askWordLimit}
        defaultValue={typed}
        className="w-full"
      />
      <p>{t.askHint}</p>
      <Button type="submit" name={connectionField} value="ask" isBusy={isSending}>
        {t.ask}
      </Button>
    </Form>
  );
}

function NoPage({ text: t }: { text: ConnectionsText }) {
  return (
    <div className="grid justify-items-start gap-3 py-2">
      <p>{t.noPage}</p>
      <ButtonLink to="/settings/account#page" variant="quiet">
        {t.openPage}
      </ButtonLink>
    </div>
  );
}

export function Word({ children }: { children: string }) {
  return (
    <p dir="auto" className="font-text text-ui text-ink wrap-anywhere">
      {children}
    </p>
  );
}

type ActProps = { id: string | null; text: ConnectionsText; about?: string };

/** Yes or no, side by side and of the same size. */
export function Answer({ id, text: t, about }: ActProps) {
  const isSending = useIsSending();
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
      <input type="hidden" name="id" value={id ?? ''} />
      {(['yes', 'no'] as const).map((answer) => (
        <Button
          key={answer}
          type="submit"
          name={connectionField}
          value={answer}
          isBusy={isSending}
          {...(about && { 'aria-label': `${t[answer]}, ${about}` })}
        >
          {t[answer]}
        </Button>
      ))}
    </Form>
  );
}

type EndProps = { id: string | null; label: string; about?: string };

/** Takes back what was asked, or parts. */
export function End({ id, label, about }: EndProps) {
  const isSending = useIsSending();
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id ?? ''} />
      <Button
        type="submit"
        variant="quiet"
        // Its words stand in line with those around it.
        className="-mx-3"
        name={connectionField}
        value="end"
        isBusy={isSending}
        {...(about && { 'aria-label': `${label}, ${about}` })}
      >
        {label}
      </Button>
    </Form>
  );
}
