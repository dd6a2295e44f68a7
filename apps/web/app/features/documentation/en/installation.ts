import {
  code,
  type DocText,
  install,
  list,
  note,
  part,
  steps,
  text,
} from '#features/documentation/doc-text.ts';
import {
  accountSample,
  demoSample,
  startSample,
  webmasterSample,
} from '#features/documentation/samples.ts';

export const installation: DocText = {
  title: 'Installation',
  summary:
    'Set Reverie going on a machine of yours, or connect a program to a server that runs already.',
  parts: [
    part(
      'which',
      'What would you like to install?',
      text(
        'To keep a dream journal here, nothing: [create an account](/register) and that is all. This page is for those who want to run a server of their own, or write a program that speaks to this one.',
      ),
    ),
    part(
      'needs',
      'What it takes',
      list(
        'Node 22.22 or newer. On Linux `npm ci` brings the version that Reverie runs on.',
        'A disk to write to: the database, the paintings and the keys fit in one folder.',
        'Nothing else. The database, the analysis engine and the painter are in the project; no outside service is called.',
      ),
    ),
    part(
      'start',
      'Start',
      text('In the project’s folder:'),
      code(startSample),
      text(
        'The first time, pages and server are built, which takes about a minute. The server then listens at `http://localhost:3000`.',
      ),
      text(
        'To look around in company, this command starts with a demonstration community, in a data folder of its own. It prints an account to sign in with.',
      ),
      code(demoSample),
    ),
    part(
      'webmaster',
      'Name the person who runs it',
      text(
        'Create an account on the page first, then give it the role of webmaster. The command works beside a running server.',
      ),
      code(webmasterSample),
    ),
    part(
      'requests',
      'Answer what people ask of you',
      text(
        'To give a dream back from the bin, to let somebody choose a new password, to change an address, to hand over a copy of all that is kept, to close an account: one command does it, beside a running server. Make sure first that the request comes from the address of the account, and answer to that address.',
      ),
      code(accountSample),
      note(
        '`close` first says what would go; it is `--yes` that erases, for good. None of these commands shows a word of a dream, except the copy, which is for that person alone.',
      ),
    ),
    part(
      'sdk',
      'Install the SDK',
      text(
        'The SDK is the typed client of the API: the one that Reverie’s own pages use. Each server hands out the version that fits it; no public registry is needed.',
      ),
      install,
      note(
        'From its version 2 on, Yarn refuses an archive that is served over plain HTTP: give the server HTTPS, or name its host in `unsafeHttpWhitelist`, in `.yarnrc.yml`.',
      ),
      text(
        'It runs in Node and in a browser, with no other dependency to choose. The page [First steps](/documentation/getting-started/first-steps) puts it to use.',
      ),
    ),
    part(
      'update',
      'Update',
      steps(
        'Stop the server.',
        'Copy the data folder, to be safe.',
        'Replace the project’s files, then `npm ci` and `npm start`.',
      ),
      text('The database brings itself up to date on start. It cannot go back: hence the copy.'),
    ),
    part(
      'trouble',
      'If it does not start',
      list(
        'The port is taken: choose another with `PORT`.',
        'The folder is in use: another server runs on the same data. A folder serves one server at a time.',
        'A variable makes no sense: the message names it, without showing its value.',
      ),
      note('The server says why it does not start, in one sentence, in the terminal.'),
    ),
  ],
};
