import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { neighbour, useCombobox } from '#ui/use-combobox.ts';

const three = ['a', 'b', 'c'];

test('an arrow goes to the next option, and comes round at either end', () => {
  expect(neighbour(three, 'a', 1)).toBe('b');
  expect(neighbour(three, 'c', 1)).toBe('a');
  expect(neighbour(three, 'a', -1)).toBe('c');
});

test('the first arrow goes to the end it comes from', () => {
  expect(neighbour(three, undefined, 1)).toBe('a');
  expect(neighbour(three, undefined, -1)).toBe('c');
  expect(neighbour([], undefined, 1)).toBeUndefined();
});

type Props = { options: string[]; hasFirst?: boolean; isSettled?: boolean };

function Sample({ options, ...others }: Props) {
  const box = useCombobox({ options, keyOf: (it) => it, onChoose: () => {}, ...others });
  return (
    <>
      <input {...box.field} aria-label="Ville" onKeyDown={box.onKeyDown} />
      <div role="listbox" {...box.list} aria-label="Villes" tabIndex={-1}>
        {options.map((option) => (
          <div key={option} role="option" tabIndex={-1} {...box.optionOf(option)}>
            {option}
          </div>
        ))}
      </div>
    </>
  );
}

const html = (props: Props) => renderToStaticMarkup(<Sample {...props} />);
const idsIn = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`${name}="([^"]+)"`, 'g'))].map(([, id]) => id);

test('the field names its list, and the option that is chosen in it', () => {
  const drawn = html({ options: three, hasFirst: true });
  expect(drawn).toContain('aria-expanded="true"');
  const [list, ...options] = idsIn(drawn, ' id');
  expect(idsIn(drawn, 'aria-controls')).toEqual([list]);
  expect(idsIn(drawn, 'aria-activedescendant')).toEqual([options[0]]);
  expect(idsIn(drawn, 'aria-selected')).toEqual(['true', 'false', 'false']);
  expect(new Set(options).size).toBe(3);
});

test('nothing is chosen before an arrow, from a list that is stale, or from none', () => {
  for (const props of [
    { options: three },
    { options: three, hasFirst: true, isSettled: false },
    { options: [], hasFirst: true },
  ]) {
    const drawn = html(props);
    expect(drawn).not.toContain('aria-activedescendant');
    expect(drawn).not.toContain('aria-selected="true"');
  }
  expect(html({ options: [] })).toContain('aria-expanded="false"');
});
