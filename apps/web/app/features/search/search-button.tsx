import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Form, useLocation, useNavigate, useNavigationType } from 'react-router';
import { useMessages } from '#language/messages.tsx';
import { useArrival } from '#loading/use-arrival.ts';
import { useToast } from '#ui/toast.tsx';

const fetchDialog = () => import('#features/search/search-dialog.tsx');

type SearchButtonProps = {
  isSignedIn: boolean;
  /** Whether the reader's keyboard says ⌘ where others say Ctrl. */
  isApple: boolean;
};

/**
 * Opens the search, as ⌘ K or Ctrl K does. A form: before the page's scripts have come, and where
 * they never do, it leads to the library, which searches by itself.
 */
export function SearchButton({ isSignedIn, isApple }: SearchButtonProps) {
  const t = useMessages('frame');
  const [isOpen, setOpen] = useState(false);
  const dialog = useArrival(fetchDialog, isOpen);
  const navigate = useNavigate();
  const say = useToast();
  useShortcut(() => setOpen(true));
  useClosing(() => setOpen(false));

  useEffect(() => {
    if (!isOpen || dialog !== 'missing') return;
    // Without a network the library would only say so in the place of what is being read.
    if (navigator.onLine) void navigate('/dreams');
    else say({ message: t.offlineText });
    setOpen(false);
  }, [isOpen, dialog, navigate, say, t]);

  return (
    <>
      <Form action="/dreams">
        <input type="hidden" name="q" value="" />
        <button
          type="submit"
          className="button"
          data-variant="quiet"
          aria-label={t.search}
          aria-haspopup="dialog"
          aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
          onPointerEnter={() => void fetchDialog().catch(() => {})}
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
        >
          <Search aria-hidden="true" />
          <span className="shortcut max-lg:hidden" aria-hidden="true">
            {isApple ? '⌘ K' : 'Ctrl K'}
          </span>
        </button>
      </Form>
      {isOpen && dialog && dialog !== 'missing' && (
        <dialog.SearchDialog isSignedIn={isSignedIn} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function useShortcut(open: () => void) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isAsked = (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey;
      if (!isAsked || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}

/** Going back leaves the search too; a page that was on its way before it opened does not. */
function useClosing(close: () => void) {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const [last, setLast] = useState(key);
  if (last !== key) {
    setLast(key);
    if (isReturn) close();
  }
}
