import type { OwnSymbols } from '@reverie/contract/symbols';
import { Link } from 'react-router';
import { useFormats, useLanguage, useMessages } from '#language/messages.tsx';

/** What comes back in one's own dreams, most met first, with what it means to its dreamer. */
export function SymbolList({ symbols }: Pick<OwnSymbols, 'symbols'>) {
  const t = useMessages('symbols');
  const language = useLanguage();
  const { number } = useFormats();
  return (
    <ul className="grid gap-x-12 md:grid-cols-2">
      {symbols.map(({ symbol, label, dreams, possible, meaning }) => (
        <li key={symbol} className="flex items-baseline gap-4 border-t border-line py-3">
          <div className="min-w-0 flex-1">
            <Link to={`/journal/symbols/${symbol}`} className="inline-link font-text text-card">
              {label[language]}
            </Link>
            {meaning && <p className="mt-0.5 text-small text-ink-soft italic">{meaning}</p>}
          </div>
          <span className="text-small text-ink-faint">
            {t.counted(number(dreams), possible > 0 ? number(possible) : null)}
          </span>
        </li>
      ))}
    </ul>
  );
}
