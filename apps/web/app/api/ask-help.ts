/** What the help finds for a question, as it answered; null where it did not. */
export async function askForHelp(question: string, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch('/help', {
    method: 'POST',
    body: new URLSearchParams({ q: question }),
    ...(signal && { signal }),
  });
  return response.ok ? response.json() : null;
}
