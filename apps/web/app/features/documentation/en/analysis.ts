import { type DocText, list, note, part, terms, text } from '#features/documentation/doc-text.ts';

export const analysis: DocText = {
  title: 'The analysis',
  summary: 'What the engine notes, on which words, how sure it is, and what it does not know.',
  parts: [
    part(
      'reads',
      'What the engine does',
      text(
        'It reads the words and their grammar, by rules and lexicons written for dreams, after the categories that Hall and Van de Castle published in 1966 and that researchers still use. It runs on this server. It does not guess what the dream means.',
      ),
      text(
        'One rule holds throughout: *no finding without its words*. Where nothing is clear enough, it is silent.',
      ),
    ),
    part(
      'lit-words',
      'The lit words',
      list(
        'A thin line: a finding rests on these words.',
        'A line and light: this is the finding you have touched. A line leads from the word to the finding.',
        'Grey dashes: the dream names the thing to say that it is not there. “I am not afraid” does not count as fear.',
      ),
    ),
    part(
      'kinds',
      'What it notes',
      terms(
        [
          'Emotions',
          'Happiness, confusion, sadness, apprehension, anger: the five classes of Hall and Van de Castle.',
        ],
        [
          'Characters',
          'Family, friends, acquaintances, strangers, animals, imaginary beings. The dreamer is never one of them.',
        ],
        ['What passes between them', 'Hostility, kindness, sexuality, and who acts towards whom.'],
        ['Places', 'Indoors or outdoors, familiar or not, and which place.'],
        ['What happens', 'Misfortune, good fortune, success, failure.'],
        [
          'Symbols',
          'What the dream names that makes a picture: water, a door, a wolf. The finding says that it is there, never what it might mean.',
        ],
        [
          'Strangeness, lucidity, nightmare',
          'Read by words alone. No human coding has allowed us to measure how right they are, and the page says so.',
        ],
      ),
    ),
    part(
      'certainty',
      'How sure it is',
      text(
        '“The text mentions”: a chance of at least 80% that a person trained in coding would note the same. “May evoke” or “perhaps”, in dashes: less than that. Below the threshold of its class a finding is not shown.',
      ),
      text(
        'These chances were fitted on 1,183 English dreams coded by trained people. “Method and uncertainty”, at the foot of every analysis, says the rest: the language recognised, the length, the version of the engine and what is missing from this reading.',
      ),
      note('Under 50 words, some findings are fragile. The analysis of a short dream says so.'),
    ),
    part(
      'languages',
      'French and English',
      text(
        'The engine reads both, and recognises the language of the text by itself. No outside coder has validated its reading of French yet; every analysis in French carries that sentence. In another language, it says that it does not recognise it.',
      ),
    ),
    part(
      'answer',
      'Answer it',
      text(
        'Below a finding: “This resonates”, “Not right” or “I don’t know”. Your answer stays with the finding and may change. It does not alter how other dreams are read.',
      ),
    ),
    part(
      'limits',
      'What it does not do',
      list(
        'It hears neither irony nor what is left unsaid.',
        'It makes no diagnosis and says nothing about your health.',
        'It predicts nothing.',
        'It keeps no dictionary in which every image has a meaning.',
      ),
    ),
  ],
};
