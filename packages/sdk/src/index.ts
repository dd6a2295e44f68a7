export { type CallOptions, type Client, type ClientOptions, createClient } from '#client.ts';
export { newKey } from '#key.ts';
export { ApiProblem } from '#problem.ts';
