import { avatarSource, avatarTypes } from '@reverie/contract/avatars.rules';
import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, useEffect, useId, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { faultOf, type PictureFault } from '#features/profiles/picture.form.ts';
import type { ProfilesText } from '#features/profiles/profiles-text.fr.ts';
import { Alert } from '#ui/alert.tsx';
import { Avatar, avatarPixels } from '#ui/avatar.tsx';
import { Done } from '#ui/done.tsx';
import { Submit } from '#ui/submit.tsx';

export type PictureOutcome = { fault: PictureFault } | 'saved' | 'removed';

type PictureFormProps = {
  text: ProfilesText['picture'];
  user: { username: string; avatar: string | null };
  theme: string;
  outcome: PictureOutcome | undefined;
};

/** The picture one shows, how it becomes another one, and how it goes. */
export function PictureForm({ text, user, theme, outcome }: PictureFormProps) {
  const { shown, fault, isChosen, choose } = useChoice(user.avatar);
  const intent = useNavigation().formData?.get('intent');
  const refused = typeof outcome === 'object' ? outcome : undefined;
  const said = typeof outcome === 'string' && !intent && !isChosen ? text[outcome] : null;
  const [hint, removal] = [useId(), useId()];
  return (
    <section className="grid gap-5">
      <header className="grid gap-1">
        <h2 className="font-display text-h3">{text.title}</h2>
        <p className="text-ui text-ink-soft">{text.lead}</p>
      </header>
      {refused && !intent && !isChosen && (
        <Alert occasion={refused}>{text.refusals[refused.fault]}</Alert>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Avatar src={shown ?? avatarSource(user, avatarPixels('large'), theme)} size="large" />
        <Form
          method="post"
          encType="multipart/form-data"
          preventScrollReset
          className="grid min-w-0 flex-1 basis-72 gap-4"
        >
          <input type="hidden" name="intent" value="picture" />
          <label className="drop">
            <ImagePlus aria-hidden="true" className="size-5.5 shrink-0 text-ink-soft" />
            <span>{text.choose}</span>
            <input
              type="file"
              name="picture"
              accept={avatarTypes.join(',')}
              aria-describedby={hint}
              aria-invalid={fault ? true : undefined}
              onChange={choose}
            />
          </label>
          <p id={hint} className="text-small text-ink-faint">
            {text.limits}
          </p>
          <p
            role="status"
            className={`text-small empty:-mt-4 ${fault ? 'text-danger' : 'text-ink-soft'}`}
          >
            {fault ? text.refusals[fault] : shown && text.chosen}
          </p>
          <div className="flex flex-wrap items-center gap-4">
            <Submit
              variant="outline"
              isBusy={intent === 'picture'}
              busyLabel={text.saving}
              disabled={fault !== null}
            >
              {text.save}
            </Submit>
            {user.avatar && (
              <Submit
                form={removal}
                variant="quiet"
                isBusy={intent === 'picture-remove'}
                busyLabel={text.removing}
              >
                {text.remove}
              </Submit>
            )}
            <Done>{said}</Done>
          </div>
        </Form>
      </div>
      <Form method="post" preventScrollReset id={removal} hidden>
        <input type="hidden" name="intent" value="picture-remove" />
      </Form>
    </section>
  );
}

/** The file that was picked or dropped, as it will look, until the picture that is worn changes. */
function useChoice(worn: string | null) {
  const [file, setFile] = useState<File | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const fault = file && faultOf(file);
  const isFit = file !== null && fault === null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture is worn by now
  useEffect(() => setFile(null), [worn]);
  useEffect(() => {
    if (!isFit) return setShown(null);
    const address = URL.createObjectURL(file);
    setShown(address);
    return () => URL.revokeObjectURL(address);
  }, [file, isFit]);

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => setFile(target.files?.[0] ?? null);
  return { shown, fault, isChosen: file !== null, choose };
}
