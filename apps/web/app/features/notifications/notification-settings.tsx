import { mentioners } from '@reverie/contract/mentions.rules';
import type { Mute, NotificationSettings as Settings } from '@reverie/contract/notifications';
import { digestRhythms } from '@reverie/contract/notifications.rules';
import { ChevronDown } from 'lucide-react';
import { Form } from 'react-router';
import {
  type NotificationRefusal,
  notificationField,
} from '#features/notifications/notification.form.ts';
import { useLanguage, useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { Choices } from '#ui/choices.tsx';
import { Done } from '#ui/done.tsx';
import { TextField } from '#ui/field.tsx';
import { Submit, useIsSending } from '#ui/submit.tsx';

type SettingsProps = {
  settings: Settings;
  /** By whose clocks the choices will be kept. */
  timeZone: string;
  done: boolean;
  /** Whether the device it is read on is told. */
  isPushed: boolean;
  refusal: NotificationRefusal | undefined;
};

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** What one is told of, where, and when not. */
export function NotificationSettings(props: SettingsProps) {
  const { settings, timeZone, done, isPushed: isDeviceTold, refusal } = props;
  const { settings: t, ...all } = useMessages('notifications');
  const isSending = useIsSending();
  const isSaving = useIsSending({ name: notificationField, value: 'choices' });
  const { choices, quiet, mutes } = settings;
  return (
    <>
      <section id="notifications" className="grid gap-5">
        <header className="grid gap-1">
          <h2 className="font-display text-h3">{t.title}</h2>
          <p className="max-w-prose text-ui text-ink-soft">{t.lead}</p>
        </header>
        {refusal && !isSending && <Alert occasion={refusal}>{all[refusal.reason]}</Alert>}
        {done && !refusal && <Done>{t.saved}</Done>}
        <Form method="post" preventScrollReset className="grid gap-8">
          <ul>
            {choices.map(({ kind, isHere, mail, isPushed }) => (
              <li key={kind} className="notification-choice">
                <span className="text-ui">{all.kinds[kind].name}</span>
                <label className="flex items-center gap-2 text-small text-ink-soft">
                  <input
                    type="checkbox"
                    className="size-5"
                    name={`here-${kind}`}
                    defaultChecked={isHere}
                    aria-label={t.hereOf(all.kinds[kind].name)}
                  />
                  {t.here}
                </label>
                {isDeviceTold ? (
                  <label className="flex items-center gap-2 text-small text-ink-soft">
                    <input
                      type="checkbox"
                      className="size-5"
                      name={`push-${kind}`}
                      defaultChecked={isPushed}
                      aria-label={t.pushOf(all.kinds[kind].name)}
                    />
                    {t.push}
                  </label>
                ) : (
                  // Another device may be told: what was chosen for it stays.
                  isPushed && <input type="hidden" name={`push-${kind}`} value="on" />
                )}
                <label className="flex items-center gap-2 text-small text-ink-soft">
                  {t.mail}
                  <span className="select">
                    <select
                      className="input"
                      name={`mail-${kind}`}
                      defaultValue={mail}
                      aria-label={t.mailOf(all.kinds[kind].name)}
                    >
                      {digestRhythms.map((rhythm) => (
                        <option key={rhythm} value={rhythm}>
                          {all.rhythms[rhythm]}
                        </option>
                      ))}
                    </select>
                    <ChevronDown aria-hidden="true" />
                  </span>
                </label>
              </li>
            ))}
          </ul>
          <Choices
            legend={t.mentions}
            lead={t.mentionsLead}
            name="mentions"
            offered={mentioners}
            chosen={settings.mentions}
          >
            {(each) => t.mentioners[each]}
          </Choices>
          <fieldset className="grid gap-4">
            <legend className="text-ui font-medium">{t.quiet}</legend>
            <p className="text-small text-ink-soft">
              {t.quietLead} {t.zone(timeZone)}
            </p>
            <div className="grid max-w-sm grid-cols-2 gap-4">
              {(['from', 'until'] as const).map((end) => (
                <ChoiceField key={end} label={t[end]} name={end} value={String(quiet?.[end] ?? '')}>
                  <option value="">{t.noQuiet}</option>
                  {hours.map((hour) => (
                    <option key={hour} value={hour}>
                      {t.hour(hour)}
                    </option>
                  ))}
                </ChoiceField>
              ))}
            </div>
          </fieldset>
          <div>
            <Submit
              variant="outline"
              name={notificationField}
              value="choices"
              isBusy={isSaving}
              busyLabel={t.saving}
            >
              {t.save}
            </Submit>
          </div>
        </Form>
      </section>
      <Mutes mutes={mutes} />
    </>
  );
}

function Mutes({ mutes }: { mutes: readonly Mute[] }) {
  const { settings: t } = useMessages('notifications');
  const language = useLanguage();
  const nameOf = ({ dream, person, member, thread, word }: Mute) => {
    if (thread) return t.ofThread(thread.dream.title || thread.dream.firstWords, thread.firstWords);
    if (member) return t.ofMember(member.pseudonym.name[language], member.community);
    if (dream) return t.ofDream(dream.title || dream.firstWords);
    return person ? (person.displayName ?? person.username) : t.ofWord(word ?? '');
  };
  return (
    <section className="grid gap-5 border-t border-line pt-10">
      <header className="grid gap-1">
        <h2 className="font-display text-h3">{t.mutesTitle}</h2>
        <p className="max-w-prose text-ui text-ink-soft">{t.mutesLead}</p>
      </header>
      {mutes.length === 0 ? (
        <p className="text-ui text-ink-faint">{t.mutesNone}</p>
      ) : (
        <ul>
          {mutes.map((mute) => (
            <li key={mute.id} className="flex items-center gap-4 border-b border-line py-2">
              <bdi className="min-w-0 flex-1 text-ui wrap-anywhere">{nameOf(mute)}</bdi>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="id" value={mute.id} />
                <Button
                  type="submit"
                  variant="quiet"
                  name={notificationField}
                  value="unmute"
                  aria-label={t.unmuteOf(nameOf(mute))}
                >
                  {t.unmute}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        {(['word', 'person'] as const).map((kind) => (
          <Form key={kind} method="post" preventScrollReset className="grid gap-3">
            <TextField label={t[kind]} name="about" required maxLength={60} />
            <div>
              <Button type="submit" name={notificationField} value={kind}>
                {t.mute}
              </Button>
            </div>
          </Form>
        ))}
      </div>
    </section>
  );
}
