import { plans, trialDays } from '@reverie/contract/plans.rules';
import type { ScriptText } from '#features/assistant/script-text.ts';
import { formatsOf } from '#language/formats.ts';
import { setEnglish, typeset } from '#language/typography.ts';

const { euros } = formatsOf('en', 'UTC');
const { dreamer, explorer, oneirologist } = plans;
const closed = 'Payment is not open yet: today nothing is charged.';

const script: ScriptText = {
  nodes: {
    main: { label: 'Menu', text: ['What would you like to know?'] },
    project: {
      label: 'The project',
      text: [
        'Reverie is a dream journal. It keeps your report, paints a picture of it, and notes what its words contain, with the evidence.',
        'It does not guess what the dream means: that is yours.',
      ],
    },
    how: {
      label: 'How it works',
      text: ['In five steps. The first two are here; for each of the others I say how far it is.'],
    },
    launch: {
      label: 'The launch',
      text: [
        'Reverie is open: you can create an account, tell a dream, see it painted and read it again today.',
        'Payment is not here yet, and I have no date to give you. What changes is noted on the page “About”.',
      ],
    },
    features: {
      label: 'Features',
      text: [
        'Reverie reads a dream in French or English, paints it, and shows every word it relies on. Which part shall we talk about?',
      ],
    },
    journal: {
      label: 'Keeping a journal',
      text: [
        'Your nights hang there by moons, a year is seen at once, and the search also reads your sealed accounts, for you alone. A night of which nothing stayed is one tap.',
        'Each dream keeps its layers: the note of the day before, the first words, every version, what came back later. Taken down, it waits thirty days in the bin.',
        'You say what a symbol means to you, and who is who, once. All of it leaves as a book, a table or notes, and a journal kept elsewhere comes in the same way.',
      ],
    },
    voice: {
      label: 'Telling a dream aloud',
      text: [
        'Under the text of a dream, “Dictate” records what you say; your browser writes it if you choose so, once you know who hears.',
        'The page “The night” records your voice in the dark, without a network if need be, for you alone. The journal then offers to write it out.',
        'The text follows the sound, a word plays what follows it, and a report is proposed, made of your own words alone. The sound can be deleted at any time; the text stays.',
      ],
    },
    visual: {
      label: 'The picture of a dream',
      text: [
        'A program of Reverie’s composes a scene from what is strangest in the dream and prints it, on this server: gouache, linocut, cut paper, risograph or ink.',
        'You do not like the painting? Say below it, in one sentence, what it should show: that is what is painted then. The studio, on the dream’s page, makes another, or one of the sentence you touch, and the journal hangs your prints as an exhibition. A nightmare is painted only if you ask.',
      ],
    },
    returns: {
      label: 'What returns',
      text: [
        'The page “Patterns” of your journal reads your dreams together, for you alone: the people, places and feelings that come back, each with its count and its dreams. Below 25 dreams it counts, below 60 nights it looks for no rhythm, and it says so.',
        '“From night to night” keeps what you wish of the night, a reminder if you want one, and a written exercise that gives a nightmare another course. There is nothing to achieve.',
      ],
    },
    matching: {
      label: 'Links between dreams',
      text: [
        'On the page of a dream stand those that are like it, with what the two have in common. Each motif has its page, the sea or falling, and the weather of dreams says what people dreamt of last week, from twenty people on.',
        'Meetings are off until you agree: two people who share three unusual motifs are told so, and nothing else before two yeses. Private dreams never enter.',
      ],
    },
    pricing: {
      label: 'Pricing',
      text: [
        `Three plans are written down: Dreamer, free, Explorer at ${euros(explorer.monthly)} a month, Oneirologist at ${euros(oneirologist.monthly)} a month.`,
        closed,
      ],
    },
    free: {
      label: 'Dreamer (free)',
      text: [
        `It holds a private journal without limit, the analysis and the first painting of every dream. Once the plans open it will count ${dreamer.publicationsPerWeek} publications a week; today nothing is counted.`,
        'No advertising, no bank card.',
      ],
    },
    freeUpgrade: {
      label: 'What a paid plan would add',
      text: [
        `Explorer lifts the limit on publications and provides for ${explorer.visualisationsPerMonth} visualisations a month. Oneirologist provides for ${oneirologist.visualisationsPerMonth}, with the API.`,
        `The trial of Explorer will last ${trialDays} days, once, without a card. ${closed}`,
      ],
    },
    explorer: {
      label: 'Explorer',
      text: [
        `${euros(explorer.monthly)} a month, or ${euros(explorer.yearly)} a year: publications without limit, ${explorer.visualisationsPerMonth} visualisations a month, statistics, styled exports, ${explorer.ownedCommunities} private communities.`,
        `${closed} The plan opens together with what it contains.`,
      ],
    },
    explorerWhy: {
      label: 'Who is Explorer for?',
      text: [
        'For those who write down dreams almost every morning, share many of them, and want to see one dream in several pictures.',
        'If you mostly write for yourself, the free plan is enough: private dreams are not counted in it.',
      ],
    },
    pro: {
      label: 'Oneirologist',
      text: [
        `${euros(oneirologist.monthly)} a month, or ${euros(oneirologist.yearly)} a year, for those who work with dreams: ${oneirologist.visualisationsPerMonth} visualisations a month, the API, requests for consultations, a certificate, priority support.`,
        `${closed} The plan opens together with what it contains.`,
      ],
    },
    proDetails: {
      label: 'Oneirologist in detail',
      text: [
        `It provides for ${oneirologist.apiCallsPerMonth.toLocaleString('en-GB')} API calls a month, ${oneirologist.apiCallsPerMinute} a minute at most, and everything Explorer contains.`,
        'The API exists already: its page lets you try it for real.',
      ],
    },
    science: {
      label: 'The science',
      text: [
        'The analysis follows the categories of Hall and Van de Castle (1966), who count what a dream contains: feelings, people, places, deeds.',
        'Its scores are published with their method and their limits. They come from English dreams; no outside coder has validated French yet.',
      ],
    },
    institute: {
      label: 'A partner institute?',
      text: [
        'There is none today. No institute and no university works with Reverie, and I shall name nobody before it is signed.',
        'The protocol and the scores are public. If you do research, write to us.',
      ],
    },
    unconscious: {
      label: 'The collective unconscious',
      text: [
        'Carl Jung gave this name to a layer of the mind that all humans would have in common, made of inherited forms, the archetypes. The idea has fed much art and clinical work; no experiment has established it.',
        'Reverie does not claim to prove it. It counts what is said in the dreams people choose to share. That two people dream of water is a fact; where it comes from stays a question.',
      ],
    },
    contact: {
      label: 'Write to us',
      text: [
        'A person reads every message and answers by mail, usually within 24 hours. You first get a ticket number.',
        'The blog tells what is known about dreams, and what is not.',
      ],
    },
    help: {
      label: 'I have a question',
      text: [
        'Write it below in your own words. I look through the help and show you up to three answers.',
      ],
    },
    demo: {
      label: 'Try it on a dream',
      text: [
        'Tell a dream below, in English or French. Reverie’s real engine reads it here, in your browser: nothing is sent and nothing is kept, not even in this conversation.',
      ],
    },
    crisis: {
      label: 'I am not well',
      text: [
        'If you are thinking of dying or of hurting yourself, talk to somebody now. People answer these numbers day and night. If the danger is immediate, call the emergency services.',
        'I am a program: I cannot listen as they do. What you have just written stays between you and this page. Nothing is sent, kept or reported.',
      ],
    },
  },
  steps: [
    'Note the dream. In writing, in a few sentences, or aloud, in the dark.',
    'See it painted. The picture is made by itself, on this server.',
    'Find similar dreams. By tags, by words, and on a dream’s page by what the two have in common.',
    'Meet other dreamers. Public dreams can be read and liked, whoever tells one says who may answer it, and one may learn that somebody dreams near.',
    'Contribute to science. No study is open; the day there is one, it will ask for your consent.',
  ],
  lines: {
    france: 'France, suicide prevention',
    europe: 'European Union, emergencies',
    britain: 'United Kingdom and Ireland, Samaritans',
    states: 'United States, 988 Lifeline',
  },
  links: {
    about: 'About Reverie',
    api: 'The page of the API',
    blind: 'Guess which painting is of which dream',
    blog: 'The blog',
    contact: 'The contact form',
    documentation: 'The documentation',
    features: 'All features',
    library: 'The library of dreams',
    matches: 'Meetings',
    motifs: 'Dream motifs',
    journalGuide: 'The journal, page by page',
    patterns: 'Follow what comes back',
    practice: 'From night to night',
    pricing: 'Compare the plans',
    recording: 'Telling a dream, step by step',
    register: 'Create an account',
    science: 'The protocol and the scores',
    support: 'All help',
    weather: 'The weather of dreams',
  },
  name: 'Dreamer',
  kind: 'A program, not a person',
  restart: 'Start the conversation again',
  close: 'Close Dreamer',
  log: 'Conversation',
  choices: 'Possible answers',
  back: 'Back',
  menu: 'Main menu',
  greeting: 'Hello, I am Dreamer, Reverie’s assistant.',
  restarted: 'Let us start again.',
  typing: 'Dreamer is writing…',
  you: 'You:',
  bot: 'Dreamer:',
  ask: {
    label: 'Your question',
    hint: 'Ask a question',
    send: 'Send',
    empty: 'Write your question first.',
    long: 'A question fits into 200 characters. Yours is longer: keep the heart of it.',
    found: 'This is what the help says:',
    none: 'I found nothing on that. Try other words, or write to us: a person will answer.',
    away: 'The help does not answer: the connection may be down. Your question is still below.',
  },
  tell: {
    label: 'Your dream',
    hint: 'Last night I was…',
    send: 'Read this dream',
    empty: 'Tell your dream first.',
    short: 'That is too short to read anything in it: one whole sentence is enough.',
    long: 'Here a dream fits into 5,000 characters. Yours is longer: shorten it, nothing is erased.',
    away: 'The engine could not come: the connection may be down. Your dream is still below, try again.',
    told: 'A dream, read and not kept',
  },
  glance: {
    emotions: 'Emotions',
    symbols: 'Symbols',
    sure: 'the text mentions',
    unsure: 'the text may evoke',
    question: 'A question for you:',
    nothing: 'Nothing here is clear enough to be noted. Better silent than guessing.',
    unknown: 'I recognise neither English nor French: the engine reads these two languages only.',
    brief: 'The text is short: there is little to read.',
    limits: 'Read automatically, on this device. What it means is yours.',
    feelings: {
      anger: 'Anger',
      apprehension: 'Apprehension',
      sadness: 'Sadness',
      confusion: 'Confusion',
      happiness: 'Joy',
    },
  },
};

export const scriptEn = typeset(script, setEnglish);
