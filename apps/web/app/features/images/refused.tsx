import type { PictureRefusal } from '#features/images/studio.form.ts';
import { useLanguage, useMessages } from '#language/messages.tsx';
import { waitWords } from '#language/waiting.ts';
import { Alert } from '#ui/alert.tsx';

/** Why nothing was done. What was chosen is still chosen. */
export function Refused({ refusal }: { refusal: PictureRefusal }) {
  const t = useMessages('images');
  const words = waitWords[useLanguage()];
  return (
    <Alert occasion={refusal}>
      {refusal.wait !== null
        ? words(refusal.wait)
        : refusal.showsNothing
          ? t.nothingToPaint
          : t.requestFailed}
    </Alert>
  );
}
