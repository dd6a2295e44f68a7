import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { CategoryList } from '#features/cookies/category-list.tsx';
import { choiceEn } from '#features/cookies/choice-text.en.ts';
import { type ChoiceText, choiceFr } from '#features/cookies/choice-text.fr.ts';
import { readSwitches } from '#features/cookies/switches.form.ts';
import { useChoice } from '#features/cookies/use-choice.ts';
import { type ConsentChoice, everything, initialChoice, onlyEssential } from '#keeping/consent.ts';
import { choose } from '#keeping/keep.ts';
import { useLanguage } from '#language/messages.tsx';
import { setEnglish, setFrench, typeset } from '#language/typography.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useToast } from '#ui/toast.tsx';

// Not in the catalogue: a visitor who has chosen never fetches them.
const texts = { fr: typeset(choiceFr, setFrench), en: typeset(choiceEn, setEnglish) };

/** As it was left when the router makes the whole document anew, into an error page and out of it. */
let wasCustomized = false;

/** The question about cookies, until it is answered: here, on the page of cookies or in another tab. */
export function CookieBanner() {
  return useChoice(null) === null ? <Bar /> : null;
}

/**
 * Asks what may be kept. A bar that holds nobody back: the page stays in use beneath it, and it is
 * the first thing reached by keyboard. The three choices stand there; `Customize` opens a dialogue.
 */
function Bar() {
  const text = texts[useLanguage()];
  const [isCustomized, setCustomized] = useState(wasCustomized);
  const bar = useRef<HTMLElement>(null);
  const say = useToast();
  const [isThere, setThere] = useState(false);
  useRoomFor(bar);
  // Said once it is there: what arrives together with its words is not read out.
  useEffect(() => setThere(true), []);
  useEffect(() => {
    wasCustomized = isCustomized;
  }, [isCustomized]);

  function decide(choice: ConsentChoice) {
    wasCustomized = false;
    choose(choice);
    say({ message: text.box.saved });
    // The button pressed goes with the bar: reading goes on at the page.
    document.getElementById('content')?.focus({ preventScroll: true });
  }

  return (
    <section
      ref={bar}
      aria-label={text.region}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line-strong bg-surface print:hidden"
    >
      <p role="status" className="sr-only">
        {isThere && text.announcement}
      </p>
      <div className="measure grid items-center gap-x-12 gap-y-4 py-5 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <p className="font-display text-card">{text.title}</p>
          <p className="mt-1 max-w-[70ch] text-small text-ink-soft">{text.lead}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:grid max-sm:grid-cols-2">
          <Button
            variant="quiet"
            className="max-sm:order-last max-sm:col-span-2"
            onClick={() => setCustomized(true)}
          >
            {text.customize}
          </Button>
          <Button onClick={() => decide(onlyEssential)}>{text.rejectAll}</Button>
          <Button onClick={() => decide(everything)}>{text.acceptAll}</Button>
        </div>
      </div>
      <Dialog
        isOpen={isCustomized}
        onClose={() => setCustomized(false)}
        title={text.region}
        closeLabel={text.collapse}
      >
        <Customized text={text} onChoose={decide} onLeave={() => setCustomized(false)} />
      </Dialog>
    </section>
  );
}

type CustomizedProps = {
  text: ChoiceText;
  onChoose: (choice: ConsentChoice) => void;
  onLeave: () => void;
};

function Customized({ text, onChoose, onLeave }: CustomizedProps) {
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onChoose(readSwitches(new FormData(event.currentTarget)));
  }
  return (
    <form onSubmit={send} className="grid gap-5">
      <CategoryList text={text} initial={initialChoice} />
      <p className="flex flex-wrap gap-x-6 gap-y-1 text-small">
        <Link to="/privacy" className="inline-link py-1" onClick={onLeave}>
          {text.privacy}
        </Link>
        <Link to="/cookies" className="inline-link py-1" onClick={onLeave}>
          {text.cookies}
        </Link>
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button onClick={() => onChoose(onlyEssential)}>{text.rejectAll}</Button>
        <Button type="submit">{text.acceptSelected}</Button>
      </div>
    </form>
  );
}

/**
 * Leaves room for the bar at the page's end and whenever something is brought into view, so that it
 * covers neither the last line nor what has the focus. Nothing on screen moves.
 */
function useRoomFor(bar: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const root = document.documentElement;
    const make = (height: string) => {
      root.style.scrollPaddingBottom = height;
      document.body.style.paddingBottom = height;
      // What floats at the foot of the page stands on the bar. Said of the root, the whole page would
      // be styled anew.
      document.getElementById('dreamer')?.style.setProperty('--foot', height || '0px');
    };
    const observer = new ResizeObserver(() => make(`${element.offsetHeight + 8}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      make('');
    };
  }, [bar]);
}
