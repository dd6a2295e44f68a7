import type { Client } from '@reverie/sdk';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import {
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  ScrollRestoration,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { Sky } from '#ambience/sky.tsx';
import { grounds, lookOf, type Mode, modes } from '#ambience/theme.ts';
import { apiContext, originContext, socialLinksContext, userContext } from '#api/context.ts';
import styles from '#app.css?url';
import { useKeptSession } from '#features/accounts/use-kept-session.ts';
import { Assistant } from '#features/assistant/assistant.tsx';
import { CookieGate } from '#features/cookies/cookie-gate.tsx';
import { ErrorPage } from '#features/frame/error-page.tsx';
import { Frame } from '#features/frame/frame.tsx';
import { Gliding } from '#features/frame/gliding.tsx';
import { LeavingBar } from '#features/leaving/leaving-bar.tsx';
import { TermsBar } from '#features/legal/terms-bar.tsx';
import { useDevice } from '#features/offline/use-device.ts';
import { useOfflineCopies } from '#features/offline/use-offline-copies.ts';
import { SearchButton } from '#features/search/search-button.tsx';
import { FirstKeys } from '#head/first-keys.tsx';
import { LateScripts } from '#head/late-scripts.tsx';
import { previewOf } from '#head/preview-of.ts';
import { Sheets } from '#head/sheets.tsx';
import { commonType } from '#head/type.ts';
import { isAnyones, nightPath } from '#keeping/copies.ts';
import { knownTimeZone } from '#language/formats.ts';
import { type Language, languageOf, readCookie } from '#language/language.ts';
import { Speech } from '#messages/speech.tsx';
import { FirstLinesProvider } from '#reader/first-lines.ts';
import { WarnedDreamsProvider } from '#reader/warned-dreams.tsx';
import { useNonce } from '#ui/nonce.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import icon from '../public/icon.svg?inline';

export const links: LinksFunction = () => [
  ...commonType,
  { rel: 'stylesheet', href: styles },
  // In the document itself: a first visit has its network for what is read and looked at.
  { rel: 'icon', href: iconHere(), type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icon-180.png' },
];

/** Servers write the drawing into the document, and a browser has it from there. */
function iconHere(): string {
  if (import.meta.env.SSR) return icon;
  return document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href ?? '/icon.svg';
}

/** What every page wears and who reads it. */
export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const cookies = request.headers.get('cookie');
  // Kept on the device no matter who signs in or out: it knows nobody.
  const isForAnyone = isAnyones(url);
  const user = isForAnyone ? null : context.get(userContext);
  const unread = user && (await countUnread(context.get(apiContext)));
  const look = lookOf(cookies);
  const language = languageOf(request.headers);
  return {
    origin: context.get(originContext),
    preview: previewOf(url.pathname, language),
    socialLinks: context.get(socialLinksContext),
    language,
    timeZone: knownTimeZone(readCookie(cookies, 'timezone')),
    look,
    isForAnyone,
    isFirstVisit: !cookies,
    // Its keyboards have a key of their own for shortcuts.
    isApple: /Mac|iPhone|iPad/.test(request.headers.get('user-agent') ?? ''),
    user: user && {
      id: user.id,
      username: user.username,
      avatar: user.avatar,
      unread: unread ?? 0,
      language: user.preferences.language,
      theme: look.theme,
      warnedDreams: user.preferences.warnedDreams,
      firstLines: user.preferences.firstLines,
      leavesAt: user.leavesAt,
      // The page that asks says it itself.
      terms: url.pathname === '/terms/changes' ? undefined : user.terms,
    },
  };
}

/** How many the bell shows. A page is there without it. */
async function countUnread({ notifications }: Client): Promise<number> {
  const { unread } = await notifications.count().catch(() => ({ unread: 0 }));
  return unread;
}

export function useReader() {
  return useRouteLoaderData<typeof loader>('root');
}

export function Layout({ children }: { children: ReactNode }) {
  const reader = useReader();
  const nonce = useNonce();
  const { theme = 'cyan', mode = null } = reader?.look ?? {};
  const language = reader?.language ?? 'fr';
  const isNight = useIsNight();
  const isHome = useLocation().pathname === '/';
  return (
    // The mode may be changed on the page before React wakes; what is on screen then stands. A first
    // visit is marked by the server alone: nobody would take the mark off a document made anew.
    <html
      lang={language}
      data-theme={theme}
      data-mode={mode ?? undefined}
      data-first={import.meta.env.SSR && reader?.isFirstVisit ? '' : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={isNight ? 'dark' : (mode ?? 'dark light')} />
        {isNight ? <meta name="theme-color" content="#000000" /> : <ThemeColor mode={mode} />}
        <Manifest language={language} />
        <Meta />
        <Sheets isFirstVisit={reader?.isFirstVisit ?? false} />
        {isHome && <FirstKeys />}
      </head>
      <body>
        {!isNight && <Sky />}
        <Speech language={language} timeZone={reader?.timeZone ?? 'UTC'}>
          <ToastProvider>{children}</ToastProvider>
        </Speech>
        <Gliding />
        <ScrollRestoration nonce={nonce} />
        <LateScripts />
      </body>
    </html>
  );
}

function useIsNight(): boolean {
  return useLocation().pathname === nightPath;
}

const manifests = { fr: '/manifest.webmanifest', en: '/manifest.en.webmanifest' };

/** What an application is made of when it is installed: asked for once the page is awake. */
function Manifest({ language }: { language: Language }) {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return isAwake && <link rel="manifest" href={manifests[language]} />;
}

function ThemeColor({ mode }: { mode: Mode | null }) {
  if (mode) return <meta name="theme-color" content={grounds[mode]} />;
  return modes.map((each) => (
    <meta
      key={each}
      name="theme-color"
      content={grounds[each]}
      media={`(prefers-color-scheme: ${each})`}
    />
  ));
}

export default function App() {
  const { user = null, isForAnyone = true } = useReader() ?? {};
  // A page for anyone does not know who is signed in: what this device holds of them stays.
  const userId = isForAnyone ? undefined : (user?.id ?? null);
  useKeptSession(userId);
  useDevice(userId);
  useOfflineCopies();
  return (
    <Surroundings>
      <Outlet />
    </Surroundings>
  );
}

export function ErrorBoundary() {
  return (
    <Surroundings>
      <ErrorPage error={useRouteError()} />
    </Surroundings>
  );
}

function Surroundings({ children }: { children: ReactNode }) {
  const { user = null, socialLinks = [], isApple = false } = useReader() ?? {};
  // In the dark nothing surrounds the page.
  if (useIsNight()) return children;
  return (
    <WarnedDreamsProvider value={user?.warnedDreams ?? 'veil'}>
      <FirstLinesProvider value={user?.firstLines ?? false}>
        <CookieGate />
        <Frame
          user={user}
          socialLinks={socialLinks}
          search={<SearchButton isSignedIn={user !== null} isApple={isApple} />}
        >
          {user?.leavesAt !== undefined && (
            <Suspense>
              <LeavingBar leavesAt={user.leavesAt} />
            </Suspense>
          )}
          {user?.terms !== undefined && (
            <Suspense>
              <TermsBar terms={user.terms} />
            </Suspense>
          )}
          {children}
        </Frame>
        <Assistant />
      </FirstLinesProvider>
    </WarnedDreamsProvider>
  );
}
