import type { OfferedConsent } from '@reverie/contract/consents';
import type { MatchList } from '@reverie/contract/matches';
import { Form, Link } from 'react-router';
import { AboutMatches } from '#features/matches/about-matches.tsx';
import { Agreement } from '#features/matches/agreement.tsx';
import { Found } from '#features/matches/found.tsx';
import { type MatchDone, type MatchRefusal, matchField } from '#features/matches/match.form.ts';
import type { MatchesText } from '#features/matches/matches-text.fr.ts';
import { fill } from '#language/fill.ts';
import { useFormats } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Done } from '#ui/done.tsx';
import { Page, PageHead } from '#ui/page.tsx';
import { useIsSending } from '#ui/submit.tsx';

type MatchesPageProps = {
  list: MatchList;
  paged: readonly string[];
  offer: OfferedConsent | null;
  text: MatchesText;
  done: MatchDone | null;
  refusal: MatchRefusal | undefined;
};

/** Whether somebody dreamt near, what both know of it, and what one may answer. */
export function MatchesPage({ list, paged, offer, text: t, done, refusal }: MatchesPageProps) {
  const { isOn, matches } = list;
  const [match] = matches;
  return (
    <Page>
      <PageHead title={t.title} lead={t.lead} />
      <div className="grid gap-12">
        {refusal && <Alert occasion={refusal}>{t.refusals[refusal.reason]}</Alert>}
        {done && !refusal && (
          <Done>
            {t.done[done]}{' '}
            {done === 'met' && (
              <Link to="/connections" className="inline-link">
                {t.toConnections}
              </Link>
            )}
          </Done>
        )}
        {match && (
          <div className="grid gap-10">
            <Found match={match} paged={paged} text={t} />
            <Answers id={match.id} isYes={match.isYes} text={t} />
          </div>
        )}
        {isOn && !match && <Nobody list={list} text={t} />}
        {!isOn && offer && <Agreement offer={offer} isOn={false} text={t} />}
      </div>
      <AboutMatches match={match} text={t} />
      {isOn && offer && <Agreement offer={offer} isOn text={t} />}
    </Page>
  );
}

type AnswersProps = { id: string; isYes: boolean; text: MatchesText };

/** Nobody hears either by itself: what is secret is said where one answers. */
function Answers({ id, isYes, text: t }: AnswersProps) {
  const isSending = useIsSending();
  return (
    <Form method="post" preventScrollReset className="grid gap-5">
      <input type="hidden" name="id" value={id} />
      {isYes && (
        <p role="status" className="text-ui">
          {t.said}
        </p>
      )}
      <div className="flex flex-wrap gap-4">
        <Button
          type="submit"
          variant={isYes ? 'outline' : 'solid'}
          name={matchField}
          value={isYes ? 'wait' : 'yes'}
          isBusy={isSending}
        >
          {isYes ? t.takeBack : t.answerYes}
        </Button>
        <Button type="submit" name={matchField} value="no" isBusy={isSending}>
          {t.answerNo}
        </Button>
      </div>
    </Form>
  );
}

/** Why nobody is there, as far as it is one’s own to know. */
function Nobody({ list: { restsUntil, lacks }, text: t }: { list: MatchList; text: MatchesText }) {
  const { date } = useFormats();
  return (
    <section aria-labelledby="nobody" className="border-t border-line pt-8">
      <h2 id="nobody" className="font-display text-h3">
        {t.nobody}
      </h2>
      <p className="mt-2 max-w-2xl text-lead text-ink-soft">
        {restsUntil ? fill(t.rests, { date: date(restsUntil) }) : t.nobodyText}
      </p>
      {lacks.length > 0 && (
        <ul className="mt-6 grid max-w-2xl gap-3 text-ui text-ink-soft">
          {lacks.map((lack) => (
            <li key={lack} className="border-l-2 border-edge pl-4">
              {t.lacks[lack]}
            </li>
          ))}
        </ul>
      )}
      {lacks.includes('page') && (
        <ButtonLink to="/settings/account#page" className="mt-6">
          {t.openPage}
        </ButtonLink>
      )}
    </section>
  );
}
