import type { ApiText } from '#features/api-explorer/api-text.fr.ts';

export const apiEn: ApiText = {
  title: 'The Reverie API',
  lead: 'The calls these pages are made of, open to your own programs: read a text, keep a journal, see what comes back from night to night.',
  description:
    'Try the calls of Reverie from the page, copy a sample that runs in curl, JavaScript, Python or PHP, install the client without dependencies.',
  figures: {
    calls: 'calls in the contract',
    open: 'without an account',
  },
  features: {
    title: 'What it can do',
    read: {
      name: 'Read without keeping',
      text: 'Send a text, receive its emotions, characters and symbols, each tied to the words it rests on. The text is neither kept nor logged.',
    },
    keep: {
      name: 'Keep a journal',
      text: 'Tell, change and find dreams with the same rights as in the pages. What you may not see answers 404.',
    },
    compare: {
      name: 'Compare your nights',
      text: 'Themes that persist, dreams nearly repeated, rhythms, with their numbers and what chance alone would give. Your own only.',
    },
    errors: {
      name: 'Say what is wrong',
      text: 'Every refusal is a problem details document (RFC 9457) with a stable code and the field at fault. The OpenAPI 3.1 description comes from the same contract.',
    },
  },
  explorer: {
    title: 'Try it',
    lead: 'The request really leaves, from your browser to this server, with your rights.',
    group: 'Resource',
    groups: {
      dreams: 'Dreams',
      analysis: 'Analysis',
      patterns: 'Your patterns',
      motifs: 'Everybody’s motifs',
      dreamWeather: 'Weather of dreams',
    },
    method: 'Method',
    call: 'Call',
    none: 'No call of this method',
    body: 'Body of the request, in JSON',
    required: 'required',
    send: 'Send',
    sending: 'Sending…',
    signIn: 'This call needs you to be signed in.',
    signInLink: 'Sign in',
    asks: 'This request really changes something on the server: a dream sent from here is kept in your journal. Send it?',
    confirm: 'Yes, send it',
    cancel: 'Cancel',
    noScripts: 'Without scripts the page cannot compose the request: the samples below make it.',
  },
  answer: {
    title: 'Answer',
    waiting: 'The answer will appear here.',
    unreachable: 'The server did not answer. Nothing is lost: try again in a moment.',
    empty: 'An empty answer',
    cut: 'The rest is left out of the display.',
  },
  code: {
    title: 'The same call in your language',
    languages: {
      curl: 'curl',
      javascript: 'JavaScript',
      sdk: 'Client',
      python: 'Python',
      php: 'PHP',
    },
    label: 'Language of the sample',
    copy: 'Copy',
    copied: 'Copied',
    failed: 'Copying was not allowed: select the text.',
    token:
      'These programs run as they are. To act in your name, give them the token of your session in the variable REVERIE_TOKEN: POST /api/auth/login answers with one.',
  },
  client: {
    title: 'The client',
    text: 'One ESM file, typed by the contract, without dependencies, for Node 20 and browsers. It gives a call up after 10 seconds unless told otherwise. Calls that make something carry an Idempotency-Key by themselves: asked again, it is not made again. npm, pnpm, yarn and bun install it by its address:',
    download: 'Download the archive',
  },
  summaries: {},
  reference: {
    title: 'Every call',
    access: {
      open: 'No account',
      public: 'With or without an account',
      session: 'Sign-in needed',
    },
    takes: 'Takes',
    nothing: 'Nothing',
    answers: 'Answers',
    emptyAnswer: 'An empty answer',
    refusals: 'Refuses with',
    trouble: 'Any call may also answer 500, 503 or 507 while the server is in trouble.',
    example: 'Example',
    shapes: 'The named shapes',
    whole: 'The OpenAPI description of the whole API',
  },
  limits: {
    title: 'The limits of today',
    lead: 'They are the same for everybody. Past a limit the answer is 429, and Retry-After says how many seconds to wait.',
    analyze: 'texts read a minute, for one address',
    patterns: 'readings of patterns a minute, for one account',
    dreams: 'dreams written a minute by one account',
    page: 'dreams on a page, at most',
    later:
      'A numbered public API with keys and plans is not there yet. The calls of this page may change with Reverie: the client follows their version.',
  },
  join: {
    title: 'An account, and your dreams answer',
    text: 'It opens the calls that keep something. It is free.',
    register: 'Create an account',
  },
};
