import { useEffect, useState } from 'react';
import { TellHere } from '#features/waiting/tell-here.tsx';
import { WaitingList } from '#features/waiting/waiting-list.tsx';
import type { WaitingText } from '#features/waiting/waiting-text.fr.ts';
import { type Room, readRoom } from '#keeping/device/room.ts';
import { useThings } from '#keeping/use-things.ts';
import { fill } from '#language/fill.ts';
import { useFormats } from '#language/messages.tsx';

/** What one may write without a network, and what waits here for one. */
export function OnDevice({ text }: { text: WaitingText }) {
  const here = useThings();
  const room = useRoom();
  return (
    <>
      {here && <TellHere text={text} person={here.person} />}
      <section className="mt-14 max-w-2xl">
        <h2 className="font-display text-h3">{text.title}</h2>
        <p className="mt-2 text-ink-soft">{here ? text.lead : text.nobody}</p>
        {here && here.things.length === 0 && <p className="mt-4">{text.nothing}</p>}
        {here && here.things.length > 0 && <WaitingList text={text} here={here} />}
        {room && here && <RoomLine text={text} room={room} />}
      </section>
    </>
  );
}

function RoomLine({ text, room }: { text: WaitingText; room: Room }) {
  const { number } = useFormats();
  if (room === 'closed') return <p className="mt-4 text-danger">{text.room.closed}</p>;
  const free = number(Math.floor(room.free / 1_000_000));
  return (
    <div className="mt-4 text-small text-ink-soft">
      <p>{room.isLasting ? text.room.lasting : text.room.passing}</p>
      {room.isScarce && <p className="mt-1 text-danger">{fill(text.room.scarce, { free })}</p>}
    </div>
  );
}

function useRoom(): Room | null {
  const [room, setRoom] = useState<Room | null>(null);
  useEffect(() => {
    void readRoom().then(setRoom);
  }, []);
  return room;
}
