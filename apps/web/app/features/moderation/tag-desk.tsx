import type { FreeTag, Tag, TagAct, TagDesk } from '@reverie/contract/tags';
import { ArrowLeft, ChevronDown, ChevronRight, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import type { TagFault } from '#features/moderation/tag-desk.form.ts';
import type { TagDeskText } from '#features/moderation/tag-desk-text.fr.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { fill } from '#language/fill.ts';
import { useFormats, useLanguage } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Done } from '#ui/done.tsx';
import { TextField } from '#ui/field.tsx';
import { Page, PageHead } from '#ui/page.tsx';
import { SearchField } from '#ui/search-field.tsx';

type TagDeskProps = {
  text: TagDeskText;
  desk: TagDesk;
  query: string;
  isDone: boolean;
  fault: TagFault | undefined;
};

/** Where moderators say what tags mean. Works by links and forms alone. */
export function TagDeskPage({ text: t, desk, query, isDone, fault }: TagDeskProps) {
  const { counted } = useFormats();
  const lead = counted(t.freeLead, desk.looked);
  return (
    <Page>
      <DocumentHead title={t.title} description={t.description} isListed={false} />
      <p className="mb-4">
        <Link to="/moderation" className="inline-flex min-h-11 items-center gap-2 text-ui">
          <ArrowLeft aria-hidden="true" className="size-4" /> {t.back}
        </Link>
      </p>
      <PageHead title={t.title} lead={t.lead}>
        <SearchField
          action="/moderation/tags"
          everything="/moderation/tags"
          query={query}
          words={t.search}
          limit={30}
          className="mt-8 w-full max-w-xl"
        />
      </PageHead>
      {fault && <Alert occasion={fault}>{t.faults[fault]}</Alert>}
      <Done>{isDone && !fault && t.done}</Done>
      <div className="mt-6 grid gap-14 lg:grid-cols-2 lg:gap-20">
        <section aria-labelledby="free" className="min-w-0">
          <h2 id="free" className="font-display text-h2">
            {t.free}
          </h2>
          <p className="mt-2 mb-4 text-small text-ink-faint">{lead}</p>
          {desk.free.length === 0 && <p className="text-ui text-ink-soft">{t.noFree}</p>}
          <ul>
            {desk.free.map((each) => (
              <Free key={each.name} free={each} tags={desk.tags} text={t} />
            ))}
          </ul>
        </section>
        <section aria-labelledby="known" className="min-w-0">
          <h2 id="known" className="mb-4 font-display text-h2">
            {t.known}
          </h2>
          <Fold name={t.makeNew}>
            <Names text={t} intent="make" />
          </Fold>
          {desk.tags.length === 0 && <p className="mt-4 text-ui text-ink-soft">{t.none}</p>}
          {desk.tags.map((tag) => (
            <Known key={tag.id} tag={tag} text={t} />
          ))}
        </section>
        <Acts acts={desk.acts} text={t} />
      </div>
    </Page>
  );
}

function Fold({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <details className="fold border-b border-line">
      <summary>
        <ChevronRight aria-hidden="true" />
        {name}
      </summary>
      <div className="grid gap-5 pt-1 pb-6 pl-7">{children}</div>
    </details>
  );
}

type NamesProps = {
  text: TagDeskText;
  intent: 'make' | 'rename';
  tag?: Tag;
  spelling?: string;
};

/** A name in each language, for a tag there is or a new one. */
function Names({ text: t, intent, tag, spelling }: NamesProps) {
  return (
    <Form method="post" className="grid gap-4 sm:grid-cols-[1fr_1fr_auto] sm:items-end">
      {tag && <input type="hidden" name="id" value={tag.id} />}
      {spelling && <input type="hidden" name="spelling" value={spelling} />}
      <TextField
        label={t.fr}
        name="fr"
        lang="fr"
        autoComplete="off"
        required
        maxLength={60}
        defaultValue={tag?.name.fr ?? spelling}
      />
      <TextField
        label={t.en}
        name="en"
        lang="en"
        autoComplete="off"
        required
        maxLength={60}
        defaultValue={tag?.name.en ?? spelling}
      />
      <Button type="submit" name="intent" value={intent}>
        {intent === 'make' ? t.save : t.rename}
      </Button>
    </Form>
  );
}

function Uses({ of, text: t }: { of: FreeTag | Tag; text: TagDeskText }) {
  const { number, counted } = useFormats();
  const isExact = !('isExact' in of) || of.isExact;
  return (
    <span className="ml-auto shrink-0 font-normal text-small text-ink-faint">
      {isExact ? counted(t.uses, of.dreams) : fill(t.least, { n: number(of.dreams) })}
    </span>
  );
}

type FreeProps = { free: FreeTag; tags: readonly Tag[]; text: TagDeskText };

function Free({ free, tags, text: t }: FreeProps) {
  const language = useLanguage();
  const { name } = free;
  return (
    <li>
      <Fold
        name={
          <>
            <bdi className="min-w-0 truncate">{name}</bdi>
            <Uses of={free} text={t} />
          </>
        }
      >
        {tags.length > 0 && (
          <Form method="post" className="flex flex-wrap items-end gap-4">
            <input type="hidden" name="spelling" value={name} />
            <label className="grid min-w-0 flex-1 gap-2 text-ui font-medium">
              {t.mean}
              <span className="select">
                <select name="id" className="input" required defaultValue="">
                  <option value="">{t.choose}</option>
                  {tags.map((tag) => (
                    <option key={tag.id} value={tag.id}>
                      {tag.name[language]}
                    </option>
                  ))}
                </select>
                <ChevronDown aria-hidden="true" />
              </span>
            </label>
            <Button
              type="submit"
              name="intent"
              value="merge"
              aria-label={fill(t.mergeOf, { name })}
            >
              {t.merge}
            </Button>
          </Form>
        )}
        <div className="grid gap-3">
          <p className="text-small text-ink-faint">{fill(t.makeOf, { name })}</p>
          <Names text={t} intent="make" spelling={name} />
        </div>
      </Fold>
    </li>
  );
}

function Known({ tag, text: t }: { tag: Tag; text: TagDeskText }) {
  return (
    <Fold
      name={
        <>
          <span className="min-w-0 truncate">
            <bdi lang="fr">{tag.name.fr}</bdi>
            {tag.name.en !== tag.name.fr && (
              <bdi lang="en" className="ml-3 font-normal text-ink-faint">
                {tag.name.en}
              </bdi>
            )}
          </span>
          <Uses of={tag} text={t} />
        </>
      }
    >
      <div className="grid gap-2">
        <p className="text-small text-ink-faint">
          {tag.spellings.length > 0 ? t.spellings : t.noSpellings}
        </p>
        <ul className="flex flex-wrap gap-3">
          {tag.spellings.map((name) => (
            <li key={name}>
              <Form method="post" className="tag-spelling">
                <input type="hidden" name="id" value={tag.id} />
                <input type="hidden" name="spelling" value={name} />
                <bdi>{name}</bdi>
                <button
                  type="submit"
                  name="intent"
                  value="split"
                  aria-label={fill(t.split, { name })}
                >
                  <X aria-hidden="true" className="size-4" />
                </button>
              </Form>
            </li>
          ))}
        </ul>
      </div>
      <Names text={t} intent="rename" tag={tag} />
      <Form method="post" className="flex flex-wrap items-center gap-3">
        <input type="hidden" name="id" value={tag.id} />
        <Button type="submit" variant="quiet" name="intent" value="unmake">
          {t.unmake}
        </Button>
        <span className="text-small text-ink-faint">{t.unmakeHint}</span>
      </Form>
    </Fold>
  );
}

function Acts({ acts, text: t }: { acts: readonly TagAct[]; text: TagDeskText }) {
  const { date, time } = useFormats();
  const language = useLanguage();
  return (
    <section aria-labelledby="acts" className="min-w-0 lg:col-span-2">
      <h2 id="acts" className="mb-4 font-display text-h2">
        {t.acts}
      </h2>
      {acts.length === 0 && <p className="text-ui text-ink-soft">{t.noActs}</p>}
      <ul className="grid max-w-3xl gap-3">
        {acts.map(({ act, tag, spelling, by, at }) => (
          <li key={`${at} ${tag.fr} ${spelling}`} className="text-ui text-ink-soft">
            <span className="mr-3 text-small text-ink-faint">
              {date(at)} {time(at)}
            </span>
            <bdi>{by ?? t.gone}</bdi> {t.act[act]} <bdi className="text-ink">{tag[language]}</bdi>
            {spelling && (
              <>
                {' '}
                (<bdi>{spelling}</bdi>)
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
