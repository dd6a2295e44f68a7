import { Form } from 'react-router';
import { blindField } from '#features/blind/blind.form.ts';
import type { BlindText } from '#features/blind/blind-text.fr.ts';
import { Button } from '#ui/button.tsx';
import { useIsSending } from '#ui/submit.tsx';

type AboutProps = { isLent: boolean | null; text: BlindText };

/** How rounds are made, what may be said of them, and whose dreams are drawn. */
export function AboutBlind({ isLent, text: { protocol, lending } }: AboutProps) {
  const isSending = useIsSending();
  return (
    <>
      <section aria-labelledby="protocol" className="blind-part mt-16">
        <h2 id="protocol" className="font-display text-h3">
          {protocol.title}
        </h2>
        <div className="grid max-w-prose gap-4 text-ui text-ink-soft">
          <ol className="grid gap-4">
            {protocol.all.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ol>
          <p className="border-l-2 border-edge pl-4">{protocol.cheating}</p>
        </div>
      </section>
      {isLent !== null && (
        <section aria-labelledby="lending" className="blind-part mt-14">
          <h2 id="lending" className="font-display text-h3">
            {lending.title}
          </h2>
          <Form method="post" action="/blind" preventScrollReset className="grid gap-4">
            <p className="max-w-prose text-ui text-ink-soft">
              {isLent ? lending.lent : lending.kept}
            </p>
            <Button
              type="submit"
              name={blindField}
              value={isLent ? 'keep' : 'lend'}
              isBusy={isSending}
              className="w-fit"
            >
              {isLent ? lending.keep : lending.lend}
            </Button>
          </Form>
        </section>
      )}
    </>
  );
}
