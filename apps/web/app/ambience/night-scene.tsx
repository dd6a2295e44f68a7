import { litOutline, moonAt } from '#ambience/moon.ts';
import boat from '#ambience/scenes/boat.webp';
import door from '#ambience/scenes/door.webp';
import road from '#ambience/scenes/road.webp';
import room from '#ambience/scenes/room.webp';
import scenes from '#ambience/scenes/scenes.json';
import stage from '#ambience/scenes/stage.webp';
import stairs from '#ambience/scenes/stairs.webp';
import { useLanguage } from '#language/messages.tsx';

const prints = { boat, door, road, room, stage, stairs };
export type SceneName = keyof typeof prints;

type NightSceneProps = {
  name: SceneName;
  /** The moment whose moon is painted, in ISO 8601. */
  at: string;
};

/**
 * A print of our press with the true moon of a night painted where it left the sky bare. Its alt text
 * tells it to whoever does not see it.
 */
export function NightScene({ name, at }: NightSceneProps) {
  const { alt, moon } = scenes[name];
  return (
    <div className="night-scene">
      <img
        src={prints[name]}
        width={672}
        height={840}
        alt={alt[useLanguage()]}
        decoding="async"
        className="night-scene-print"
      />
      <PaintedMoon at={at} {...moon} />
    </div>
  );
}

type PaintedMoonProps = { at: string; x: number; y: number; radius: number };

/** In shares of the print's width and height; the radius of its width. */
export function PaintedMoon({ at, x, y, radius }: PaintedMoonProps) {
  const { elongation, lit } = moonAt(at);
  return (
    <svg className="painted-moon" viewBox="0 0 100 125" aria-hidden="true">
      <defs>
        <radialGradient id="painted-moon-light">
          <stop offset="0.3" className="painted-moon-near" />
          <stop offset="1" className="painted-moon-away" />
        </radialGradient>
      </defs>
      <g
        transform={`translate(${(x * 100).toFixed(2)} ${(y * 125).toFixed(2)}) scale(${((radius * 100) / 6).toFixed(3)})`}
      >
        <circle r="18" fill="url(#painted-moon-light)" opacity={(0.2 + 0.6 * lit).toFixed(2)} />
        <circle r="6" className="painted-moon-dark" />
        <path d={litOutline(elongation, 6)} className="painted-moon-lit" />
        {lit > 0.6 && (
          <path
            d="M-2.4 -1.6a1.3 1 .3 1 0 2.2 .6a1.2 1 0 1 0-2.2-.6M1.4 1.8a1 .8 0 1 0 1.7 .5a1 .8 0 1 0-1.7-.5M-1.2 2.6a.7 .6 0 1 0 1.2 .3a.7 .6 0 1 0-1.2-.3"
            className="painted-moon-sea"
          />
        )}
      </g>
    </svg>
  );
}
