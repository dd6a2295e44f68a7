import { spawn } from 'node:child_process';

/** Runs one of our tools on the Node that runs us. Rejects with what it printed when it fails. */
export function runNode(args: string[], options: { cwd: string; env?: NodeJS.ProcessEnv }) {
  return new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
    });
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`node ${args.join(' ')} ended with ${code}\n${said}`));
    });
  });
}
