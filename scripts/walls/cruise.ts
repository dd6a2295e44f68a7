import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '#scripts/paths.ts';

export type Breach = { wall: string; from: string; to: string };
export type Cruise = {
  modules: string[];
  arrows: [from: string, to: string][];
  breaches: Breach[];
};

type Dependency = { resolved: string };
type Report = {
  modules: { source: string; dependencies: Dependency[] }[];
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
};

const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const folders = ['packages', 'apps/server/src', 'apps/web/app'];
const run = promisify(execFile);

/** Every import of the sources below `checkout`, and those that break a wall. */
export async function cruise(checkout: string): Promise<Cruise> {
  const config = join(root, '.dependency-cruiser.mjs');
  const args = [program, '--config', config, '--output-type', 'json', ...folders];
  const { stdout } = await run(process.execPath, args, {
    cwd: checkout,
    maxBuffer: 256 * 1024 * 1024,
  });
  const report: Report = JSON.parse(stdout);
  return {
    modules: report.modules.map((module) => module.source).filter(isOurs),
    arrows: report.modules.flatMap((module) =>
      module.dependencies.map((to): [string, string] => [module.source, to.resolved]),
    ),
    breaches: report.summary.violations.map(({ rule, from, to }) => ({
      wall: rule.name,
      from,
      to,
    })),
  };
}

function isOurs(path: string): boolean {
  return /^(packages|apps)\//.test(path);
}
