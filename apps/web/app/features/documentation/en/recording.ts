import { type DocText, list, note, part, terms, text } from '#features/documentation/doc-text.ts';

export const recording: DocText = {
  title: 'Telling a dream',
  summary: 'Writing on waking, what is kept, up to which length, and where the draft goes.',
  parts: [
    part(
      'when',
      'When to write',
      text(
        'At once. A dream fades within minutes, faster still when one moves or thinks of the day ahead. Stay still first and go through it backwards, from its end to its beginning; then write.',
      ),
    ),
    part(
      'write',
      'What to write',
      list(
        'What happened, in the order in which it comes back. The exact order matters less than the details.',
        'What you felt, named plainly: “I am afraid”, “I am relieved”.',
        'Who was there, and where. “My kitchen, only larger” is worth more than “a room”.',
        'What did not fit the waking world. It is often the most precious part.',
      ),
      text('Do not tidy it into a story. A fragment is a dream.'),
    ),
    part(
      'limits',
      'The lengths',
      terms(
        [
          'Your dream',
          '500 characters, counted as people count letters: an emoji is one. The counter warns you.',
        ],
        [
          'Full report',
          '20,000 characters. It stands under “Add details”. You alone read it, and your analysis reads it instead of the short text.',
        ],
        ['Title', '120 characters.'],
        ['Tags', '12, of 30 characters each, separated by a comma.'],
      ),
    ),
    part(
      'draft',
      'The draft',
      text(
        'What you write is kept on this device as you go. If the page closes, open it again: the draft comes back with its time. Publishing removes it; so does “Clear it”.',
      ),
    ),
    part(
      'details',
      'The details',
      text(
        'All of them optional. Mood goes from very painful to very pleasant, lucidity from 0 (none) to 10 (full), vividness from blurred to vivid. The place is what you type: Reverie never asks for your position.',
      ),
    ),
    part(
      'voice',
      'Aloud',
      text(
        'Reverie does not record your voice yet. The dictation of a phone or computer writes into the field like a keyboard: on waking it is often the quickest way.',
      ),
      note(
        'On some devices dictation sends your voice to their maker. Its settings often allow keeping it on the device.',
      ),
    ),
  ],
};
