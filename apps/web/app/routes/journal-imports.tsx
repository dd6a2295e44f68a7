import { importKinds } from '@reverie/contract/imports.rules';
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
import { codeOf } from '#api/refusal.ts';
import { BringForm } from '#features/imports/bring-form.tsx';
import { ImportList } from '#features/imports/import-list.tsx';
import styles from '#features/journal/journal.css?url';
import { JournalTabs } from '#features/journal/journal-frame.tsx';
import { DocumentHead } from '#head/document-head.tsx';
import { useMessages } from '#language/messages.tsx';
import { textOf } from '#ui/form-text.ts';
import { Page, PageHead } from '#ui/page.tsx';

export const links = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireUser(context, request);
  return context.get(apiContext).imports.list();
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireUser(context, request);
  const form = await request.formData();
  const file = form.get('file');
  const kind = importKinds.find((each) => each === textOf(form, 'kind')) ?? 'auto';
  // What no file was chosen for comes as an empty one without a name.
  if (!(file instanceof File) || (file.size === 0 && file.name === '')) {
    return data({ code: 'invalid_body' } as const, { status: 400 });
  }
  const { imports } = context.get(apiContext);
  let id: string;
  try {
    ({ id } = await imports.request({ file, kind }));
  } catch (error) {
    return data({ code: codeOf(error) }, { status: 400 });
  }
  throw redirect(`/journal/imports/${id}`);
}

export default function JournalImports() {
  const t = useMessages('imports');
  const { imports } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <Page>
      <DocumentHead title={t.title} isListed={false} />
      <PageHead title={t.title} lead={t.lead} />
      <JournalTabs />
      <div className="grid gap-14 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-24">
        <BringForm refusal={refused?.code} />
        <div className="grid content-start gap-14">
          <ImportList imports={imports} />
          <p className="text-ui">
            <Link to="/journal/exports" className="inline-link">
              {t.take}
            </Link>
          </p>
        </div>
      </div>
    </Page>
  );
}
