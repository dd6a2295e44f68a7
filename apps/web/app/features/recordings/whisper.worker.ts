import {
  fetchModel,
  forgetModel,
  openModel,
  openReader,
} from '#features/recordings/whisper.browser.ts';
import type { Asked, Told } from '#features/recordings/whisper-messages.rules.ts';

/** Runs beside the page, and is the only place of it that may compile a model: ADR 50. */
addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  answer(data).then(tell, (error: unknown) => {
    tell({ is: 'failed', why: error instanceof TypeError ? 'away' : 'broken' });
  });
});

function tell(told: Told): void {
  postMessage(told);
}

async function answer(asked: Asked): Promise<Told> {
  const { model } = asked;
  switch (asked.is) {
    case 'look':
      return { is: (await openModel(model)) ? 'ready' : 'missing' };
    case 'fetch':
      await fetchModel(model, (done, all) => tell({ is: 'fetching', done, all }));
      return { is: 'ready' };
    case 'drop':
      await forgetModel(model);
      return { is: 'missing' };
    case 'write': {
      const kept = await openModel(model);
      if (!kept) return { is: 'missing' };
      const read = await openReader(kept);
      const written = await read(asked.samples, (done) => tell({ is: 'writing', done }));
      return { is: 'written', ...written };
    }
  }
}
