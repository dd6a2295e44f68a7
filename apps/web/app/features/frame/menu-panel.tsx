import { ArrowRight } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { DrawerFoot, DrawerHead } from '#features/frame/drawer.tsx';
import { groupsOf, menuPlaces } from '#features/frame/places.rules.ts';
import type { FrameUser } from '#features/frame/signed-in.tsx';
import { TeaserShapes } from '#features/frame/teaser-shapes.tsx';
import { menuId } from '#features/frame/use-menu.ts';
import { useLanguage, useMessages } from '#language/messages.tsx';
import { useArrival } from '#loading/use-arrival.ts';
import type { Group } from '#pages/page.ts';

export const fetchExtras = () => import('#features/frame/menu-extras.tsx');

/** What the menu holds. Links and the platform's buttons: it serves before its scripts have come. */
export function MenuPanel({ user }: { user: FrameUser | null }) {
  const t = useMessages('frame');
  const links = useRef<HTMLDivElement>(null);
  const isOpen = useIsShown(links);
  const extras = useArrival(fetchExtras, isOpen && isWide());
  return (
    <>
      <DrawerHead user={user} popover={menuId} />
      <div ref={links} className="menu-groups">
        {groupsOf(user).map((group) => (
          <Places key={group} group={group} />
        ))}
      </div>
      <div className="menu-teasers">
        {extras ? extras !== 'missing' && <extras.Teasers /> : <TeaserShapes />}
        <Link to="/dreams" className="lead">
          {t.exploreAll}
          <ArrowRight aria-hidden="true" />
        </Link>
      </div>
      {extras && extras !== 'missing' ? <extras.Tonight /> : <div className="menu-tonight" />}
      <DrawerFoot user={user} />
    </>
  );
}

/** Whether the popover around an element is open. */
function useIsShown(inside: RefObject<HTMLElement | null>): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const popover = inside.current?.closest('[popover]');
    const read = () => setShown(popover?.matches(':popover-open') ?? false);
    read();
    popover?.addEventListener('toggle', read);
    return () => popover?.removeEventListener('toggle', read);
  }, [inside]);
  return isShown;
}

/** A drawer has no room for more than its links. */
function isWide(): boolean {
  return matchMedia('(width > 48rem)').matches;
}

function Places({ group }: { group: Group }) {
  const t = useMessages('frame');
  const language = useLanguage();
  const title = `menu-${group}`;
  return (
    <section data-group={group}>
      <h2 id={title}>{t.groups[group]}</h2>
      <ul aria-labelledby={title}>
        {menuPlaces(group).map(({ name, hint, to }) => (
          <li key={to}>
            <NavLink to={to} end className="menu-link">
              <span>{name[language]}</span> <small>{hint[language]}</small>
            </NavLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
