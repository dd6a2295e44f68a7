import { KeyRound } from 'lucide-react';
import { useSubmit } from 'react-router';
import type { Occasion } from '#features/accounts/passkeys.browser.ts';
import { useKnowsPasskeys, usePasskey } from '#features/accounts/use-passkey.ts';
import { wordsOf } from '#features/accounts/wording.ts';
import { useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

type PasskeyButtonProps = {
  occasion: Occasion;
  /** What goes to the page beside what was signed. */
  beside?: () => Record<string, string>;
  isBusy?: boolean;
  variant?: 'solid' | 'outline';
  size?: 'regular' | 'large';
  children: string;
};

/** Asks the device, and posts to the page what it signed. Without scripts it says what it needs. */
export function PasskeyButton(props: PasskeyButtonProps) {
  const { occasion, beside, isBusy = false, variant = 'outline' } = props;
  const { size = 'large', children } = props;
  const t = useMessages('accounts');
  const submit = useSubmit();
  const { ask, isAsking, refusal } = usePasskey(occasion, (passkey) => {
    void submit({ ...beside?.(), passkey }, { method: 'post', preventScrollReset: true });
  });
  if (!useKnowsPasskeys()) return <p className="text-small text-ink-soft">{t.passkeys.unknown}</p>;
  return (
    <div className="grid gap-4">
      {refusal && !isAsking && <Alert occasion={refusal}>{wordsOf(refusal, t)}</Alert>}
      <Button
        variant={variant}
        size={size}
        className="noscript:hidden"
        isBusy={isAsking || isBusy}
        onClick={() => void ask()}
      >
        <KeyRound aria-hidden="true" />
        {isAsking ? t.passkeys.asking : children}
      </Button>
      <noscript>
        <p className="text-small text-ink-soft">{t.passkeys.noScript}</p>
      </noscript>
    </div>
  );
}
