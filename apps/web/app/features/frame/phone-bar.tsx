import { BookOpen, Images, Menu, Mic, UserRound } from 'lucide-react';
import { NavLink, useLocation } from 'react-router';
import { isSolidFree } from '#features/frame/solid.rules.ts';
import { menuId } from '#features/frame/use-menu.ts';
import { useMessages } from '#language/messages.tsx';

/** What a thumb reaches on a phone, a dream to tell in the middle. It leaves while one types. */
export function PhoneBar({ isSignedIn }: { isSignedIn: boolean }) {
  const { bar: t, ...frame } = useMessages('frame');
  const isSolid = isSolidFree(useLocation().pathname);
  return (
    <nav aria-label={t.name} className="phone-bar">
      <NavLink to="/journal" className="phone-place">
        <BookOpen aria-hidden="true" />
        {frame.journal}
      </NavLink>
      <NavLink to="/dreams" end className="phone-place">
        <Images aria-hidden="true" />
        {frame.library}
      </NavLink>
      {/* Told in the dark by one's own voice; by a visitor on the line of the home, where the platform gives it the keys. */}
      {isSignedIn ? (
        <NavLink to="/night" className="phone-tell" data-solid={isSolid || undefined}>
          <Mic aria-hidden="true" />
          <span>{t.tell}</span>
        </NavLink>
      ) : (
        <a href="/#telling" className="phone-tell" data-solid={isSolid || undefined}>
          <Mic aria-hidden="true" />
          <span>{t.tell}</span>
        </a>
      )}
      <NavLink to={isSignedIn ? '/profile' : '/login'} className="phone-place">
        <UserRound aria-hidden="true" />
        {isSignedIn ? t.you : frame.signIn}
      </NavLink>
      <button type="button" className="phone-place" popoverTarget={menuId}>
        <Menu aria-hidden="true" />
        {t.more}
      </button>
    </nav>
  );
}
