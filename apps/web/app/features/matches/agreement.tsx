import type { OfferedConsent } from '@reverie/contract/consents';
import { Form } from 'react-router';
import { matchField } from '#features/matches/match.form.ts';
import type { MatchesText } from '#features/matches/matches-text.fr.ts';
import { Button } from '#ui/button.tsx';
import { useIsSending } from '#ui/submit.tsx';

type AgreementProps = { offer: OfferedConsent; isOn: boolean; text: MatchesText };

/** What is asked, word by word as its receipt keeps it, and the way back. */
export function Agreement({ offer, isOn, text: { agreement: t } }: AgreementProps) {
  const isSending = useIsSending();
  const words = (
    <div className="grid max-w-prose gap-3 text-ui text-ink-soft">
      {[...offer.words.asked, offer.words.takeBack].map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
  return (
    <section
      aria-labelledby="agreement"
      className={isOn ? 'mt-14 border-t border-line pt-8' : 'border-t border-line pt-8'}
    >
      <h2 id="agreement" className="font-display text-h3">
        {isOn ? t.onTitle : t.title}
      </h2>
      <Form method="post" preventScrollReset className="mt-4 grid justify-items-start gap-5">
        <input type="hidden" name="textVersion" value={offer.textVersion} />
        {isOn ? (
          <details className="text-ui text-ink-soft">
            <summary className="w-fit cursor-pointer py-2.5">{t.more}</summary>
            {words}
          </details>
        ) : (
          words
        )}
        <Button
          type="submit"
          variant={isOn ? 'quiet' : 'solid'}
          name={matchField}
          value={isOn ? 'withdraw' : 'agree'}
          isBusy={isSending}
          className={isOn ? '-ml-3.5' : undefined}
        >
          {isOn ? t.withdraw : t.agree}
        </Button>
      </Form>
    </section>
  );
}
