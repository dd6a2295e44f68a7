import { type DocText, list, note, part, terms, text } from '#features/documentation/doc-text.ts';

export const sharing: DocText = {
  title: 'Sharing',
  summary:
    'Private or open to others: what each of them sees, what stays yours, and how to change your mind.',
  parts: [
    part(
      'levels',
      'Two choices',
      terms(
        [
          'Private',
          'You alone. For everybody else it is as if the dream did not exist: its address leads to a page that is not found.',
        ],
        ['Public', 'The whole community of readers, signed with your username.'],
      ),
      text(
        'You choose dream by dream. The form offers *Public* the first time and then remembers your last choice on this device. There is no anonymous sharing and no closed circle today: when in doubt, keep the dream private.',
      ),
    ),
    part(
      'community',
      'What the community sees',
      list(
        'The shared text, its title, its tags, its painting, the place and the details you gave.',
        'An analysis made of that text alone. The full report is no part of it, nor is what your other dreams say of the people close to you.',
        'Its likes and the number of its views.',
      ),
      note(
        'A dream often speaks of other people. Before you make it public, change the names that are not yours to give.',
      ),
    ),
    part(
      'warnings',
      'Hard subjects',
      text(
        'Violence, sex, sexual violence, death, self-harm, a phobia: tick what others may want to avoid. The dream is then shown only to people who are signed in, veiled until they open it, and its painting waits for your word. For the dreams of others, [your profile](/profile) lets you choose: veiled, open, or excluded from lists. A dream noted as a nightmare waits for it too before it is painted.',
      ),
    ),
    part(
      'link',
      'Send the link',
      text(
        'The address of a public dream is copied like any other. Where it is pasted, a preview shows its painting and its first words.',
      ),
    ),
    part(
      'change',
      'Change your mind',
      text(
        'Through “Edit”, turn it private again: the dream leaves the lists and the search at once. What somebody copied in the meantime cannot be called back. “Take down” puts it in the bin for thirty days.',
      ),
    ),
  ],
};
