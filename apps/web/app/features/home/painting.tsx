import type { HomeText } from '#features/home/home-text.fr.ts';
import { planes } from '#features/home/planes.rules.ts';
import { Scene } from '#features/home/scene.tsx';

type PaintingProps = { text: HomeText['painting']; quotes: HomeText['quotes']; now: string };

/** Second scene: the planes of a picture, apart, which close as one goes on. */
export function Painting({ text, quotes: [open, close], now }: PaintingProps) {
  return (
    <Scene hour={text.hour} now={now} className="planes-scene">
      <div className="scene-head">
        <h2 className="font-display text-title">{text.title}</h2>
        <p className="text-lead text-ink-soft">{text.lead}</p>
      </div>
      <ol className="planes">
        {planes.map(({ name, src }) => (
          <li key={name}>
            <p className="plane-name">
              {text.planes[name].name}
              <q>
                {open}
                {text.planes[name].words}
                {close}
              </q>
            </p>
            <img src={src} width={612} height={765} alt="" loading="lazy" decoding="async" />
          </li>
        ))}
      </ol>
    </Scene>
  );
}
