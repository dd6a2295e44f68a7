import { lastNight } from '@reverie/contract/layers.rules';
import { nightAfter } from '@reverie/contract/nights.rules';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { apiContext, requireUser } from '#api/context.ts';
import { unlessUnreached } from '#api/forms.ts';
import { asPageError, codeOf } from '#api/refusal.ts';
import { type NotKept, readNight, updateOf, valuesOf } from '#features/nights/night.form.ts';
import { NightDreams } from '#features/nights/night-dreams.tsx';
import { NightForm } from '#features/nights/night-form.tsx';
import { waitingNight } from '#features/nights/waiting.form.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { dropForm, keepForm } from '#keeping/device/forms.ts';
import { useResumed } from '#keeping/use-resumed.ts';
import { formatsOf } from '#language/formats.ts';
import { useLanguage, useMessages } from '#language/messages.tsx';
import { textOf } from '#ui/form-text.ts';
import { Page, PageHead } from '#ui/page.tsx';

/** Of one night: more are told by few, and found from the journal. */
const shownDreams = 12;

/** Nights before the first dream to which links lead: of what came before it something may be said. */
const beforeFirst = 7;

const pathOf = (date: string) => `/journal/nights/${date}`;

export async function loader({ request, context, params: { date = '' } }: LoaderFunctionArgs) {
  requireUser(context, request);
  const api = context.get(apiContext);
  const night = await api.nights.get({ date }).catch(asPageError);
  const ids = night.dreams.slice(0, shownDreams);
  const dreams = await Promise.all(ids.map((id) => api.dreams.get({ id }))).catch(asPageError);
  const last = lastNight(new Date());
  const isLast = date >= last;
  // A date may be typed; the links end somewhere, for whoever follows them without an end in mind.
  const { first } = await api.journal.calendar({}).catch(asPageError);
  const isFirst = date <= nightAfter(first ?? last, -beforeFirst);
  const isSaved = new URL(request.url).searchParams.has('kept');
  return { night, dreams, isFirst, isLast, isSaved };
}

export async function action({ request, context, params: { date = '' } }: ActionFunctionArgs) {
  requireUser(context, request);
  const api = context.get(apiContext);
  const form = await request.formData();
  const kept = readNight(form);
  const revision = Number(textOf(form, 'revision')) || 0;
  try {
    await api.nights.put({ date, ...updateOf(kept) }, { revision });
  } catch (error) {
    const code = codeOf(error);
    const now = code === 'revision_changed' ? await api.nights.get({ date }) : null;
    const refused: NotKept = {
      ...{ code, kept, revision: now?.revision ?? revision },
      ...(now && { standing: valuesOf(now) }),
    };
    return data(refused, { status: now ? 412 : 400 });
  }
  throw redirect(`${pathOf(date)}?kept`);
}

/** Without a network it is kept on this device; where it leads on, nothing of it waits any more. */
export async function clientAction(page: ClientActionFunctionArgs) {
  const form = await page.request.clone().formData();
  const { id } = waitingNight(form, page.params.date ?? '');
  return staying(page).catch(async (answer: unknown) => {
    const isLeading = answer instanceof Response && answer.headers.has('location');
    if (isLeading) await dropForm(id).catch(() => {});
    throw answer;
  });
}

function staying(page: ClientActionFunctionArgs) {
  return unlessUnreached<NotKept>(async (form) => {
    const revision = Number(textOf(form, 'revision')) || 0;
    const refused: NotKept = { code: 'unavailable', kept: readNight(form), revision };
    if (navigator.onLine) return refused;
    const waits = await keepForm(waitingNight(form, page.params.date ?? '')).catch(() => null);
    return { ...refused, ...(waits && { waits }) };
  })(page);
}

export default function NightPage() {
  const { night, dreams, isFirst, isLast, isSaved } = useLoaderData<typeof loader>();
  const notKept = useActionData<NotKept>();
  useResumed();
  const t = useMessages('nights');
  const language = useLanguage();
  const { date, revision } = night;
  const days = formatsOf(language, 'UTC').night(`${date}T03:00:00Z`);
  const title = days ? t.title(days.from, days.to) : date;
  return (
    <Page>
      <DocumentHead title={title} isListed={false} />
      <p className="pt-6">
        <Link to={`/journal?moon=${date}`} className="lead">
          <ChevronLeft aria-hidden="true" />
          {t.back}
        </Link>
      </p>
      <PageHead title={title} lead={t.lead} />
      <nav aria-label={title} className="mb-12 flex justify-between gap-6 text-ui">
        {isFirst ? (
          <span />
        ) : (
          <Link to={pathOf(nightAfter(date, -1))} className="lead">
            <ChevronLeft aria-hidden="true" />
            {t.before}
          </Link>
        )}
        {!isLast && (
          <Link to={pathOf(nightAfter(date, 1))} className="lead">
            {t.after}
            <ChevronRight aria-hidden="true" />
          </Link>
        )}
      </nav>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-14 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)] lg:gap-20">
        {night.isUnreadable ? (
          <p className="alert">{t.unreadable}</p>
        ) : (
          <NightForm
            key={`${date} ${notKept ? 'refused' : revision}`}
            values={valuesOf(night)}
            revision={revision}
            notKept={notKept}
            hasDreams={dreams.length > 0}
            isSaved={isSaved}
          />
        )}
        <NightDreams dreams={dreams} />
      </div>
    </Page>
  );
}
