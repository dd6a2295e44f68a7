import { mentioners } from '@reverie/contract/mentions.rules';
import type { MuteCreation, NotificationChoices } from '@reverie/contract/notifications';
import { chosenKinds, digestRhythms } from '@reverie/contract/notifications.rules';
import type { Client } from '@reverie/sdk';
import { codeOf } from '#api/refusal.ts';
import { textOf } from '#ui/form-text.ts';

/** The name of the field that says what a form about notifications does. */
export const notificationField = 'notification';

/** What was done, as the page that follows says it. */
export type Done = 'read' | 'muted' | 'saved' | 'unmuted';
export type NotificationRefusal = { of: 'notifications'; reason: 'failed' | 'full' | 'unknown' };
type Answer = Done | NotificationRefusal;

/** Marks as read, mutes, hears again, or keeps choices; null where the form is about something else. */
export async function sendNotificationForm(
  { notifications }: Client,
  form: FormData,
  timeZone: string,
): Promise<Answer | null> {
  const intent = textOf(form, notificationField);
  const id = textOf(form, 'id');
  try {
    if (intent === 'read') await notifications.read({ ids: [id] });
    if (intent === 'read-all') await notifications.read();
    if (intent === 'read' || intent === 'read-all') return 'read';
    if (intent === 'choices') {
      await notifications.choose(choicesOf(form, timeZone));
      return 'saved';
    }
    if (intent === 'unmute') {
      await notifications.unmute({ id });
      return 'unmuted';
    }
    const wish = muteOf(intent, textOf(form, 'about').trim());
    if (!wish) return null;
    await notifications.mute(wish);
    return 'muted';
  } catch (error) {
    return { of: 'notifications', reason: reasonOf(codeOf(error)) };
  }
}

function reasonOf(code: ReturnType<typeof codeOf>): NotificationRefusal['reason'] {
  if (code === 'mutes_full') return 'full';
  return code === 'not_found' || code === 'invalid_body' ? 'unknown' : 'failed';
}

function muteOf(intent: string, about: string): MuteCreation | null {
  if (intent === 'dream') return { kind: 'dream', dreamId: about };
  if (intent === 'thread') return { kind: 'thread', commentId: about };
  if (intent === 'member') return { kind: 'member', memberId: about };
  if (intent === 'person') return { kind: 'person', username: about };
  return intent === 'word' ? { kind: 'word', word: about } : null;
}

/** What the form of the settings says. Unticked boxes are not sent. */
export function choicesOf(form: FormData, timeZone: string): NotificationChoices {
  const [from, until] = ['from', 'until'].map((name) => {
    const written = textOf(form, name);
    return /^\d{1,2}$/.test(written) ? Number(written) : null;
  });
  const mentions = mentioners.find((each) => each === textOf(form, 'mentions'));
  return {
    choices: chosenKinds.map((kind) => ({
      kind,
      isHere: form.has(`here-${kind}`),
      isPushed: form.has(`push-${kind}`),
      mail: digestRhythms.find((each) => each === textOf(form, `mail-${kind}`)) ?? 'none',
    })),
    quiet: typeof from === 'number' && typeof until === 'number' ? { from, until } : null,
    ...(mentions && { mentions }),
    timeZone,
  };
}
