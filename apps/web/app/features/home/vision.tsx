import type { HomeText } from '#features/home/home-text.fr.ts';

/** Four moments on the moon's path: what becomes of a dream between waking and another day. */
export function Vision({ text }: { text: HomeText['vision'] }) {
  return (
    <section className="measure home-section">
      <h2 className="font-display text-h2">{text.title}</h2>
      <div className="moments">
        <svg
          className="moments-path"
          viewBox="0 0 100 30"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <defs>
            <linearGradient id="moments-light">
              <stop offset="0" className="moments-before" />
              <stop offset="0.3" className="moments-night" />
              <stop offset="0.7" className="moments-night" />
              <stop offset="1" className="moments-day" />
            </linearGradient>
          </defs>
          <path d="M-12 23.8Q50-23.97 112 37.96" stroke="url(#moments-light)" />
        </svg>
        <ol className="moments-list">
          {Object.entries(text.steps).map(([key, { hour, name, text: words }]) => (
            <li key={key} className="moment">
              <p className="font-display text-h3 text-accent">{hour}</p>
              <h3 className="mt-1.5 font-display text-h3">{name}</h3>
              <p className="mt-3 text-ui text-ink-soft">{words}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
