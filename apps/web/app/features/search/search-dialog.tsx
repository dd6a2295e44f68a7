import '#features/search/search.css';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Form, useNavigate } from 'react-router';

import { type Group, groupsOf } from '#features/search/search-groups.tsx';
import { findPages } from '#features/search/search-pages.rules.ts';
import { SearchResults } from '#features/search/search-results.tsx';
import { searchText } from '#features/search/search-text.ts';
import { useFound } from '#features/search/use-found.ts';
import { useFormats, useLanguage } from '#language/messages.tsx';
import { useVeils } from '#reader/warned-dreams.tsx';
import { useHere } from '#reader/way-back.ts';
import { Button } from '#ui/button.tsx';
import { useCombobox } from '#ui/use-combobox.ts';

/** As many characters as the API takes. */
const queryLimit = 200;

type SearchDialogProps = { isSignedIn: boolean; onClose: () => void };

/**
 * One field over pages, dreams and help. Enter opens what the arrows chose, or every dream that holds
 * the words.
 */
export function SearchDialog({ isSignedIn, onClose }: SearchDialogProps) {
  const language = useLanguage();
  const t = searchText[language];
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const query = typed.trim();
  const pages = findPages(query, { language, isSignedIn });
  const here = useHere();
  const veils = useVeils();
  const found = useFound(query);
  const { date } = useFormats();
  const groups = groupsOf({ query, pages, found, words: t, language, date, veils });
  const box = useCombobox({
    options: groups.flatMap((group: Group) => group.options),
    keyOf: ({ to }) => to,
    onChoose: ({ to, isDream }) => {
      void navigate(to, isDream ? { state: here } : {});
      shut();
    },
  });

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  // Closed rather than taken away: the platform then gives focus back.
  const shut = () => dialog.current?.close();

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; this click is on the backdrop
    <dialog
      ref={dialog}
      className="panel search"
      aria-label={t.title}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && shut()}
    >
      <Form action="/dreams" role="search" className="search-field" onSubmit={shut}>
        <Search aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
        <input
          name="q"
          {...box.field}
          aria-label={t.title}
          placeholder={t.hint}
          value={typed}
          maxLength={queryLimit}
          onKeyDown={box.onKeyDown}
          onChange={(event) => {
            setTyped(event.target.value);
            box.forget();
          }}
        />
        <Button variant="quiet" shape="icon" aria-label={t.close} onClick={shut}>
          <X aria-hidden="true" />
        </Button>
      </Form>
      <SearchResults
        label={t.title}
        groups={groups}
        box={box}
        isComing={found.state === 'coming'}
        onOpen={shut}
      />
      {found.state === 'away' && <p className="search-word">{t.away}</p>}
      <p
        role="status"
        className={found.state === 'there' && !hasFound(groups) ? 'search-word' : 'sr-only'}
      >
        {found.state === 'coming' && t.searching}
        {found.state === 'there' && (hasFound(groups) ? t.found(countOf(groups)) : t.none(query))}
      </p>
      <p className="search-keys" aria-hidden="true">
        {t.keys}
      </p>
    </dialog>
  );
}

/** The way to every dream is no find. */
function countOf(groups: readonly Group[]): number {
  return groups.flatMap(({ options }) => options).filter(({ isFind }) => isFind).length;
}

function hasFound(groups: readonly Group[]): boolean {
  return countOf(groups) > 0;
}
