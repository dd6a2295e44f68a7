import {
  type DocText,
  examples,
  list,
  note,
  part,
  steps,
  text,
} from '#features/documentation/doc-text.ts';

export const interpreting: DocText = {
  title: 'Reading your findings',
  summary:
    'From what the words say to what you make of it. With three dreams analysed before your eyes.',
  parts: [
    part(
      'order',
      'An order that works',
      steps(
        'Read the dream again without the analysis. Note its strongest moment.',
        'Look at the findings one by one. For each: do the words say so? Answer.',
        'Look for what is missing. What you felt and did not write, the analysis cannot see.',
        'Take the questions below the text. Answer one of them, in writing.',
        'Stop there. A dream does not have to be solved.',
      ),
    ),
    part(
      'traps',
      'Three traps',
      list(
        '*The dictionary.* Water does not “mean” emotion. Ask what water is to you, and what it was doing there.',
        '*The prophecy.* We remember the dreams that came true and forget the others.',
        '*The story that fits too well.* An explanation that ties everything together pleases, true or not.',
      ),
      text(
        'There is one solid lead, though: dreams mostly speak of what occupies us awake, of the people and the worries of the moment. Researchers call it continuity. Ask yourself where, these days, you have felt the same.',
      ),
    ),
    part(
      'examples',
      'Three dreams, read by the real engine',
      text(
        'These three dreams were written for this page. Their analysis is no illustration: this server’s engine has read them as it would read yours, with its “perhaps” and its silences.',
      ),
      examples,
      note('None of these readings says what the dream means. The dreamer decides.'),
    ),
  ],
};
