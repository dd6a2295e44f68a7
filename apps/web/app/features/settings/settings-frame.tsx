import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { pathOf, type Section, sections } from '#features/settings/sections.rules.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { useMessages } from '#language/messages.tsx';
import { Page, PageHead } from '#ui/page.tsx';

/** What all settings have around them: their name, and the way from one part to another. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  const t = useMessages('settings');
  return (
    <Page>
      <PageHead title={t.title} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[13rem_minmax(0,42rem)] lg:gap-20">
        <Navigation />
        <div className="grid content-start gap-14">{children}</div>
      </div>
    </Page>
  );
}

/** A column beside the part on screen; on a phone a row above it, which runs on aside. */
function Navigation() {
  const t = useMessages('settings');
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each address has a place of its own in the row
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (here && row.current) row.current.scrollLeft = here.offsetLeft - row.current.offsetLeft - 24;
  }, [pathname]);

  return (
    <nav
      ref={row}
      aria-label={t.navigation}
      className="tabs border-b border-line lg:flex-col lg:overflow-visible lg:border-b-0"
    >
      {sections.map((section) => (
        <NavLink
          key={section}
          to={pathOf(section)}
          className="tab lg:border-b-0 lg:border-l-2 lg:border-line lg:pl-5 lg:aria-[current]:border-accent"
        >
          {t.sections[section]}
        </NavLink>
      ))}
    </nav>
  );
}

/** How a browser names the part on screen. */
export function SectionHead({ section }: { section: Section }) {
  const t = useMessages('settings');
  return <DocumentHead title={`${t.sections[section]} · ${t.title}`} isListed={false} />;
}
