/** The sky behind every page. */
export function Sky() {
  return <div className="sky" aria-hidden="true" />;
}
