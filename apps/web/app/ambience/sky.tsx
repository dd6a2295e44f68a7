import { useEffect, useRef } from 'react';

/**
 * The sky behind every page. The style sheet's sky is there first; what lives on the canvas is
 * fetched once the page is usable and has nothing better to do.
 */
export function Sky() {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const begin = async () => {
      const { startSky } = await import('#ambience/sky/live.ts');
      if (canvas.current && !isGone) stop = startSky(canvas.current);
    };
    // Without the canvas the sky stays as the style sheet drew it. Safari has no idle moments.
    const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 600));
    idle(() => void begin().catch(() => {}), { timeout: 2_000 });
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);

  return (
    <div className="sky" aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  );
}
