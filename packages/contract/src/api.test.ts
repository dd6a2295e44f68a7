import { expect, test } from 'vitest';
import { api } from '#api.ts';
import { type Endpoint, errorsOf, faultCodes, impliedErrors } from '#endpoint.ts';
import { problemCodes, problemStatus } from '#errors.ts';
import { filesOf, imageSrcset, paintingNameOf, previewFile, squareFile } from '#images.rules.ts';
import { fileRoutes, formRoutes, keyedRoutes, routes } from '#routes.ts';

const endpoints: Endpoint[] = Object.values(api).flatMap((noun) => Object.values(noun));

test('every route has its endpoint, and every endpoint its route', () => {
  const written = Object.values(routes).flatMap((noun): string[] => Object.values(noun));
  expect(endpoints.map(({ route }) => route).sort()).toEqual(written.sort());
  expect(new Set(written).size).toBe(written.length);
});

test('the parameters of a path are those of its schema', () => {
  for (const { route, params } of endpoints) {
    const named = [...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(params?.shape ?? {}), route).toEqual(named);
  }
});

test('the client may merge path, query and body: no name is used twice', () => {
  for (const { route, params, query, body } of endpoints) {
    const bodyShape = body && 'shape' in body ? Object.keys(body.shape as object) : [];
    const names = [
      ...Object.keys(params?.shape ?? {}),
      ...Object.keys(query?.shape ?? {}),
      ...bodyShape,
    ];
    expect(new Set(names).size, route).toBe(names.length);
  }
});

test('the client names the calls whose endpoints take a key, and no others', () => {
  const keyed = endpoints.filter(({ isKeyed }) => isKeyed).map(({ route }) => route);
  expect([...keyedRoutes].sort()).toEqual(keyed.sort());
});

test('the client names the calls whose body is a file, and no others', () => {
  const taken = endpoints.filter(({ bodyTypes }) => bodyTypes).map(({ route }) => route);
  expect([...fileRoutes].sort()).toEqual(taken.sort());
});

test('the client names the calls whose body is a form with a file, and no others', () => {
  const taken = endpoints.filter(({ isForm }) => isForm).map(({ route }) => route);
  expect([...formRoutes].sort()).toEqual(taken.sort());
});

test('an endpoint says only what does not follow from the rest that it declares', () => {
  for (const endpoint of endpoints) {
    const implied = errorsOf({ ...endpoint, errors: [] });
    const repeated = endpoint.errors.filter((code) => implied.includes(code));
    expect(repeated, endpoint.route).toEqual([]);
    expect(new Set(endpoint.errors).size, endpoint.route).toBe(endpoint.errors.length);
  }
});

test('every problem is answered by some call, or by the server before it knows the call', () => {
  const others = ['method_not_allowed', 'wrong_origin', ...impliedErrors.role, ...faultCodes];
  const answered = new Set<string>([...endpoints.flatMap(errorsOf), ...others]);
  expect(problemCodes.filter((code) => !answered.has(code))).toEqual([]);
});

test('every problem has an error status', () => {
  for (const code of problemCodes) expect(problemStatus[code]).toBeGreaterThanOrEqual(400);
});

test('a file name leads back to its painting, and nothing else does', () => {
  const name = '0123456789abcdef0123456789abcdef';
  for (const file of filesOf(name)) expect(paintingNameOf(file)).toBe(name);
  expect(filesOf(name)).toContain(squareFile(name, 640, 'avif'));
  expect(filesOf(name)).toContain(previewFile(name));
  expect(imageSrcset(name)).toContain(`/api/images/${name}-1024.webp 1024w`);
  for (const file of [
    `${name}-641.webp`,
    `${name}-640.jpg`,
    `${name}-1024.png`,
    `${name}.webp`,
    `../${name}-640.webp`,
    `${name}-640.webp\n`,
  ]) {
    expect(paintingNameOf(file)).toBeNull();
  }
});
