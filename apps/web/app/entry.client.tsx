import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { warnOfUnknownLook } from '#ambience/theme.ts';
import { isLanguage } from '#language/language.ts';
import { loadFirst } from '#messages/catalogue.ts';

warnOfUnknownLook(document.cookie);

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
