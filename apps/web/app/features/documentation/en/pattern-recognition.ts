import {
  type DocText,
  exercise,
  list,
  note,
  part,
  steps,
  text,
} from '#features/documentation/doc-text.ts';

export const patternRecognition: DocText = {
  title: 'Recognising what returns',
  summary: 'Reading a series of dreams: choosing a question, counting, and allowing for chance.',
  parts: [
    part(
      'why',
      'Why a series',
      text(
        'A single dream lets one suppose anything. Twenty dreams of one person show what insists: people, places, troubles that resemble each other. Those who study long series mostly find a kinship with waking life, with what occupies and what worries us.',
      ),
      text(
        'But the mind sees patterns everywhere, where there are none too. This guide teaches both gestures at once: finding, and doubting what one finds.',
      ),
      list(
        'You need at least ten dreams, twenty if you can, noted as they came.',
        'Reckon with thirty minutes. The first two exercises may be done on different days.',
      ),
    ),
    part(
      'gather',
      'Gather without sorting',
      exercise(
        'Ten dreams, noted in one way',
        8,
        'Take your last ten dreams in order, the dull ones included. To choose the most striking would spoil everything.',
        'Give each three tags, always of the same kinds: a place, a feeling, a situation (`late`, `exam`, `reunion`).',
        'Always use the same word for the same thing. Are `house` and `flat` one motif or two? Decide once.',
        'If you noted mood and quality of sleep, see that they are noted everywhere or nowhere.',
      ),
      note('The best tag is a word you would have given without knowing what you are looking for.'),
    ),
    part(
      'ask',
      'Ask one question, in advance',
      text(
        'This is the point that changes everything. A question asked before looking can be answered with no. A question found while looking is always answered with yes.',
      ),
      exercise(
        'Write the question down',
        4,
        'Put it so that somebody else could count for you: “In how many of my dreams am I late?”',
        'Write what you expect: “I think I shall find four in ten.”',
        'Say what would count as a yes and what would not. Is waiting for someone who is late being late?',
      ),
    ),
    part(
      'count',
      'Count',
      exercise(
        'Three columns',
        8,
        'Draw three columns: the date, yes or no, the exact words of the dream.',
        'Go through the ten dreams. Without exact words it is a no.',
        'Look for the word in [Explore dreams](/dashboard) to find those you may have skipped.',
        'Count the yeses. Compare with what you expected.',
      ),
      text(
        'The distance from your expectation is a result already. We almost always overrate the dreams that leave a mark.',
      ),
    ),
    part(
      'doubt',
      'Allow for chance',
      text(
        'Late in four dreams of ten: is that many? It depends on three things that are easily forgotten.',
      ),
      steps(
        '*Length.* A long report names more things. If your dreams of being late are your longest reports, the pattern may be in your writing.',
        '*The usual rate.* Nearly everybody dreams of running, of searching, of being late. A common motif is no personal message.',
        '*The number of questions.* If you have looked at twenty motifs, it would be odd if none stood out.',
      ),
      exercise(
        'The control word',
        6,
        'Choose a word of no interest to you: `table`, `street`, `blue`. Count it in the same way.',
        'If it returns as often as your motif, be careful.',
        'Toss a coin ten times and write the sequence down. Look: there are runs of three or four. Chance makes those.',
        'Split your dreams in two halves, the first five and the last five. Is the motif in both?',
      ),
    ),
    part(
      'link',
      'Hold it against the day before',
      exercise(
        'Two lines a night',
        4,
        'For each yes, write one line about the day before: where were you, what was on your mind?',
        'Do the same for two nights without the motif. This is the step people skip, and the only one that allows a comparison.',
        'If the same concern shows up on both sides, it does not explain the difference.',
      ),
    ),
    part(
      'further',
      'Go further',
      list(
        'Begin again with ten new dreams and the *same* question. A motif that holds on new dreams is worth more than a hundred reckonings on old ones.',
        'Who programs may ask for `GET /api/patterns`: the engine asks hundreds of questions at once and corrects for their number. See [What returns](/documentation/features/patterns).',
      ),
      note(
        'A nightmare that keeps coming and wears you out is no pattern to study. There are treatments; a doctor can point the way.',
      ),
    ),
  ],
};
