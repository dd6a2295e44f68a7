import { execFileSync } from 'node:child_process';
import { open } from 'node:fs/promises';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '#testing/folder.ts';

/** A small disk of our own, or null where this machine does not let the test mount one. */
export async function mountSmallDisk(megabytes: number): Promise<string | null> {
  const folder = await temporaryFolder();
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder];
    execFileSync('mount', options, { stdio: 'ignore' });
  } catch {
    return null;
  }
  onTestFinished(() => void execFileSync('umount', ['-l', folder], { stdio: 'ignore' }));
  return folder;
}

/** Writes zeros until nothing more fits. */
export async function fillDisk(path: string): Promise<void> {
  const file = await open(path, 'w');
  const zeros = Buffer.alloc(1_048_576);
  try {
    for (;;) {
      const { bytesWritten } = await file.write(zeros);
      if (bytesWritten < zeros.length) return;
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    await file.close();
  }
}
