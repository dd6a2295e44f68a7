const tries = 5;
const firstPause = 350;
const longest = 120_000;

/**
 * Loads again what failed to load: five times, after 350 ms and then twice as long each time, as
 * long as it is worth it.
 */
export async function retry<T>(
  load: () => Promise<T>,
  isWorthIt: () => Promise<boolean> = async () => true,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await within(load(), longest);
    } catch (error) {
      if (attempt === tries || !(await isWorthIt())) throw error;
      await new Promise((resolve) => setTimeout(resolve, firstPause * 2 ** attempt));
    }
  }
}

async function within<T>(work: Promise<T>, millis: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Loading took too long')), millis);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
