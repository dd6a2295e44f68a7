import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { useMessages } from '#language/messages.tsx';
import { Page, PageHead } from '#ui/page.tsx';

type Tab = { to: string; name: string };

type JournalFrameProps = {
  lead: ReactNode;
  /** What stands beside the title, on wide windows. */
  beside?: ReactNode;
  children: ReactNode;
};

/** What all parts of the journal have around them: its name, and the way from one to another. */
export function JournalFrame({ lead, beside, children }: JournalFrameProps) {
  const t = useMessages('journal');
  return (
    <Page>
      <div className="journal-head">
        <PageHead title={t.title} lead={lead} />
        {beside}
      </div>
      <JournalTabs />
      {children}
    </Page>
  );
}

/** The way from one part of the journal to another. */
export function JournalTabs() {
  const t = useMessages('journal');
  const tabs: readonly Tab[] = [
    { to: '/journal', name: t.tabNames.nights },
    { to: '/journal/patterns', name: t.tabNames.patterns },
    { to: '/journal/practice', name: t.tabNames.practice },
    { to: '/journal/symbols', name: t.tabNames.symbols },
    { to: '/journal/people', name: t.tabNames.people },
    { to: '/journal/exhibition', name: t.tabNames.exhibition },
    { to: '/journal/bin', name: t.tabNames.bin },
    { to: '/journal/exports', name: t.tabNames.exports },
    { to: '/journal/imports', name: t.tabNames.imports },
  ];
  const list = useRef<HTMLUListElement>(null);
  // Where they are wider than the window, they begin at where one is.
  useEffect(() => {
    const { current } = list;
    const here = current?.querySelector<HTMLElement>('[aria-current]');
    if (!current || !here) return;
    const middle = here.offsetLeft - current.offsetLeft + here.offsetWidth / 2;
    current.scrollLeft = middle - current.clientWidth / 2;
  }, []);
  return (
    <nav aria-label={t.tabs} className="journal-tabs">
      <ul ref={list}>
        {tabs.map(({ to, name }) => (
          <li key={to}>
            <NavLink to={to} end={to === '/journal'}>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
