import { exportFormats, exportLanguages, exportRhythms } from '@reverie/contract/exports.rules';
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
import { codeOf, proofFor } from '#api/refusal.ts';
import { ExportForm } from '#features/exports/export-form.tsx';
import { ExportList } from '#features/exports/export-list.tsx';
import { PlanForm } from '#features/exports/plan-form.tsx';
import styles from '#features/journal/journal.css?url';
import { JournalTabs } from '#features/journal/journal-frame.tsx';
import { DocumentHead } from '#head/document-head.tsx';
import { useMessages } from '#language/messages.tsx';
import { textOf } from '#ui/form-text.ts';
import { Page, PageHead } from '#ui/page.tsx';

const path = '/journal/exports';

export const links = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireUser(context, request);
  const api = context.get(apiContext);
  const [{ exports }, { plan }] = await Promise.all([api.exports.list(), api.exports.plan()]);
  return { exports, plan };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireUser(context, request);
  const form = await request.formData();
  const intent = textOf(form, 'intent');
  try {
    await obey(context.get(apiContext), intent, form);
  } catch (error) {
    proofFor(error, path);
    return data({ intent, code: codeOf(error) }, { status: 400 });
  }
  throw redirect(path);
}

async function obey({ exports }: Client, intent: string, form: FormData): Promise<void> {
  const format = among(exportFormats, textOf(form, 'format'));
  const language = among(exportLanguages, textOf(form, 'language'));
  const rhythm = among(exportRhythms, textOf(form, 'rhythm'));
  if (intent === 'export' && format) {
    const from = textOf(form, 'from') || null;
    const to = textOf(form, 'to') || null;
    await exports.request({ format, language, from, to });
  }
  if (intent === 'plan' && format && rhythm) await exports.keepPlan({ format, rhythm });
  if (intent === 'drop-plan') await exports.dropPlan();
}

function among<T extends string>(known: readonly T[], said: string): T | undefined {
  return known.find((each) => each === said);
}

export default function JournalExports() {
  const t = useMessages('exports');
  const { exports, plan } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const refusalOf = (intent: string) => (refused?.intent === intent ? refused.code : undefined);
  return (
    <Page>
      <DocumentHead title={t.title} isListed={false} />
      <PageHead title={t.title} lead={t.lead} />
      <JournalTabs />
      <div className="grid gap-14 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-24">
        <ExportForm refusal={refusalOf('export')} />
        <div className="grid content-start gap-14">
          <ExportList exports={exports} />
          <PlanForm plan={plan} refusal={refusalOf('plan')} />
          <p className="grid justify-items-start gap-2 text-ui">
            <Link to="/journal/imports" className="inline-link">
              {t.bring}
            </Link>
            <Link to="/settings/data" className="inline-link">
              {t.everything}
            </Link>
          </p>
        </div>
      </div>
    </Page>
  );
}
