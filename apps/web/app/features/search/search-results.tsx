import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Group } from '#features/search/search-groups.tsx';
import { useHere } from '#reader/way-back.ts';

type SearchResultsProps = {
  id: string;
  label: string;
  groups: readonly Group[];
  /** The address of the chosen option. */
  active: string | null;
  idOf: (to: string) => string;
  isComing: boolean;
  onOpen: () => void;
};

export function SearchResults(props: SearchResultsProps) {
  const { id, label, groups, active, idOf, isComing, onOpen } = props;
  const list = useRef<HTMLDivElement>(null);
  const here = useHere();

  useEffect(() => {
    const chosen = active && list.current?.querySelector('[aria-selected=true]');
    if (chosen) chosen.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [active]);

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      aria-busy={isComing}
      // The field keeps focus: what is pressed here is opened, never focused.
      tabIndex={-1}
      className="search-results"
    >
      {groups.map(({ name, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups of options, no fieldsets
        <div key={name} role="group" aria-label={name}>
          <p aria-hidden="true">{name}</p>
          {options.map((option) => (
            <Link
              key={option.to}
              id={idOf(option.to)}
              to={option.to}
              state={option.isDream ? here : null}
              role="option"
              aria-selected={option.to === active}
              tabIndex={-1}
              className="search-option"
              onClick={onOpen}
            >
              {option.picture && <img src={option.picture} alt="" width={44} height={44} />}
              {option.picture === null && <span aria-hidden="true" className="search-blank" />}
              <span>
                <span dir="auto" lang={option.lang}>
                  {option.name}
                </span>{' '}
                {option.note && <small>{option.note}</small>}
              </span>
            </Link>
          ))}
        </div>
      ))}
    </div>
  );
}
