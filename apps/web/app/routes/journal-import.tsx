import { importFields } from '@reverie/contract/imports.rules';
import type { Client } from '@reverie/sdk';
import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { apiContext, requireUser } from '#api/context.ts';
import { asPageError, codeOf } from '#api/refusal.ts';
import { ColumnsForm } from '#features/imports/columns-form.tsx';
import { DecisionForm } from '#features/imports/decision-form.tsx';
import { BesideList, CountList, Preview } from '#features/imports/dry-run.tsx';
import { ImportProgress } from '#features/imports/import-list.tsx';
import { isAtWork, refusalWords, stateOf } from '#features/imports/wording.ts';
import styles from '#features/journal/journal.css?url';
import { JournalTabs } from '#features/journal/journal-frame.tsx';
import { DocumentHead } from '#head/document-head.tsx';
import { useMessages } from '#language/messages.tsx';
import { useLookAgain } from '#loading/use-look-again.ts';
import { Alert } from '#ui/alert.tsx';
import { textOf } from '#ui/form-text.ts';
import { Page, PageHead } from '#ui/page.tsx';

export const links = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  requireUser(context, request);
  const { imports } = context.get(apiContext);
  return imports.get({ id: params.id ?? '' }).catch(asPageError);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  requireUser(context, request);
  const form = await request.formData();
  const intent = textOf(form, 'intent');
  const id = params.id ?? '';
  let isGone = false;
  try {
    isGone = await obey(context.get(apiContext), { id, intent, form });
  } catch (error) {
    return data({ code: codeOf(error) }, { status: 400 });
  }
  throw redirect(isGone ? '/journal/imports' : `/journal/imports/${id}`);
}

type Wish = { id: string; intent: string; form: FormData };

/** Whether the import is there no more. */
async function obey({ imports }: Client, { id, intent, form }: Wish): Promise<boolean> {
  if (intent === 'apply') {
    await imports.apply({ id, isSharedAgain: form.get('shareAgain') !== null });
  }
  if (intent === 'match') {
    const said = form.getAll('column');
    const columns = said.map((value) => importFields.find((field) => field === value) ?? null);
    await imports.match({ id, columns });
  }
  if (intent !== 'undo') return false;
  await imports.undo({ id });
  return true;
}

export default function JournalImport() {
  const t = useMessages('imports');
  const made = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { status, problem, columns, samples, preview } = made;
  useLookAgain(isAtWork(made));
  const name = made.fileName || t.unnamed;
  const details = [stateOf(made, t), made.kind && t.kinds[made.kind]].filter(Boolean).join(' · ');
  return (
    <Page>
      <DocumentHead title={`${name} · ${t.title}`} isListed={false} />
      <PageHead title={name}>
        <p role="status" className="mt-3 text-lead text-ink-soft">
          {details}
        </p>
        <ImportProgress made={made} />
      </PageHead>
      <JournalTabs />
      <div className="grid gap-12">
        {refused && <Alert occasion={refused}>{refusalWords(refused.code, t)}</Alert>}
        {problem && <Alert occasion={problem}>{t.problems[problem]}</Alert>}
        {(status === 'ready' || status === 'done') && !problem && <CountList made={made} />}
        {(status === 'ready' || status === 'done') && <BesideList made={made} />}
        {!isAtWork(made) && <DecisionForm made={made} />}
        {status === 'ready' && columns.length > 0 && (
          <ColumnsForm columns={columns} samples={samples} />
        )}
        {status === 'ready' && <Preview entries={preview} />}
        <p className="text-ui">
          <Link to="/journal/imports" className="inline-link">
            {t.back}
          </Link>
        </p>
      </div>
    </Page>
  );
}
