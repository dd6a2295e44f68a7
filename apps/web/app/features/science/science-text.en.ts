import type { ScienceText } from '#features/science/science-text.fr.ts';

export const scienceEn = {
  title: 'What the analysis can do',
  lead: 'How Reverie is evaluated, with what results, and what nobody should conclude from them.',
  protocolTitle: 'The protocol',
  protocol: [
    'Trained coders have read dream reports by the system of Hall and Van de Castle (1966): who is there, who does what to whom, what befalls them, what anyone feels, where it happens. The engine is given the same reports, one at a time, and answers the same questions with yes or no.',
    'The reports come from DreamBank (G. W. Domhoff and A. Schneider, 2008). They belong to those who contributed them; none of their texts is part of Reverie.',
    'Every figure has its number of dreams and a 95% interval from a thousand resamples. The dreams of one person are alike, so the interval is narrower than it would be for a new dreamer.',
  ],
  scoresTitle: 'The scores',
  scoresNote:
    'F1 and balanced accuracy are out of 100. Cohen’s κ runs from 0, agreement by chance, to 1. The weak lines are here too.',
  columns: { line: 'What is read', n: 'Dreams', score: 'Score', interval: '95% interval' },
  lines: {
    'emotions, micro F1 | A': 'Feelings, of anybody (F1)',
    'felt by the dreamer, micro F1 | A': 'Feelings of the dreamer (F1)',
    'valence, balanced accuracy | one side coded': 'Pleasant or painful tone (accuracy)',
    'animal, κ | all dreams': 'Animals (κ)',
    'indoor, κ | norms-f': 'Indoor places (κ)',
    'aggression, κ | all dreams': 'Aggression (κ)',
    'friendliness, κ | all dreams': 'Friendliness (κ)',
    'misfortune, κ | all dreams': 'Misfortune (κ)',
    'success, κ | all dreams': 'Success (κ)',
    'family, κ | all dreams': 'Family, each dream read alone (κ)',
    'good fortune, κ | all dreams': 'Good fortune (κ)',
    'failure, κ | all dreams': 'Failure (κ)',
  },
  limitsTitle: 'What cannot be said from them',
  limits: [
    'These are development figures: words, rules and constants were chosen on these very dreams. Only a set kept apart could say how the engine does on somebody it has never read.',
    'Nobody outside has validated French. We wrote and coded 76 French and 76 English reports ourselves; they tell whether both languages are read alike, and nothing more.',
    'No figure says what a dream means, or anything about the health of whoever dreamt it.',
    'The dreamers studied spoke English and most of them lived in the United States, some sixty years ago.',
  ],
  wholeTitle: 'All the rest',
  whole: 'The full document has every table, what was tried, and what each idea gained or cost.',
  wholeLink: 'Read the full document',
} satisfies ScienceText;
