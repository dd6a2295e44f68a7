export { type Api, api } from '#api.ts';
export type { Endpoint, HttpMethod } from '#endpoint.ts';
export { type ProblemCode, type ProblemDetails, problemSchema, problemStatus } from '#errors.ts';
export { apiBase, routes } from '#routes.ts';
