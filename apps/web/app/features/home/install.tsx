import type { HomeText } from '#features/home/home-text.fr.ts';
import { InstallButton } from '#features/home/install-button.tsx';
import { later } from '#ui/later.ts';

/** The app is the site itself, added to a device: said for each platform, no shop in between. */
export function Install({ text }: { text: HomeText['install'] }) {
  return (
    <section className="measure home-section" {...later}>
      <div className="grid gap-x-20 gap-y-8 lg:grid-cols-2">
        <div>
          <h2 className="font-display text-h2">{text.title}</h2>
          <p className="mt-4 max-w-lg text-lead text-ink-soft">{text.lead}</p>
          <InstallButton>{text.button}</InstallButton>
        </div>
        <dl className="border-b border-line">
          {Object.entries(text.ways).map(([key, { name, text: words }]) => (
            <div
              key={key}
              className="grid gap-x-8 gap-y-1 border-t border-line py-5 sm:grid-cols-[9rem_1fr] sm:items-baseline"
            >
              <dt className="font-medium">{name}</dt>
              <dd className="text-ui text-ink-soft">{words}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
