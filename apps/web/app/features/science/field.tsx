import places from '#features/science/kept-places.json';

/** Every pattern a hasty reader would claim, as a dot; those that held, as lights. */
export function Field({ label }: { label: string }) {
  return (
    <div className="looks" role="img" aria-label={label}>
      <div className="looks-dots" />
      <svg className="looks-kept" width="100%" height="100%" aria-hidden="true">
        <radialGradient id="looks-glow">
          <stop offset="0.15" className="looks-near" />
          <stop offset="1" className="looks-far" />
        </radialGradient>
        {places.map(([x, y]) => (
          <g key={`${x} ${y}`}>
            <circle cx={`${x}%`} cy={`${y}%`} r="20" fill="url(#looks-glow)" />
            <circle cx={`${x}%`} cy={`${y}%`} r="3.5" />
          </g>
        ))}
      </svg>
    </div>
  );
}
