import type { DreamPreview } from '@reverie/contract/dreams';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { NightPreview, ShareFacts } from '#features/share/beside.tsx';
import { BlurField } from '#features/share/blur-field.tsx';
import { type Caret, caretIn, placeCaret } from '#features/share/caret.browser.ts';
import { DetailFields } from '#features/share/detail-fields.tsx';
import { differences } from '#features/share/differences.rules.ts';
import type { Draft } from '#features/share/draft.rules.ts';
import { DraftLine, SendLater, StampFields } from '#features/share/form-foot.tsx';
import { instantOf } from '#features/share/local-time.rules.ts';
import {
  ContentField,
  NightField,
  type SharedWith,
  VisibilityField,
} from '#features/share/main-fields.tsx';
import { PreviewField } from '#features/share/preview-field.tsx';
import type { NotSent } from '#features/share/sending.form.ts';
import { readStamp, type Stamp } from '#features/share/stamp.form.ts';
import { TagField } from '#features/share/tag-field.tsx';
import { lastVisibility, useDraft } from '#features/share/use-draft.ts';
import {
  blankValues,
  type DreamValues,
  isBlank,
  readDreamValues,
  readSharing,
  type Sharing,
} from '#features/share/values.form.ts';
import { Versions } from '#features/share/versions.tsx';
import { WaitsHere } from '#features/share/waits-here.tsx';
import { Warnings } from '#features/share/warnings-field.tsx';
import { wordsOf } from '#features/share/wording.ts';
import type { DraftKey } from '#keeping/kept.ts';
import { useMessages } from '#language/messages.tsx';
import { ownTimeZone } from '#language/own-time-zone.ts';
import { Alert } from '#ui/alert.tsx';
import { Submit, useIsSending } from '#ui/submit.tsx';

export type DreamFormProps = {
  username: string;
  values: DreamValues;
  /** Communities the dream may be shared with, each under another name. */
  communities: readonly SharedWith[];
  /** Where a draft of this form is kept. */
  draft: DraftKey;
  stamp: Stamp;
  isNew: boolean;
  /** What this device keeps and the form is filled with: it goes once the form is taken. */
  takenUp?: string | undefined;
  /** The moment of asking, in ISO 8601: the night of a dream that names no other. */
  now: string;
  notSent?: NotSent | undefined;
  /** The way back. */
  cancel: ReactNode;
  /** The question of a community that it answers, in its words. */
  question?: string | undefined;
  /** A way to say the dream: it is given what adds words to those that are written. */
  voice?: ((write: (words: string) => void) => ReactNode) | undefined;
  /** Draws what each reader would receive of it. */
  preview: (views: DreamPreview['views']) => ReactNode;
  /** What hangs beside the form where the dream is painted already. */
  painting?: ReactNode;
};

/** What fills the fields, and since when: another filling draws them anew. */
type Filling = {
  values: DreamValues;
  stamp: Stamp;
  edition: number;
  restoredAt: string | null;
  /** What stands, where the fields were filled with a draft of another revision. */
  standing?: DreamValues;
};

/** Tells a dream, or tells it otherwise. What is typed is kept on the device until it is sent. */
export function DreamForm(props: DreamFormProps) {
  const { draft, isNew, notSent, communities } = props;
  const values = notSent?.kept ?? props.values;
  // Who comes from a community tells there, whatever was chosen last.
  const isPlaced = values.visibility.startsWith('community:');
  const form = useRef<HTMLFormElement>(null);
  const caret = useRef<Caret | null>(null);
  const [isAwake, setAwake] = useState(false);
  const [filling, setFilling] = useState<Filling>(() => ({
    ...{ values, edition: 0, restoredAt: null },
    // The revision the fields were filled with: what is read anew meanwhile does not fill them.
    stamp: props.stamp,
  }));
  const stamp = notSent?.stamp ?? filling.stamp;
  const standing = notSent?.standing ?? filling.standing;
  const [blank] = useState(() => blankValues(values.timeZone));
  const kept = useDraft({ key: draft, blank }, () => {
    const typed = form.current && new FormData(form.current);
    const said = typed && readDreamValues(typed);
    return said && !isBlank(said) ? { values: said, stamp: readStamp(typed) } : null;
  });

  function fill(filled: DreamValues, further: Partial<Filling> = {}) {
    caret.current = caretIn(form.current);
    setFilling(({ edition }) => ({
      ...{ values: filled, stamp: props.stamp, edition: edition + 1, restoredAt: null },
      ...further,
    }));
  }

  /** The community that was chosen last may be left by now. */
  function known(sharing: Sharing): Sharing {
    const isThere = communities.some(({ id }) => sharing === `community:${id}`);
    return isThere || !sharing.startsWith('community:') ? sharing : 'private';
  }

  /** A draft of another revision is shown beside what stands, and is only then a change of that. */
  function bringBack(found: Draft) {
    const { keptAt: restoredAt } = found;
    if (isNew) return fill(found.values, { restoredAt, stamp: found.stamp });
    const typed = { ...found.values, timeZone: values.timeZone };
    if (differences(typed, values).length === 0) return kept.clear();
    const isOfThis = found.stamp.revision === props.stamp.revision;
    fill(found.values, { restoredAt, ...(!isOfThis && { standing: values }) });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the fields are drawn anew
  useLayoutEffect(() => {
    if (caret.current) placeCaret(caret.current);
    caret.current = null;
  }, [filling.edition]);

  // Before the browser takes another key: what is typed between reading the fields and drawing them
  // anew would be lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts have come
  useLayoutEffect(() => {
    setAwake(true);
    const typed = form.current && readDreamValues(new FormData(form.current));
    const found = kept.find();
    // Somebody quick has begun before the scripts came, or is shown a refused form: that stands.
    if (typed && typed.content !== '' && typed.content !== values.content) {
      fill(typed);
      kept.keepSoon();
    } else if (found && !notSent) bringBack(found);
    else if (isNew && values.content === '' && !values.audioId && !isPlaced) {
      // What came with words, from a voice or from this device, says itself who may read it.
      fill({ ...values, visibility: known(readSharing(lastVisibility())) });
    }
  }, []);

  function clearDraft() {
    kept.clear();
    fill(values);
    form.current?.querySelector('textarea')?.focus();
  }

  return (
    <Form
      ref={form}
      method="post"
      // To another address where no script runs: a browser forgets the page it posts to, and a step
      // back would then fill another form with what this one has sent.
      {...(!isAwake && { action: values.audioId ? `?sent&audioId=${values.audioId}` : '?sent' })}
      noValidate
      onInput={kept.keepSoon}
      // Whatever happens to the request, what was typed is on the device before it leaves.
      onSubmit={kept.keepNow}
    >
      <input type="hidden" name="draft" value={draft} />
      {props.takenUp && <input type="hidden" name="takenUp" value={props.takenUp} />}
      <input type="hidden" name="audioId" value={values.audioId} />
      <input type="hidden" name="question" value={values.question} />
      <StampFields stamp={stamp} />
      {standing && (
        <Versions mine={notSent?.kept ?? filling.values} standing={standing} occasion={notSent} />
      )}
      <DreamFields
        key={filling.edition}
        {...props}
        values={filling.values}
        isAwake={isAwake}
        onChange={kept.keepSoon}
        draftLine={
          <DraftLine keptAt={kept.keptAt} restoredAt={filling.restoredAt} onClear={clearDraft} />
        }
      />
    </Form>
  );
}

type DreamFieldsProps = DreamFormProps & {
  isAwake: boolean;
  onChange: () => void;
  draftLine: ReactNode;
};

function DreamFields(props: DreamFieldsProps) {
  const { values, isNew, isAwake, now, notSent, username, onChange, cancel, draftLine, painting } =
    props;
  const refusal = notSent?.refusal;
  const t = useMessages('share');
  const isBusy = useIsSending();
  const [content, setContent] = useState(values.content);
  const [dreamedAt, setDreamedAt] = useState(values.dreamedAt);
  const [visibility, setVisibility] = useState(values.visibility);
  const timeZone = useOwnTimeZone(values);
  function write(words: string) {
    setContent((before) => (before.trim() === '' ? words : `${before.trimEnd()} ${words}`));
    onChange();
  }
  const at = instantOf(dreamedAt, timeZone) ?? now;
  const isPrivate = visibility === 'private';
  const words = isNew
    ? { send: isPrivate ? t.keep : t.publish, busy: t.publishing }
    : { send: t.save, busy: t.saving };

  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_23rem] xl:gap-x-22">
      <div className="grid min-w-0 grid-cols-1 content-start gap-8">
        <NightField at={at} dreamedAt={dreamedAt} timeZone={timeZone} onChange={setDreamedAt} />
        {refusal && notSent.waits && !isBusy && (
          <WaitsHere key={notSent.waits.id} waiting={notSent.waits} draft={props.draft} />
        )}
        {refusal && !notSent.waits && !notSent.standing && !isBusy && (
          <Alert occasion={refusal}>
            {wordsOf(refusal, t, isNew)}
            {refusal.code === 'unavailable' && <SendLater />}
          </Alert>
        )}
        {props.question && (
          <p className="text-ui text-ink-soft">
            {t.answers} <bdi className="font-text text-ink">{props.question}</bdi>
          </p>
        )}
        <ContentField
          content={content}
          onChange={setContent}
          voice={props.voice?.(write)}
          isInvalid={refusal?.code === 'blank' && content.trim() === ''}
        />
        <TagField initial={values.tags} isAwake={isAwake} onChange={onChange} />
        <VisibilityField
          value={visibility}
          onChange={setVisibility}
          username={username}
          communities={props.communities}
        />
        <Warnings ticked={values.warnings} content={content} />
        <BlurField
          initial={values.blurred}
          content={content}
          sharing={visibility}
          onChange={onChange}
        />
        <DetailFields values={values} />
        <PreviewField isNew={isNew} show={props.preview} />
        <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-4">
          <div className="mr-auto min-h-6">{draftLine}</div>
          {cancel}
          <Submit
            size="large"
            isBusy={isBusy}
            busyLabel={words.busy}
            // Without scripts nothing could wake the button again.
            disabled={isAwake && content.trim() === ''}
          >
            {words.send}
          </Submit>
        </div>
      </div>
      <aside className="grid content-start gap-x-10 gap-y-5 sm:grid-cols-[16rem_1fr] lg:sticky lg:top-24 lg:grid-cols-1 lg:self-start">
        {painting ?? <NightPreview at={at} caption={t.previewCaption} />}
        <ShareFacts />
      </aside>
    </div>
  );
}

/** The clocks a typed hour is read on: the reader's own, once they are known. */
function useOwnTimeZone({ dreamedAt, timeZone }: DreamValues): string {
  const [zone, setZone] = useState(timeZone);
  useEffect(() => {
    // An hour that is already there was written on the clocks it came with.
    if (dreamedAt === '') setZone(ownTimeZone());
  }, [dreamedAt]);
  return zone;
}
