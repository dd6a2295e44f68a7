import type { Guess, GuessResults } from '@reverie/contract/guesses';
import { Form } from 'react-router';
import { AboutBlind } from '#features/blind/about-blind.tsx';
import { type BlindRefusal, blindField } from '#features/blind/blind.form.ts';
import type { BlindText } from '#features/blind/blind-text.fr.ts';
import { Round } from '#features/blind/round.tsx';
import { Standings } from '#features/blind/standings.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Page, PageHead } from '#ui/page.tsx';
import { useIsSending } from '#ui/submit.tsx';

type BlindPageProps = {
  /** `gone` where the one that was asked for has ended. */
  round: Guess | 'gone' | null;
  results: GuessResults;
  /** Null for a visitor. */
  isLent: boolean | null;
  text: BlindText;
  refusal: BlindRefusal | undefined;
};

/** Which of five paintings was made of a dream, and how often people and the engine are right. */
export function BlindPage({ round, results, isLent, text: t, refusal }: BlindPageProps) {
  const shown = round === 'gone' ? null : round;
  return (
    <Page>
      <PageHead title={t.title} lead={t.lead} />
      <div className="grid gap-10">
        {refusal && <Alert occasion={refusal}>{t[refusal.reason]}</Alert>}
        {round === 'gone' && !refusal && <p className="text-lead text-ink-soft">{t.gone}</p>}
        {shown ? <Round round={shown} text={t} /> : <Start text={t} />}
      </div>
      <Standings results={results} text={t.table} />
      <AboutBlind isLent={isLent} text={t} />
    </Page>
  );
}

function Start({ text: { start: t } }: { text: BlindText }) {
  const isSending = useIsSending();
  return (
    <section aria-labelledby="start" className="blind-part">
      <h2 id="start" className="font-display text-h3">
        {t.title}
      </h2>
      <Form method="post" action="/blind" className="grid justify-items-start gap-5">
        <p className="max-w-prose text-ui text-ink-soft">{t.text}</p>
        <div className="flex flex-wrap gap-4">
          <Button type="submit" variant="solid" name={blindField} value="seen" isBusy={isSending}>
            {t.seen}
          </Button>
          <Button type="submit" name={blindField} value="told" isBusy={isSending}>
            {t.told}
          </Button>
        </div>
        <p className="max-w-xl text-small text-ink-soft">{t.toldHint}</p>
      </Form>
    </section>
  );
}
