type SignedList = { title: string; sign: '✓' | '–'; all: readonly string[] };

type SignedListsProps = { id: string; title: string; lists: readonly SignedList[] };

/** What is so beside what is not, each line under its sign. */
export function SignedLists({ id, title, lists }: SignedListsProps) {
  return (
    <section aria-labelledby={id} className="mt-14 border-t border-line pt-8">
      <h2 id={id} className="font-display text-h3">
        {title}
      </h2>
      <div className="mt-6 grid gap-x-14 gap-y-8 md:grid-cols-2">
        {lists.map(({ title, sign, all }) => (
          <div key={title}>
            <h3 className="text-ui font-medium">{title}</h3>
            <ul className="mt-2 border-t border-line">
              {all.map((each) => (
                <li
                  key={each}
                  className="grid grid-cols-[1.5rem_1fr] border-b border-line py-3 text-ui text-ink-soft"
                >
                  <span aria-hidden="true" className="text-accent">
                    {sign}
                  </span>
                  {each}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
