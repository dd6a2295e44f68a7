import { length, loudnessAt, windSamples } from '#features/dark/minute.rules.ts';

/** Seconds of wind that come round again, and steps of loudness each second. */
const loop = 7;
const steps = 8;

/**
 * Plays a minute of night, made on the device as it is heard: wind through a low door, and nothing
 * that is fetched. Ends by itself, and then says so. Answers how to end it before.
 */
export function playMinute(onEnd: () => void): () => void {
  const context = new AudioContext();
  const wind = context.createBuffer(1, loop * context.sampleRate, context.sampleRate);
  wind.copyToChannel(windSamples(wind.length, Math.random), 0);
  const source = new AudioBufferSourceNode(context, { buffer: wind, loop: true });
  const door = new BiquadFilterNode(context, { type: 'lowpass', frequency: 380, Q: 0.4 });
  const loudness = new GainNode(context, { gain: 0 });
  const curve = Float32Array.from({ length: length * steps + 1 }, (_, step) =>
    loudnessAt(step / steps),
  );
  source.connect(door).connect(loudness).connect(context.destination);
  loudness.gain.setValueCurveAtTime(curve, context.currentTime, length);
  source.start();
  source.stop(context.currentTime + length);
  const end = () => {
    source.onended = null;
    if (context.state === 'closed') return;
    void context.close();
    onEnd();
  };
  source.onended = end;
  return end;
}
