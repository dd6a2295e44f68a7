import type { Dream } from '@reverie/contract/dreams';
import type { ReactNode } from 'react';
import type { LibraryText } from '#features/library/library-text.fr.ts';
import { type Room, roomsOf } from '#features/library/rooms.rules.ts';
import { useLanguage } from '#language/messages.tsx';
import { later } from '#ui/later.ts';

/** How a dream hangs; `place` counts from the first of the page. */
export type Hang = (dream: Dream, place: number) => ReactNode;

type WallProps = {
  name: string;
  note?: string;
  moon?: string | null;
  /** Whether another room hangs above it. */
  isBelow?: boolean;
  children: ReactNode[];
};

/** A rail with what hangs from it, and the name of the room at its end. */
export function HungRoom({ name, note, moon = null, isBelow = false, children }: WallProps) {
  return (
    // What is left below whole rows, of four and of five, hangs as a row of its own.
    <section
      className="room"
      {...(isBelow ? later : undefined)}
      data-count={children.length}
      data-left={Math.max(0, children.length - 3) % 4}
      data-left-wide={Math.max(0, children.length - 5) % 5}
    >
      <div className="room-name">
        {moon !== null && <RoomMoon name={moon} />}
        <h3 className="font-display text-h3">{name}</h3>
        {note && <p className="mt-2 text-small text-ink-soft">{note}</p>}
      </div>
      {children}
    </section>
  );
}

type RoomsProps = {
  text: LibraryText;
  rooming: Parameters<typeof roomsOf>[1];
  lead: Parameters<typeof roomsOf>[2];
  dreams: readonly Dream[];
  hang: Hang;
  /** How many hang before. */
  before: number;
};

/** A page of dreams, room by room. */
export function Rooms({ text, rooming, lead, dreams, hang, before }: RoomsProps) {
  const language = useLanguage();
  let place = before;
  return roomsOf(dreams, rooming, lead).map((room) => {
    const { name, note } = namedIn(text, room, language);
    const isBelow = place > 0;
    return (
      <HungRoom
        key={room.name}
        name={name}
        note={note}
        moon={room.by === 'moon' ? room.name : null}
        isBelow={isBelow}
      >
        {room.dreams.map((dream) => {
          place += 1;
          return hang(dream, place - 1);
        })}
      </HungRoom>
    );
  });
}

function namedIn(text: LibraryText, room: Room<Dream>, language: string) {
  if (room.by === 'date') {
    const month = new Intl.DateTimeFormat(language, {
      ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
    }).format(new Date(`${room.name}-01T00:00:00Z`));
    return { name: month.charAt(0).toLocaleUpperCase() + month.slice(1), note: '' };
  }
  if (room.by === 'language') return text.rooms.others;
  return text.rooms[room.name];
}

const lit: Record<string, string> = {
  new: '',
  firstQuarter: 'M0 -20a20 20 0 0 1 0 40z',
  full: 'M0 -20a20 20 0 0 1 0 40a20 20 0 0 1 0 -40z',
  lastQuarter: 'M0 -20a20 20 0 0 0 0 40z',
};

function RoomMoon({ name }: { name: string }) {
  return (
    <svg aria-hidden="true" className="mb-4 size-10" viewBox="-20.5 -20.5 41 41">
      <circle r="20" className="moon-dark" />
      <path d={lit[name] ?? ''} className="moon-lit" />
    </svg>
  );
}
