import type { Client } from '@reverie/sdk';
import { codeOf } from '#api/refusal.ts';
import { textOf } from '#ui/form-text.ts';

const reasons = ['transcription_off', 'consent_required', 'recording_unfinished'] as const;

export type RecordingRefusal = { of: 'recording'; reason: (typeof reasons)[number] | 'other' };

const intents = ['remove-sound', 'remove-recording', 'transcribe'] as const;

export function isAboutRecording(form: FormData): boolean {
  return intents.some((intent) => intent === textOf(form, 'intent'));
}

/** Sends what is to be done with a recording; null where it was taken. */
export async function sendRecording(
  { recordings }: Client,
  form: FormData,
): Promise<RecordingRefusal | null> {
  const intent = textOf(form, 'intent');
  const id = textOf(form, 'recordingId');
  try {
    if (intent === 'remove-sound') await recordings.remove({ id, keep: 'words' });
    if (intent === 'remove-recording') await recordings.remove({ id });
    if (intent === 'transcribe') await recordings.transcribe({ id });
    return null;
  } catch (error) {
    const code = codeOf(error);
    return { of: 'recording', reason: reasons.find((reason) => reason === code) ?? 'other' };
  }
}
