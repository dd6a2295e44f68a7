import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { FrameUser } from '#features/frame/frame-user.ts';
import { LanguageSwitch } from '#features/frame/language-switch.tsx';
import { Logo } from '#features/frame/logo.tsx';
import { useMessages } from '#language/messages.tsx';

export function Footer({ user }: { user: FrameUser | null }) {
  const t = useMessages('frame');
  return (
    <footer className="border-t border-line">
      <div className="measure grid gap-10 pt-14 pb-8 md:grid-cols-[1fr_auto_auto] md:gap-24">
        <div>
          <Logo />
          <p className="mt-4 max-w-sm text-small text-ink-soft">{t.motto}</p>
          {user?.language === 'es' && (
            <p className="mt-3 max-w-sm text-small text-ink-faint">{t.spanishFallback}</p>
          )}
        </div>
        <Column title={t.discover}>
          <FooterLink to="/">{t.homePage}</FooterLink>
          <FooterLink to="/dashboard">{t.explore}</FooterLink>
        </Column>
        <Column title={t.yourSpace}>
          <FooterLink to={user ? '/dreams/new' : '/register'}>
            {user ? t.share : t.signUp}
          </FooterLink>
          <FooterLink to={user ? '/profile' : '/login'}>{user ? t.profile : t.signIn}</FooterLink>
        </Column>
      </div>
      <div className="measure pb-8">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2 border-t border-line pt-5 text-small text-ink-faint">
          <span className="mr-auto">{t.rights(new Date().getUTCFullYear())}</span>
          <FooterLink to="/contact">{t.contact}</FooterLink>
          <FooterLink to="/privacy">{t.privacy}</FooterLink>
          <FooterLink to="/terms">{t.terms}</FooterLink>
          <FooterLink to="/credits">{t.credits}</FooterLink>
          <span className="-mx-3">
            <LanguageSwitch />
          </span>
        </div>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="text-ui font-medium">{title}</h2>
      <div className="mt-3 grid justify-items-start gap-1 text-ui text-ink-soft">{children}</div>
    </div>
  );
}

function FooterLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="py-1 transition-colors hover:text-accent">
      {children}
    </Link>
  );
}
