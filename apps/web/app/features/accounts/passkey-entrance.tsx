import { useRef } from 'react';
import { useSubmit } from 'react-router';
import { PasskeyButton } from '#features/accounts/passkey-button.tsx';
import { usePasskeyAutofill } from '#features/accounts/use-passkey.ts';
import { useMessages } from '#language/messages.tsx';

/** In the form of a password: a passkey in its place, by the button or where the email is typed. */
export function PasskeyEntrance({ isBusy }: { isBusy: boolean }) {
  const t = useMessages('accounts').passkeys;
  const place = useRef<HTMLDivElement>(null);
  const submit = useSubmit();
  /** The box of the form says how long the session is to last. */
  const beside = (): Record<string, string> => {
    const form = place.current?.closest('form');
    return form && new FormData(form).has('remember') ? { remember: 'on' } : {};
  };
  usePasskeyAutofill(!isBusy, (passkey) => {
    void submit({ ...beside(), passkey }, { method: 'post' });
  });
  return (
    <div ref={place}>
      <PasskeyButton occasion={{ purpose: 'enter' }} beside={beside} isBusy={isBusy}>
        {t.enter}
      </PasskeyButton>
    </div>
  );
}
