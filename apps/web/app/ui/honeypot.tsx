/** What no person sees to fill in: programs that fill in everything do. */
const trapField = 'website';

/** A field nobody is asked for. It is out of sight, out of the order of keys, and read out to nobody. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <input type="text" name={trapField} tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}

/** Whether a program filled in a form. */
export function isTrapped(form: FormData): boolean {
  const written = form.get(trapField);
  return typeof written === 'string' && written !== '';
}
