import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { warnOfUnknownLook } from '#ambience/theme.ts';
import { isLanguage } from '#language/language.ts';
import { loadFirst } from '#messages/catalogue.ts';

warnOfUnknownLook(document.cookie);

// The router gives up the data of a page that is left while it comes, and leaves the end of that
// stream to reject with nobody waiting for it: nothing failed.
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.name === 'AbortError') {
    event.preventDefault();
  }
});

const spoken = document.documentElement.lang;

// Hydration renders what the server rendered, so its language must be here first.
loadFirst(isLanguage(spoken) ? spoken : 'fr').then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
});
