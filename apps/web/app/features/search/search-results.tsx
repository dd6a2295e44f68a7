import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Group, Option } from '#features/search/search-groups.tsx';
import { useHere } from '#reader/way-back.ts';
import type { useCombobox } from '#ui/use-combobox.ts';

type SearchResultsProps = {
  label: string;
  groups: readonly Group[];
  box: Pick<ReturnType<typeof useCombobox<Option>>, 'active' | 'list' | 'optionOf'>;
  isComing: boolean;
  onOpen: () => void;
};

export function SearchResults(props: SearchResultsProps) {
  const { label, groups, box, isComing, onOpen } = props;
  const list = useRef<HTMLDivElement>(null);
  const here = useHere();

  useEffect(() => {
    const chosen = box.active && list.current?.querySelector('[aria-selected=true]');
    if (chosen) chosen.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [box.active]);

  return (
    <div
      ref={list}
      role="listbox"
      {...box.list}
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
              role="option"
              {...box.optionOf(option)}
              to={option.to}
              state={option.isDream ? here : null}
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
