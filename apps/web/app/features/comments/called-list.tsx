import type { useCalling } from '#features/comments/use-calling.ts';
import { useFormats, useMessages } from '#language/messages.tsx';

/** People who may be meant by the @ that is being written. */
export function CalledList({ calling }: { calling: ReturnType<typeof useCalling> }) {
  const t = useMessages('comments');
  const { number } = useFormats();
  const { options, list, optionOf, take } = calling;
  return (
    <>
      {options.length > 0 && (
        <div
          role="listbox"
          {...list}
          aria-label={t.callable}
          className="comment-called"
          tabIndex={-1}
        >
          {options.map((person) => (
            <div
              key={person.id}
              role="option"
              tabIndex={-1}
              {...optionOf(person)}
              className="comment-callable"
              // Before the field loses focus, and with it what was begun.
              onPointerDown={(event) => {
                event.preventDefault();
                take(person);
              }}
            >
              <bdi>{person.name}</bdi>
              {person.also && <small>{person.also}</small>}
            </div>
          ))}
        </div>
      )}
      <span role="status" className="sr-only">
        {options.length > 0 && t.callableCount(options.length, number(options.length))}
      </span>
    </>
  );
}
