import { useEffect, useState } from 'react';
import type { WaitingText } from '#features/waiting/waiting-text.fr.ts';
import type { PersonHere } from '#keeping/device/database.ts';
import { readSound } from '#keeping/device/sound.ts';
import { fill } from '#language/fill.ts';
import { useFormats } from '#language/messages.tsx';

type SoundProps = { text: WaitingText; person: PersonHere; id: string; at: string };

/** A recording that is still here, opened when it is asked for. */
export function Sound({ text, person, id, at }: SoundProps) {
  const { time } = useFormats();
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  if (address) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: a voice that has just spoken has no captions
      <audio
        controls
        autoPlay
        src={address}
        aria-label={fill(text.sound, { time: time(at) })}
        className="my-2 w-full max-w-md"
      />
    );
  }
  return (
    <button
      type="button"
      className="inline-link cursor-pointer py-2"
      onClick={() =>
        void readSound(person, id).then((blob) => setAddress(URL.createObjectURL(blob)))
      }
    >
      {text.listen}
    </button>
  );
}
