import {
  type DocText,
  exercise,
  list,
  note,
  part,
  text,
} from '#features/documentation/doc-text.ts';

export const dreamAnalysis: DocText = {
  title: 'Analysing a dream',
  summary:
    'A first dream, from waking to a question that matters, without a dictionary or a prophecy.',
  parts: [
    part(
      'need',
      'What do you need?',
      text(
        'A dream, even a short one, and fifteen minutes without a phone that rings. Best is a dream of last night. If nothing is left of it, take an old one of which an image has stayed with you.',
      ),
      text(
        'At the end you will not have the meaning of the dream. You will have something more useful: what it really says, what you put into it, and one question to take along.',
      ),
    ),
    part(
      'write',
      'Write',
      exercise(
        'The dream as it is',
        4,
        'Write the dream in the present tense, as “I”, without reading it over.',
        'Wherever you remember a feeling, name it in one word.',
        'Draw a line where the dream jumps from one scene to another.',
        'Last, add what you felt *on waking*. It is not always the same.',
      ),
      note(
        '“It was weird” says next to nothing. What was wrong: the size, the place, the person, the moment?',
      ),
    ),
    part(
      'words',
      'Note what the words say',
      text(
        'Share the dream privately and open its page. The findings come from the words alone; they serve as a second look, slower than yours and without intentions.',
      ),
      exercise(
        'Finding by finding',
        4,
        'Touch a finding and look at the words that light up.',
        'Ask yourself: is it really there? Answer “This resonates”, “Not right” or “I don’t know”.',
        'Spot a finding that surprises you. You had not noticed that you wrote that.',
        'Spot what is missing. If you were afraid and nothing says so, the word is not there: add it.',
      ),
    ),
    part(
      'yours',
      'Ask what it is to you',
      text(
        'Choose one thing of the dream: a person, a place, an object, a deed. Not the strangest, but the one with the most weight.',
      ),
      exercise(
        'As if to someone from far away',
        4,
        'Describe that thing to somebody who has never seen one: what it is, what it is for, what people think of it.',
        'Say how it was in the dream, and how that differs.',
        'Complete: “It reminds me of…”. Take the first answer, then a second one.',
        'Complete: “These days I felt the same when…”.',
      ),
      text(
        'If nothing comes, choose another thing, or stop. A dream that says nothing is the usual case, and there is nothing to force.',
      ),
    ),
    part(
      'keep',
      'Keep a question',
      exercise(
        'One sentence',
        3,
        'Give the dream a title: three to five words, taken from the text.',
        'At the end of the full report, write a question that the dream leaves you. Not an answer.',
        'Give it two tags: a place and a feeling. They will serve you when you have ten dreams.',
      ),
    ),
    part(
      'honest',
      'Stay honest with yourself',
      list(
        'You are the only judge. A reading that says nothing to you is not yours, wherever it comes from.',
        'An idea born of a dream is an idea. Check it awake before you act on it, all the more when it concerns somebody else.',
        'If the dream opens something painful again, leave it, and speak to somebody.',
      ),
      text(
        'After ten dreams, the guide [Recognising what returns](/documentation/guides/pattern-recognition) takes over.',
      ),
    ),
  ],
};
