import type { HttpMethod } from '@reverie/contract';

export type ParsedRoute = {
  method: string;
  /** In the router's own writing: `/avatars/:username{[^/]+\.svg}`. */
  honoPath: string;
  /** Matches the path of a request, without the base. */
  pattern: RegExp;
  /** Takes the fixed endings off what the router found: `ada.svg` is the user `ada`. */
  readParams(found: Record<string, string>): Record<string, string>;
};

const placeholder = /\{(\w+)\}([^/{]*)/g;

/** Reads `GET /avatars/{username}.svg`. */
export function parseRoute(route: `${HttpMethod} /${string}`): ParsedRoute {
  const [method = '', template = ''] = route.split(' ');
  const endings = new Map<string, string>();
  for (const [, name = '', ending = ''] of template.matchAll(placeholder)) {
    endings.set(name, ending);
  }
  const honoPath = template.replace(placeholder, (_, name: string, ending: string) =>
    ending ? `:${name}{[^/]+${literal(ending)}}` : `:${name}`,
  );
  const pattern = new RegExp(
    `^${template.replace(placeholder, (_, _name, ending: string) => `[^/]+${literal(ending)}`)}$`,
  );
  return {
    method,
    honoPath,
    pattern,
    readParams: (found) =>
      Object.fromEntries(
        Object.entries(found).map(([name, value]) => {
          const ending = endings.get(name) ?? '';
          return [name, ending ? value.slice(0, -ending.length) : value];
        }),
      ),
  };
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
