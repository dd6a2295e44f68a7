import type { ReactNode } from 'react';
import {
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { Sky } from '#ambience/sky.tsx';
import { lookOf } from '#ambience/theme.ts';
import { userContext } from '#api/context.ts';
import styles from '#app.css?url';
import { useKeptSession } from '#features/accounts/kept-session.ts';
import { ErrorPage } from '#features/frame/error-page.tsx';
import { Frame } from '#features/frame/frame.tsx';
import { knownTimeZone } from '#language/formats.ts';
import { languageOf, readCookie } from '#language/language.ts';
import { Speech } from '#messages/speech.tsx';
import sansFont from '#ui/fonts/figtree.woff2?url';
import displayFont from '#ui/fonts/newsreader-display.woff2?url';
import textFont from '#ui/fonts/newsreader-text.woff2?url';
import { useNonce } from '#ui/nonce.tsx';
import { ToastProvider } from '#ui/toast.tsx';

const fonts = [displayFont, textFont, sansFont];

export const links: LinksFunction = () => [
  ...fonts.map((href) => ({
    rel: 'preload',
    href,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
];

/** What every page wears and who reads it. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const cookies = request.headers.get('cookie');
  const user = context.get(userContext);
  const look = lookOf(cookies);
  return {
    language: languageOf(request.headers),
    timeZone: knownTimeZone(readCookie(cookies, 'timezone')),
    look,
    user: user && {
      id: user.id,
      username: user.username,
      language: user.preferences.language,
      theme: look.theme,
    },
  };
}

export function useReader() {
  return useRouteLoaderData<typeof loader>('root');
}

export function Layout({ children }: { children: ReactNode }) {
  const reader = useReader();
  const nonce = useNonce();
  const { theme = 'cyan', mode = null } = reader?.look ?? {};
  return (
    // The mode may be changed on the page before React wakes; what is on screen then stands.
    <html
      lang={reader?.language ?? 'fr'}
      data-theme={theme}
      data-mode={mode ?? undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={mode ?? 'dark light'} />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        <Sky />
        <Speech language={reader?.language ?? 'fr'} timeZone={reader?.timeZone ?? 'UTC'}>
          <ToastProvider>{children}</ToastProvider>
        </Speech>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  const user = useReader()?.user ?? null;
  useKeptSession(user !== null);
  return (
    <Frame user={user}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  return (
    <Frame user={useReader()?.user ?? null}>
      <ErrorPage error={useRouteError()} />
    </Frame>
  );
}
