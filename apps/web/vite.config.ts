import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

const source = 'reverie-source';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: {
    resolve: { conditions: [source, ...defaultServerConditions] },
    // Packages of this workspace are sources: they are bundled, not required.
    noExternal: [/^@reverie\//, 'lucide-react'],
  },
  build: {
    // light-dark() and nesting reach browsers as written; older targets would triple the style sheet.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    // The router links what a page needs; a second preloader would only add its own weight.
    modulePreload: false,
    // Fonts and stars stay files: inlined they would sit in a style sheet that blocks the first paint.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What every page needs comes in two files: together they compress better than in pieces.
        codeSplitting: {
          groups: [
            {
              name: 'platform',
              test: /node_modules\/(react|react-dom|scheduler|react-router|cookie-es|@remix-run)\//,
            },
            {
              name: 'kit',
              test: /app\/(ui|language|ambience(?!\/(sky|settings)\/)|api)\/|packages\/(sdk|contract)\/|createLucideIcon/,
            },
          ],
        },
      },
    },
  },
});
