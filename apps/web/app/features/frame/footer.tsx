import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { LanguageSwitch } from '#features/frame/language-switch.tsx';
import { Logo } from '#features/frame/logo.tsx';
import { footerPlaces } from '#features/frame/places.rules.ts';
import type { FrameUser } from '#features/frame/signed-in.tsx';
import { useLanguage, useMessages } from '#language/messages.tsx';
import type { Group } from '#pages/page.ts';
import { Button } from '#ui/button.tsx';
import { Honeypot } from '#ui/honeypot.tsx';
import { later } from '#ui/later.ts';

const columns = ['discover', 'project', 'resources'] as const satisfies Group[];
/** Twice as many places as in the others: they stand in two columns. */
const widest = 'discover';

type FooterProps = {
  user: FrameUser | null;
  /** Addresses where the operator of this site can be followed. */
  socialLinks: readonly string[];
};

export function Footer({ user, socialLinks }: FooterProps) {
  const t = useMessages('frame');
  const language = useLanguage();
  return (
    <footer className="border-t border-line">
      <div
        className="measure grid grid-cols-2 gap-x-6 gap-y-10 pt-12 pb-8 sm:grid-cols-4 wide:grid-cols-[1fr_auto_auto_auto] wide:max-xl:gap-x-10 xl:gap-x-20"
        {...later}
      >
        <div className="narrow:col-span-full">
          <Logo />
          <p className="mt-4 max-w-sm text-small text-ink-soft">{t.motto}</p>
          {user?.language === 'es' && (
            <p className="mt-3 max-w-sm text-small text-ink-faint">{t.spanishFallback}</p>
          )}
          {socialLinks.length > 0 && <Elsewhere links={socialLinks} />}
          <Letter />
        </div>
        {columns.map((group) => (
          <nav
            key={group}
            aria-labelledby={`footer-${group}`}
            className={group === widest ? 'narrow:col-span-2' : undefined}
          >
            <h2 id={`footer-${group}`} className="text-ui font-medium">
              {t.groups[group]}
            </h2>
            <ul
              className={`mt-3 text-ui text-ink-soft ${group === widest ? 'columns-2 gap-x-6 xl:gap-x-10' : ''}`}
            >
              {footerPlaces(group).map(({ name, to }) => (
                <li key={to} className="break-inside-avoid pb-1">
                  <FooterLink to={to}>{name[language]}</FooterLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="measure pb-8">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2 border-t border-line pt-5 text-small text-ink-faint">
          <span className="mr-auto">{t.rights(new Date().getUTCFullYear())}</span>
          <span className="flex flex-wrap gap-x-6 gap-y-1 narrow:order-last narrow:basis-full wide:gap-x-8">
            {footerPlaces('legal').map(({ name, to }) => (
              <FooterLink key={to} to={to}>
                {name[language]}
              </FooterLink>
            ))}
          </span>
          <span className="-mx-3">
            <LanguageSwitch className="text-small font-normal" />
          </span>
        </div>
      </div>
    </footer>
  );
}

/** Pages with a form of the letter of their own. */
const withForm = new Set(['/', '/newsletter', '/settings/notifications']);

/** Asks for the letter in one line; its page answers, and lets one choose how often. */
function Letter() {
  const t = useMessages('frame').letter;
  const { pathname } = useLocation();
  if (withForm.has(pathname)) return null;
  return (
    <form method="post" action="/newsletter" className="mt-6 grid max-w-sm gap-2">
      <Honeypot />
      <label htmlFor="footer-letter" className="text-small text-ink-soft">
        {t.label}
      </label>
      <span className="flex gap-2">
        <input
          id="footer-letter"
          name="email"
          type="email"
          required
          autoComplete="email"
          className="input min-w-0 flex-1"
        />
        <Button type="submit">{t.send}</Button>
      </span>
    </form>
  );
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="inline-block py-1 transition-colors hover:text-accent">
      {children}
    </Link>
  );
}

/** Called by their hosts: a reader of one knows where it leads. */
function Elsewhere({ links }: { links: readonly string[] }) {
  const t = useMessages('frame');
  return (
    <ul aria-label={t.elsewhere} className="mt-4 flex flex-wrap gap-x-6 text-small text-ink-soft">
      {links.map((link) => (
        <li key={link}>
          <a
            href={link}
            rel="me noopener"
            className="inline-block py-1 transition-colors hover:text-accent"
          >
            {new URL(link).host.replace(/^www\./, '')}
          </a>
        </li>
      ))}
    </ul>
  );
}
