import {
  code,
  type DocText,
  list,
  note,
  part,
  steps,
  text,
} from '#features/documentation/doc-text.ts';
import {
  awaitSample,
  curlSample,
  problemSample,
  signInSample,
  tellSample,
} from '#features/documentation/samples.ts';

export const firstSteps: DocText = {
  title: 'First steps',
  summary: 'An account, a first dream, then the same from a program.',
  parts: [
    part(
      'account',
      'Open an account',
      text(
        '[Create an account](/register) with a username, an email address and a password of at least 8 characters. The username signs your public dreams; choose it with that in mind. Your first and last name are shown to nobody.',
      ),
    ),
    part(
      'first-dream',
      'Tell a first dream',
      steps(
        'Open [Share a dream](/dreams/new).',
        'Write what you remember, however little. The present tense often makes it easier.',
        'Under “Who may read it”, choose *Private* if you would rather try first.',
        'Send it. The analysis comes within a second or two, the painting a little later. You may leave the page: they go on without you.',
      ),
      text(
        'On the dream’s page, touch a finding: its words light up. The page [The analysis](/documentation/features/analysis) explains what you see.',
      ),
    ),
    part(
      'token',
      'From a program: get a token',
      text(
        'Once the [SDK is installed](/documentation/getting-started/installation#sdk), signing in answers with a token. This program reads the address and the password from the environment: do not write them into a file.',
      ),
      code(signInSample),
      note(
        'The token is a session: 24 hours, or 30 days with `remember: true`. The server keeps only its hash. `reverie.accounts.logout()` ends it.',
      ),
    ),
    part(
      'tell',
      'Keep a dream',
      text('This dream is private, its mood very pleasant, and its lucidity 7 out of 10.'),
      code(tellSample),
    ),
    part(
      'read',
      'Read its analysis',
      text(
        'The analysis is made in the background. While it is not ready the answer carries a `status`; after that, every finding gives the words it rests on, and where they stand in the text.',
      ),
      code(awaitSample),
    ),
    part(
      'problems',
      'When the server refuses',
      text(
        'A refusal throws an `ApiProblem`. Its `code` stays the same from version to version; its text may not. This one prints 401 and `unauthenticated`.',
      ),
      code(problemSample),
    ),
    part(
      'without-sdk',
      'Without the SDK',
      text('All of it is HTTP and JSON. What anybody may see is read without a token:'),
      code(curlSample),
      list(
        'The [API page](/api) describes the calls and lets you try them.',
        'The whole description, for machines, is at `/api/openapi.json`.',
      ),
    ),
  ],
};
