type StarsProps = { of: string; size?: 'small' | 'regular' };

/** Five stars that say who is who where nobody has a face: the same for the same id, and made of it alone. */
export function Stars({ of, size = 'regular' }: StarsProps) {
  const stars = starsOf(of);
  const path = stars.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" className="stars" data-size={size}>
      <circle className="stars-sky" cx="20" cy="20" r="19.5" />
      <polyline points={path} />
      {stars.map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
      ))}
    </svg>
  );
}

/** Each in a fifth of the circle, so that no two meet; how far out and how bright, the id says. */
function starsOf(id: string) {
  const digits = id.replace(/[^0-9a-f]/g, '').padEnd(20, '0');
  return [0, 1, 2, 3, 4].map((place) => {
    const [far, turn, bright] = [0, 1, 2].map(
      (part) => Number.parseInt(digits[place * 3 + part] ?? '0', 16) / 15,
    );
    const angle = ((place + (turn ?? 0) * 0.7) / 5) * 2 * Math.PI;
    const radius = 5 + (far ?? 0) * 8.5;
    return {
      x: Math.round((20 + radius * Math.cos(angle)) * 10) / 10,
      y: Math.round((20 + radius * Math.sin(angle)) * 10) / 10,
      r: 1 + Math.round((bright ?? 0) * 10) / 10,
    };
  });
}
