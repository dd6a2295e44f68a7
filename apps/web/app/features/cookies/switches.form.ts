import type { ConsentChoice } from '#keeping/consent.ts';
import { everything, onlyEssential } from '#keeping/consent.ts';
import { isTicked } from '#ui/form-text.ts';

/** What a form of choices says: its switches, or all or nothing by the button that sent it. */
export function readSwitches(form: FormData): ConsentChoice {
  const choice = form.get('choice');
  if (choice === 'all') return everything;
  if (choice === 'none') return onlyEssential;
  return {
    functional: isTicked(form, 'functional'),
    analytics: isTicked(form, 'analytics'),
    marketing: isTicked(form, 'marketing'),
  };
}
