export { type Client, type ClientOptions, createClient } from '#client.ts';
export { ApiProblem } from '#problem.ts';
