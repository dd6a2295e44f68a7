import type {
  Community,
  CommunityQuestion,
  CommunityQuestions,
} from '@reverie/contract/communities';
import { questionLimit } from '@reverie/contract/communities.rules';
import { Form, Link } from 'react-router';
import type { CommunitiesText } from '#features/communities/communities-text.fr.ts';
import { fill } from '#language/fill.ts';
import { useFormats } from '#language/messages.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Submit, useIsSending } from '#ui/submit.tsx';

/** The last day of a question that opened on a Monday. */
function sundayOf(monday: string): string {
  return new Date(Date.parse(monday) + 6 * 86_400_000).toISOString().slice(0, 10);
}

type QuestionProps = { of: CommunityQuestion; community: Community; text: CommunitiesText };

/** The question of this week, with the ways to answer it and to read what others answered. */
export function OpenQuestion({ of, community, text: t }: QuestionProps) {
  const { date } = useFormats();
  const { viewer } = community;
  const asked = new URLSearchParams({ community: viewer.id ?? '', question: of.id });
  return (
    <section aria-labelledby="question" className="max-w-3xl">
      <p className="flex flex-wrap gap-x-4 text-small text-ink-soft">
        <span>{t.question.open}</span>
        {of.week && <span>{fill(t.question.until, { date: date(sundayOf(of.week)) })}</span>}
      </p>
      <h2 id="question" dir="auto" className="mt-2 font-display text-h2 text-pretty">
        {of.words}
      </h2>
      <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        {viewer.id && <ButtonLink to={`/dreams/new?${asked}`}>{t.question.answer}</ButtonLink>}
        <Answers of={of} community={community} text={t} />
      </p>
    </section>
  );
}

/** How many answer, and the way to them; a circle counts nothing. */
function Answers({ of, community: { slug, isCircle }, text: t }: QuestionProps) {
  const { counted } = useFormats();
  if (of.dreams === 0) return null;
  return (
    <Link to={`/communities/${slug}?question=${of.id}`} className="inline-link text-ui">
      {isCircle ? t.question.read : counted(t.question.answers, of.dreams)}
    </Link>
  );
}

type QuestionsProps = {
  questions: CommunityQuestions;
  community: Community;
  text: CommunitiesText;
};

/** This week's question, those before it and, for who looks after the house, those to come. */
export function Questions({ questions, community, text: t }: QuestionsProps) {
  const { date } = useFormats();
  const { open, past, waiting } = questions;
  const { role } = community.viewer;
  const isManaged = role === 'owner' || role === 'moderator';
  return (
    <div className="grid gap-x-20 gap-y-14 lg:grid-cols-2">
      <div>
        {open ? (
          <OpenQuestion of={open} community={community} text={t} />
        ) : (
          <p className="mt-10 max-w-xl text-lead text-ink-soft">{t.question.none}</p>
        )}
        <section aria-labelledby="past" className="mt-14">
          <h2 id="past" className="mb-4 font-display text-h3">
            {t.question.past}
          </h2>
          {past.length === 0 && <p className="text-ui text-ink-soft">{t.question.noPast}</p>}
          <ul>
            {past.map((of) => (
              <li key={of.id} className="border-b border-line py-4">
                <p className="text-small text-ink-faint">
                  {of.week && fill(t.question.week, { date: date(of.week) })}
                </p>
                <p dir="auto" className="mt-1 font-text text-card wrap-anywhere">
                  {of.words}
                </p>
                <Answers of={of} community={community} text={t} />
              </li>
            ))}
          </ul>
        </section>
      </div>
      {isManaged && <Coming waiting={waiting} community={community} text={t} />}
    </div>
  );
}

type ComingProps = {
  waiting: readonly CommunityQuestion[];
  community: Community;
  text: CommunitiesText;
};

function Coming({ waiting, community, text: t }: ComingProps) {
  const isBusy = useIsSending();
  const { number } = useFormats();
  return (
    <section aria-labelledby="coming" className="mt-10 grid content-start gap-6">
      <h2 id="coming" className="font-display text-h3">
        {t.question.waiting}
      </h2>
      <p className="text-ui text-ink-soft">{t.question.waitingLead}</p>
      {waiting.length === 0 ? (
        <p className="text-ui text-ink-faint">{t.question.noWaiting}</p>
      ) : (
        <ol className="house-rules">
          {waiting.map(({ id, words }) => (
            <li key={id}>
              <Form method="post" className="flex items-center justify-between gap-4">
                <input type="hidden" name="id" value={id} />
                <span dir="auto" className="min-w-0 wrap-anywhere">
                  {words}
                </span>
                <Button
                  type="submit"
                  variant="quiet"
                  name="intent"
                  value="drop"
                  aria-label={fill(t.question.dropOf, { words })}
                  className="shrink-0"
                >
                  {t.question.drop}
                </Button>
              </Form>
            </li>
          ))}
        </ol>
      )}
      {!community.isArchived && (
        // Drawn anew once a question was taken: the field is empty for the next.
        <Form key={waiting.length} method="post" className="grid gap-4">
          <Field
            label={t.question.write}
            hint={fill(t.question.writeHint, { n: number(questionLimit) })}
          >
            {(control) => (
              <textarea
                dir="auto"
                className="input"
                name="question"
                rows={2}
                required
                maxLength={questionLimit}
                {...control}
              />
            )}
          </Field>
          <p>
            <Submit name="intent" value="ask" isBusy={isBusy} busyLabel={t.question.adding}>
              {t.question.add}
            </Submit>
          </p>
        </Form>
      )}
    </section>
  );
}
