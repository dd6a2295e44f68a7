import { contentLimit } from '@reverie/contract/dreams.rules';
import { countCharacters } from '@reverie/contract/text.rules';
import { excessOf } from '#features/share/refusal.ts';
import { useMessages } from '#language/messages.tsx';

type ContentFieldProps = {
  content: string;
  onChange: (content: string) => void;
  isInvalid: boolean;
};

/** The dream itself, set like the poem it will be read as. */
export function ContentField({ content, onChange, isInvalid }: ContentFieldProps) {
  const t = useMessages('share');
  const count = countCharacters(content);
  const excess = excessOf(content);
  return (
    <div className="manuscript">
      <label htmlFor="dream-content" className="sr-only">
        {t.content}
      </label>
      <textarea
        id="dream-content"
        name="content"
        rows={6}
        required
        placeholder={t.contentPlaceholder}
        value={content}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby="dream-content-count"
        aria-invalid={isInvalid || excess > 0 || undefined}
      />
      <div className="manuscript-foot" data-over={excess > 0 || undefined}>
        <span aria-live="polite" className="text-small font-medium">
          {excess > 0 && t.tooLong(excess)}
        </span>
        <span id="dream-content-count" className="text-small">
          {t.counter(count, contentLimit)}
        </span>
        <Ring share={Math.min(1, count / contentLimit)} />
      </div>
    </div>
  );
}

/** How much of the room is taken. */
function Ring({ share }: { share: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 36 36" className="count-ring">
      <circle cx="18" cy="18" r="16" />
      <circle
        cx="18"
        cy="18"
        r="16"
        pathLength={100}
        // Beyond the length of the path, so that no rounded end shows where nothing is written.
        strokeDasharray={`${share * 100} 200`}
        transform="rotate(-90 18 18)"
      />
    </svg>
  );
}
