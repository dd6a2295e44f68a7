import { Form } from 'react-router';
import type { LinkOutcome } from '#features/accounts/mailed-link.form.ts';
import { useMessages } from '#language/messages.tsx';
import { Submit, useIsSending } from '#ui/submit.tsx';

type LinkFormProps = { token: string; words: { submit: string; busy: string } };

/** Programs that open every link of a letter press no button. */
export function LinkForm({ token, words }: LinkFormProps) {
  const isBusy = useIsSending();
  return (
    <Form method="post">
      <input type="hidden" name="token" value={token} />
      <Submit isBusy={isBusy} busyLabel={words.busy} size="large">
        {words.submit}
      </Submit>
    </Form>
  );
}

/** How the two pages that mailed links lead to say what became of one. */
export function useLinkWords(page: 'verify' | 'undoEmail', outcome: LinkOutcome | null) {
  const t = useMessages('accounts').security;
  const words = { ...t.verify, ...t[page] };
  return outcome ? words[outcome] : words;
}
