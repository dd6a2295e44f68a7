import { ArrowRight, ChevronDown, Menu as MenuIcon } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { DrawerFoot, DrawerHead } from '#features/frame/drawer.tsx';
import type { FrameUser } from '#features/frame/frame-user.ts';
import { type Group, groups, places } from '#features/frame/places.ts';
import { TeaserShapes } from '#features/frame/teaser-shapes.tsx';
import { menuId, useMenu } from '#features/frame/use-menu.ts';
import { useMessages } from '#language/messages.tsx';
import { useArrival } from '#messages/use-arrival.ts';

const fetchExtras = () => import('#features/frame/menu-extras.tsx');

/**
 * Every page of the site in four groups. One popover: below the header on a wide window, a drawer
 * on a narrow one. The platform opens it before the page's scripts have come, closes it on Escape
 * and on a touch outside, and when the settings open.
 */
export function Menu({ user }: { user: FrameUser | null }) {
  const t = useMessages('frame');
  const menu = useMenu();
  const extras = useArrival(fetchExtras, menu.isOpen && isWide());
  const shown = groups.filter((group) => group !== 'space' || user);
  return (
    <nav aria-label={t.mainMenu} className="ml-6 flex xl:ml-8">
      {shown.map((group) => (
        <button
          key={group}
          type="button"
          className="header-link menu-button"
          aria-expanded={menu.isOpen && menu.group === group}
          popoverTarget={menuId}
          onPointerEnter={() => void fetchExtras().catch(() => {})}
          {...menu.buttonOf(group)}
        >
          {t.groups[group]}
          <ChevronDown aria-hidden="true" />
        </button>
      ))}
      <div id={menuId} popover="auto" className="sheet menu" {...menu.panel}>
        <DrawerHead user={user} popover={menuId} />
        <div className="menu-groups">
          {shown.map((group) => (
            <Places key={group} group={group} isMarked={menu.group === group} />
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
      </div>
    </nav>
  );
}

/** A drawer has no room for more than its links. */
function isWide(): boolean {
  return matchMedia('(width > 48rem)').matches;
}

/** Opens the menu where the window has no room for the names of its groups. */
export function MenuButton() {
  const t = useMessages('frame');
  return (
    <button
      type="button"
      className="button menu-burger"
      data-variant="quiet"
      data-shape="icon"
      aria-label={t.menu}
      popoverTarget={menuId}
    >
      <MenuIcon aria-hidden="true" />
    </button>
  );
}

function Places({ group, isMarked }: { group: Group; isMarked: boolean }) {
  const t = useMessages('frame');
  const title = `menu-${group}`;
  return (
    <section data-group={group} data-marked={isMarked || undefined}>
      <h2 id={title}>{t.groups[group]}</h2>
      <ul aria-labelledby={title}>
        {places[group].map(({ name, to }) => (
          <li key={name}>
            <NavLink to={to} end className="menu-link">
              <span>{t.places[name].name}</span> <small>{t.places[name].hint}</small>
            </NavLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
