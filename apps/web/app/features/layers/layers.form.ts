import { additionKinds } from '@reverie/contract/layers.rules';
import type { Client } from '@reverie/sdk';
import { codeOf } from '#api/refusal.ts';
import { textOf } from '#ui/form-text.ts';

const reasons = ['invalid_body', 'report_full', 'additions_full', 'sealing_off'] as const;
type Reason = (typeof reasons)[number] | 'blank' | 'other';

type Said = { content: string; passage: string; kind: string };

/** A form of the page that was not taken, with what was typed into it. */
export type LayerRefusal = { intent: string; reason: Reason; said: Said; hasChanged: boolean };

/** Sends a form of the page to the API; null where it was taken. */
export async function sendLayer(
  { layers }: Client,
  id: string,
  form: FormData,
): Promise<LayerRefusal | null> {
  const intent = textOf(form, 'intent');
  const additionId = textOf(form, 'additionId');
  const said = {
    content: textOf(form, 'content').replace(/\r\n?/g, '\n'),
    passage: textOf(form, 'passage'),
    kind: textOf(form, 'kind'),
  };
  const refused = (reason: Reason, hasChanged = false) => ({ intent, reason, said, hasChanged });
  if (intent === 'add' && said.content.trim() === '') return refused('blank');
  try {
    if (intent === 'add') {
      const kind = additionKinds.find((one) => one === said.kind) ?? 'addition';
      await layers.add({ id, content: said.content, kind, passage: said.passage.trim() || null });
    }
    if (intent === 'let_in' || intent === 'apart') {
      await layers.settle({ id, additionId, state: intent });
    }
    if (intent === 'remove') await layers.removeAddition({ id, additionId });
    if (intent === 'restore') {
      const revision = Number(textOf(form, 'revision'));
      await layers.restoreVersion({ id, number: Number(textOf(form, 'number')) }, { revision });
    }
  } catch (error) {
    const code = codeOf(error);
    const hasChanged = code === 'revision_changed';
    return refused(reasons.find((reason) => reason === code) ?? 'other', hasChanged);
  }
  return null;
}
