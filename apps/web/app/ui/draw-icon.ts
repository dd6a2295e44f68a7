import { createElement, type SVGProps } from 'react';

type IconData = { node: readonly [tag: string, attributes: object][] };

/**
 * Makes an icon of Lucide's data, 24 × 24 in the colour of the text around it. It stands in for
 * Lucide's own function, whose icons come in any size, weight and colour and weigh three times this.
 * An icon is hidden from assistive technology unless it is given a label.
 */
export function drawIcon({ node }: IconData) {
  const shape = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function Icon(props: SVGProps<SVGSVGElement>) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': props['aria-label'] ? undefined : true,
        ...props,
      },
      shape,
    );
  };
}
