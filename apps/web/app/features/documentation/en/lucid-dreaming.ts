import {
  type DocText,
  exercise,
  list,
  note,
  part,
  steps,
  terms,
  text,
} from '#features/documentation/doc-text.ts';

export const lucidDreaming: DocText = {
  title: 'Dreaming and knowing it',
  summary:
    'Lucid dreaming, step by step: recall, your own signs, tests, the MILD method, and when to leave it be.',
  parts: [
    part(
      'what',
      'What is it?',
      text(
        'A dream is lucid when one knows, while dreaming, that one dreams. Nothing more: one can be lucid without steering anything, and steer a dream without being lucid. It has been established since the late 1970s, when sleepers signalled their lucidity by eye movements agreed beforehand, in the midst of REM sleep (Hearne, then LaBerge).',
      ),
      text(
        'About one person in two says they have had at least one. It can be learned, slowly, and not by everybody. This guide gives you the essentials in forty-five minutes of reading and exercises; the rest happens at night, over some weeks.',
      ),
    ),
    part(
      'care',
      'When to leave it be',
      text('Read this before you begin.'),
      list(
        'You sleep badly or too little. The main method costs sleep; yours comes first.',
        'You have known psychosis, dissociative episodes, or trouble telling dreams from waking. Speak first to whoever cares for you.',
        'You take a medicine that acts on sleep: the same advice.',
        'You are going through a hard time. This can wait.',
      ),
      text(
        'While learning, people sometimes wake unable to move for some moments, at times with the sense that somebody is there. It is sleep paralysis: frightening, brief and harmless. Breathe, move a toe, it passes. If it comes often, stop waking at night.',
      ),
    ),
    part(
      'recall',
      'First exercise: remember',
      text(
        'A lucid dream you forget has not happened for you. As long as you do not hold on to a dream nearly every morning, this is the only exercise to do.',
      ),
      exercise(
        'Prepare to remember',
        8,
        'Put something to write with in reach, the page already open. A phone will do if its light is dim.',
        'Tonight, write this sentence by hand: “When I wake I stay still and ask: what was happening?” To put it in your own words helps more than to read it.',
        'Close your eyes and play the scene: you wake, you do not move, a piece comes back, you draw out another. Do it three times.',
        'Now take an old dream. Write it backwards, from its last image to its first. That is the gesture of the morning.',
      ),
      note(
        'Seven days in a row before you go on. Write “nothing” on mornings without a dream as well: you will see it change.',
      ),
    ),
    part(
      'signs',
      'Second exercise: your signs',
      text(
        'Most often one becomes lucid by noticing that something is off. Everybody has anomalies of their own. To know them in advance is to learn what to watch for.',
      ),
      exercise(
        'Read your last ten dreams',
        10,
        'Open them one by one. Read the section “Strangeness” of the analysis, then read the text without it: it misses some.',
        'Put each anomaly into one of the four families below.',
        'Keep the three that come most often. These are your signs. Give them a tag, such as `sign: lift`.',
        'For each of them, write: “Next time I see…, I ask myself whether I am dreaming.”',
      ),
      terms(
        [
          'Inside',
          'A thought, a feeling or a sensation out of proportion: fear without a cause, a body too heavy.',
        ],
        [
          'Deeds',
          'You or somebody else does what cannot be done: fly, breathe under water, walk through a pane.',
        ],
        [
          'Shapes',
          'A thing, a place or a person has not its shape: one room too many, a face that changed.',
        ],
        [
          'Situations',
          'All is ordinary, except that you have no business there: school at forty, someone who has died.',
        ],
      ),
    ),
    part(
      'tests',
      'Third exercise: test reality',
      text(
        'A test is a gesture whose outcome differs in a dream. It is worth as much as the doubt that goes with it: done by rote, it will be done by rote in the dream, and show nothing.',
      ),
      terms(
        ['Read again', 'Read a line, look away, read it again. In dreams the words often change.'],
        [
          'Breathe',
          'Pinch your nose and try to breathe in. If the air comes through, you are dreaming.',
        ],
        ['Trace back', 'Ask yourself how you came here. In dreams there is often no before.'],
      ),
      exercise(
        'An honest doubt',
        5,
        'Do the three tests now, one after the other, slowly.',
        'Before each, find a serious reason to think that you may be dreaming at this moment. Insist until you hesitate a little.',
        'Imagine that the test succeeds. What do you see around you? Stay there for ten seconds.',
        'Choose three moments of your day to do this again, preferably such as resemble your signs: a staircase, a mirror, a station.',
      ),
      note('Five times a day with doubt are worth more than fifty without. Never at the wheel.'),
    ),
    part(
      'mild',
      'Fourth exercise: the MILD method',
      text(
        'Described by Stephen LaBerge in 1980, it is the best studied. It leans on a faculty you have already: to remember, at the right moment, something one has promised oneself. It works mostly after some hours of sleep, when dreams are long.',
      ),
      text(
        'In an Australian study (Aspy and colleagues, 2017), people who joined reality tests, a short waking and MILD had, over a week, a lucid dream about one night in six. That is a lot; it is not every night.',
      ),
      steps(
        'Set an alarm about five hours after bedtime, one or two nights a week, when you can get up late.',
        'On waking, find a dream. Any dream, even a fragment.',
        'Stay awake for five to ten minutes in dim light. Write the dream down.',
        'Go back to bed and repeat, meaning it: “Next time I dream, I remember that I am dreaming.”',
        'See again the dream you have just left. When you come to one of your signs, notice it this time, and become lucid. Imagine what follows.',
        'Alternate the sentence and the scene until the intention is the last thing on your mind. Sleep.',
      ),
      exercise(
        'The rehearsal by day',
        8,
        'Take your most recent dream and one of your three signs.',
        'Settle down, eyes closed. Say the sentence five times, slowly, without reciting it.',
        'Play the dream up to the sign. Stop it there: “This is a dream.” Do the test that suits you.',
        'Go on for thirty seconds, knowing it. Then do the whole scene again, twice.',
        'Decide on the morning when you will try for good, and set the alarm now.',
      ),
    ),
    part(
      'inside',
      'Fifth exercise: stay in the dream',
      text(
        'A first lucid dream often lasts a few seconds. Joy wakes one up. What to do has to be decided beforehand.',
      ),
      steps(
        'Nothing grand. Slow down, breathe.',
        'Rub your hands or touch a wall: keeping the senses of the dream busy holds it.',
        'Look at one thing, then at another. Stare at nothing for long.',
        'Tell yourself again that you are dreaming, every few seconds: one forgets very fast.',
        'If everything fades, let yourself spin on the spot, or fall backwards, and wait for another scene.',
      ),
      exercise(
        'A single intention',
        6,
        'Choose one simple thing to do the first time: look at the sky, touch water, ask somebody of the dream a question.',
        'Write it down in one line. One only: two will not hold.',
        'Play the five steps above with your eyes closed, really rubbing your hands.',
        'End by imagining yourself awake, still, writing it all down.',
      ),
    ),
    part(
      'nightmares',
      'What about nightmares?',
      text(
        'To know that one dreams does not make fear go away, but leaves the choice to stay, to leave or to turn round. For frequent nightmares, a simpler and better established method is practised by day: rewriting the dream with another ending and rehearsing it, awake (imagery rehearsal). A psychologist can go along with it. Begin there.',
      ),
    ),
    part(
      'plan',
      'Four weeks',
      terms(
        ['Week 1', 'Recall, every morning. No alarm at night.'],
        ['Week 2', 'Your signs, and five tests a day with an honest doubt.'],
        ['Week 3', 'MILD, one or two nights, the rehearsal by day on the others.'],
        ['Week 4', 'The same, with your intention. Then a week of nothing.'],
      ),
      text(
        'In Reverie, note the lucidity each time, from 0 to 10: 1 for a passing doubt, 5 for a lucidity that slips away, 10 when you knew all along. Tick “Lucid” among the kinds. The analysis also marks words that say one is dreaming, but your note is what counts: you were there.',
      ),
      exercise(
        'Your first evening',
        8,
        'Read “When to leave it be” again and decide frankly whether now is the time.',
        'Write down the day you begin and the day you stop.',
        'Prepare the notebook, the sentence and the bed. Set the time to get up, and no alarm at night this week.',
        'Tell in Reverie, privately, the last dream you remember. It will be where you started.',
      ),
    ),
  ],
};
