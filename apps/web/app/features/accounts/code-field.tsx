import type { Refusal } from '#features/accounts/refusal.form.ts';
import { isRefused } from '#features/accounts/wording.ts';
import { useMessages } from '#language/messages.tsx';
import { TextField } from '#ui/field.tsx';

type CodeFieldProps = { label: string; hint?: string; refusal: Refusal | undefined };

/** A code of a program, which phones fill in by themselves, or one of paper. */
export function CodeField({ label, hint, refusal }: CodeFieldProps) {
  return (
    <TextField
      label={label}
      hint={hint}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      isInvalid={isRefused(refusal, 'code')}
    />
  );
}

type StepFieldProps = { by: 'code' | 'recoveryCode'; refusal: Refusal | undefined };

/** The code of a second step. */
export function StepField({ by, refusal }: StepFieldProps) {
  const t = useMessages('accounts').security.secondStep;
  const [label, hint] = by === 'code' ? [t.code, t.hint] : [t.recoveryCode, t.recoveryHint];
  return <CodeField label={label} hint={hint} refusal={refusal} />;
}
