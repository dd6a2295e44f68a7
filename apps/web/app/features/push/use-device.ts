import { useEffect, useState } from 'react';
import { useSubmit } from 'react-router';
import { pushField } from '#features/push/push.form.ts';
import { askForPush, leavePush, type PushPower, pushPower } from '#keeping/push.ts';

/** What this browser can do, null until it said so, and how it is told or told no more. */
export function useDevice(key: string) {
  const submit = useSubmit();
  const [power, setPower] = useState<PushPower | null>(null);
  const [state, setState] = useState<'still' | 'asking' | 'refused' | 'failed'>('still');
  useEffect(() => setPower(pushPower()), []);

  async function turn(intent: 'on' | 'off', address: Record<string, string>): Promise<void> {
    await submit({ ...address, [pushField]: intent }, { method: 'post', preventScrollReset: true });
  }

  async function turnOn(): Promise<void> {
    setState('asking');
    try {
      const address = await askForPush(key);
      if (address) await turn('on', address);
      setState(address ? 'still' : 'refused');
    } catch {
      setState('failed');
    }
    setPower(pushPower());
  }

  async function turnOff(): Promise<void> {
    setState('asking');
    // Whatever the browser does: what a server sends nowhere is told to nobody.
    await leavePush().catch(() => {});
    await turn('off', {});
    setState('still');
  }

  return { power, state, turnOn, turnOff };
}
