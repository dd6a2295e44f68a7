import { Languages } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Choices, pathWith } from '#features/library/choices.rules.ts';
import type { LibraryText } from '#features/library/library-text.fr.ts';
import { roomings } from '#features/library/rooms.rules.ts';
import { SearchField } from '#ui/search-field.tsx';

type ToolbarProps = { text: LibraryText; choices: Choices; filters: ReactNode };

/** All one does in the library, on one line above its rail. Every choice is a link. */
export function Toolbar({ text, choices, filters }: ToolbarProps) {
  return (
    <div className="library-bar">
      <h1 className="library-title">{text.title}</h1>
      <nav aria-label={text.rooming} className="library-tabs">
        <ul>
          {roomings.map((rooms) => (
            <li key={rooms}>
              <Link
                to={pathWith(choices, { rooms })}
                preventScrollReset
                aria-current={rooms === choices.rooms ? 'true' : undefined}
              >
                {text.roomings[rooms]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <LibrarySearch text={text} choices={choices} />
      <OtherLead text={text} choices={choices} />
      {filters}
    </div>
  );
}

/** The language one reads hangs first; the other one is a press away. */
function OtherLead({ text, choices }: Omit<ToolbarProps, 'filters'>) {
  const other = choices.lead === null ? 'other' : null;
  return (
    <Link
      to={pathWith(choices, { lead: other })}
      preventScrollReset
      className="library-lead"
      aria-label={text.leads[other ?? 'own']}
    >
      <Languages aria-hidden="true" className="size-4.5" />
      <span>{text.leads[other ?? 'own']}</span>
    </Link>
  );
}

/** What else was chosen goes with it into the address. */
function LibrarySearch({ text, choices }: Omit<ToolbarProps, 'filters'>) {
  const { q, tag, category, type, period, sort, warned, rooms, lead, not, avoid } = choices;
  return (
    <SearchField
      action="/dreams"
      query={q}
      words={text}
      everything={pathWith(choices, { q: '' })}
      others={{
        ...{ tag, category, type, period, warned, lead, not, avoid },
        sort: sort === 'recent' ? null : sort,
        rooms: rooms === 'moon' ? null : rooms,
      }}
      staysInPlace
      className="library-search"
    />
  );
}
