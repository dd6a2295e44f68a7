type ScaleProps = {
  share: number;
  low: number;
  high: number;
  /** Where the chosen group stands. */
  expected?: number | undefined;
};

const x = (share: number) => Math.round(4 + 392 * share);

/** A share on a line from 0 to 100 %, its interval a soft bar, the reference a tick. Said beside it. */
export function Scale({ share, low, high, expected }: ScaleProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 400 24" className="pattern-scale">
      <path d="M4 12H396" className="pattern-line" />
      <path d={`M${x(low)} 12H${x(high)}`} className="pattern-interval" />
      {expected !== undefined && <path d={`M${x(expected)} 3V21`} className="pattern-reference" />}
      <circle cx={x(share)} cy="12" r="5" className="pattern-point" />
    </svg>
  );
}
