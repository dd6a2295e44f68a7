import { comings, isHour, ways } from '@reverie/contract/practice.rules';
import type { Client } from '@reverie/sdk';
import { codeOf } from '#api/refusal.ts';
import { isTicked, textOf } from '#ui/form-text.ts';

export const practiceActs = [
  ...(['reminders', 'counting', 'intend', 'answer', 'drop', 'rehearsal', 'rehearse'] as const),
  ...(['remove', 'forget'] as const),
] as const;
export type PracticeAct = (typeof practiceActs)[number];

const codes = ['rehearsals_full', 'sealing_off'] as const;

/** A form of the page that was not taken, with what was written in it. */
export type PracticeRefusal = {
  act: PracticeAct;
  reason: (typeof codes)[number] | 'blank' | 'days' | 'too_long' | 'other';
  id: string;
  values: Record<string, string>;
};

const written = ['text', 'checks', 'before', 'after', 'evening', 'morning'] as const;

/** The form, as the page asked to do it; null where it is none of this page. */
export function actOf(form: FormData): PracticeAct | null {
  return practiceActs.find((act) => act === textOf(form, 'act')) ?? null;
}

/** A form that was not taken, as its page shows it again. */
export function refusePractice(form: FormData, reason: PracticeRefusal['reason']): PracticeRefusal {
  const values = Object.fromEntries(written.map((name) => [name, textOf(form, name)]));
  return { act: actOf(form) ?? 'intend', reason, id: textOf(form, 'id'), values };
}

/** Sends a form of practice to the API; null where it was taken. */
export async function sendPractice(
  api: Client,
  form: FormData,
  timeZone: string,
): Promise<PracticeRefusal | null> {
  const missing = missingIn(form);
  if (missing) return refusePractice(form, missing);
  try {
    await send(api, form, timeZone);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'invalid_body') return refusePractice(form, 'too_long');
    return refusePractice(form, codes.find((each) => each === code) ?? 'other');
  }
  return null;
}

function missingIn(form: FormData): PracticeRefusal['reason'] | null {
  const act = actOf(form);
  const isBlank = (name: string) => textOf(form, name).trim() === '';
  if (act === 'intend' && isBlank('text')) return 'blank';
  if (act === 'rehearsal' && isBlank('before') && isBlank('after')) return 'blank';
  if (act === 'reminders' && form.getAll('day').length === 0) return 'days';
  return null;
}

async function send({ practice }: Client, form: FormData, timeZone: string): Promise<void> {
  const date = textOf(form, 'date');
  const id = textOf(form, 'id');
  const lines = (name: string) => textOf(form, name).replace(/\r\n?/g, '\n');
  switch (actOf(form)) {
    case 'reminders': {
      const hour = (name: string) => {
        const said = textOf(form, name).slice(0, 5);
        return isHour(said) ? said : null;
      };
      const hours = { evening: hour('evening'), morning: hour('morning') };
      const reminders = { ...hours, days: daysIn(form.getAll('day')), timeZone };
      return practice.choose({ reminders });
    }
    case 'counting':
      return practice.choose({ countsNights: isTicked(form, 'on') });
    case 'intend': {
      const way = ways.find((each) => each === textOf(form, 'way')) ?? 'incubation';
      const said = textOf(form, 'checks').trim();
      const checks = /^\d{1,2}$/.test(said) ? Number(said) : null;
      await practice.intend({ date, way, text: lines('text'), checks });
      return;
    }
    case 'answer': {
      const came = comings.find((each) => each === textOf(form, 'came')) ?? null;
      await practice.answer({ date, came });
      return;
    }
    case 'drop':
      return practice.drop({ date });
    case 'rehearsal': {
      const said = { before: lines('before'), after: lines('after') };
      await (id ? practice.rewrite({ id, ...said }) : practice.write(said));
      return;
    }
    case 'rehearse':
      await practice.rehearse({ id, date });
      return;
    case 'remove':
      return practice.remove({ id });
    case 'forget':
      return practice.forget();
    case null:
      throw new Error('the form is none of practice');
  }
}

/** Weekdays as a form or an address names them, from Monday, 1. */
export function daysIn(all: readonly unknown[]): number[] {
  const days = all.map(Number).filter((day) => Number.isInteger(day) && day >= 1 && day <= 7);
  return [...new Set(days)].sort((one, other) => one - other);
}
