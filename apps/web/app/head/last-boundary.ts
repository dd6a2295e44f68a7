import { Component, createElement, type ReactNode } from 'react';

type Location = { key: string };
type Props = { location: Location; children: ReactNode };
type State = { hasFailed: boolean; location: Location };

/**
 * What is left to say where even the page of errors could not be shown: the router's outermost
 * boundary, which speaks of stacks. It knows neither language nor colours, and gives way as soon as
 * one goes elsewhere.
 */
export class LastBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, location: this.props.location };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ location }: Props, state: State): State | null {
    return state.location === location ? null : { hasFailed: false, location };
  }

  override render() {
    return this.state.hasFailed ? lastWords : this.props.children;
  }
}

const lastWords = createElement(
  'html',
  { lang: 'fr' },
  createElement('head', null, createElement('title', null, 'Reverie')),
  createElement(
    'body',
    null,
    createElement('p', null, 'Cette page n’a pas pu être affichée.'),
    createElement('p', { lang: 'en' }, 'This page could not be shown.'),
    createElement('p', null, createElement('a', { href: '/' }, 'Reverie')),
  ),
);
