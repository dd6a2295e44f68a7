import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { heldAnswers } from './router/held-answers.ts';
import { lastPage } from './router/last-page.ts';
import { makeModules } from './router/made-modules.ts';
import { retryPages } from './router/retry-pages.ts';

const source = 'reverie-source';

/** What pages need where people fill in and choose. */
const forms =
  /app\/(ui\/(alert|dialog|field|form-text|segmented|select-field|submit|ticks|use-is-sending)|ambience\/theme-(groups|picker))/;
/** What pages need where people send: a visitor who reads never fetches it. */
const calls =
  /app\/api\/(browser|refusal|return-path)|packages\/(sdk|contract)\/src\/(?![\w-]+\.rules)/;
/** What pages know of the rules of both sides: no shape is read in a browser. */
const rules = /packages\/contract\/src\/(?!(dreams|images|weather)\.)[\w-]+\.rules/;
/** What pages need where people search among many. */
const search = /app\/ui\/(search-field|use-combobox)/;
/** What pages of dreams need: a night where no painting is, shapes of what comes, rules of the form. */
const dreams =
  /app\/(ambience\/night-(?!scene)|ui\/(skeleton|use-copy))|contract\/src\/dreams\.rules/;
/** What writes to this browser: no page needs it to be read and followed. */
const keeping = /app\/(keeping\/(keep|consent|cookies)|api\/token)\.ts/;
/** What of the frame is read and followed without scripts, and listens at the reader's first stir. */
const asleep =
  /app\/(features\/frame\/(menu-panel|drawer|footer|teaser-shapes|language-switch|signed-in)|language\/use-(speak|ask-anew)|ui\/avatar)/;
/** What every page wears: the rest of its frame, and what is asleep in a corner of it. */
const frame =
  /app\/root\.tsx$|app\/features\/(frame\/(?!messages|menu-extras|settings-)|assistant\/assistant\.tsx|search\/search-button|cookies\/cookie-gate|offline\/use-offline|accounts\/use-kept-session)|app\/(messages\/(speech|catalogue)|loading\/use-arrival)/;
/** Crumbs of a few bytes that several parts of the home take: each would be a file. */
const crumbs = /app\/features\/home\/byline/;
/** What every page needs. Words are no part of it: a reader fetches those of one language. */
const kit =
  /app\/(ui|language|keeping|api|head|pages|ambience)\/(?!(sky|settings|weather)\/|messages\.\w+\.ts)|packages\/contract\/(?!src\/weather)|lucide-react\/dist\/esm\/(?!icons\/(?!(x|chevron-down|search|cloud-moon|menu|arrow-right|message-circle)\.))/;

function isInKit(id: string): boolean {
  const isApart = [forms, calls, rules, search, dreams, keeping, asleep].some((part) =>
    part.test(id),
  );
  return !isApart && [kit, frame, crumbs].some((part) => part.test(id));
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), retryPages(), heldAnswers(), lastPage(), makeModules()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: {
    resolve: { conditions: [source, ...defaultServerConditions] },
    // Packages of this workspace are sources: they are bundled, not required.
    noExternal: [/^@reverie\//, 'lucide-react'],
  },
  // A worker fetches the words of one language, and those of the other when a dream is told in it.
  worker: { format: 'es', plugins: () => [makeModules()] },
  build: {
    // light-dark() and nesting reach browsers as written; older targets would triple the style sheet.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    // The router links what a page needs; a second preloader would only add its own weight.
    modulePreload: false,
    // Fonts and stars stay files: inlined they would sit in a style sheet that blocks the first paint.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What many pages need comes in few files: together they compress better than in pieces.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler)\//,
            },
            {
              name: 'router',
              test: /node_modules\/(react-router|cookie-es|@remix-run)\/|app\/loading\/(retry|load-page)/,
            },
            { name: 'kit', test: isInKit },
            { name: 'keeping', test: keeping },
            { name: 'forms', test: forms },
            { name: 'calls', test: calls },
            { name: 'rules', test: rules },
            { name: 'dreams', test: dreams },
            { name: 'asleep', test: asleep },
          ],
        },
      },
    },
  },
});
