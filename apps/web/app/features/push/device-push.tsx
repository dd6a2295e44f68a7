import type { Push } from '@reverie/contract/push';
import { Link } from 'react-router';
import type { PushDone, PushRefusal } from '#features/push/push.form.ts';
import type { PushText } from '#features/push/push-text.fr.ts';
import { useDevice } from '#features/push/use-device.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Done } from '#ui/done.tsx';

type DevicePushProps = {
  push: Push;
  text: PushText;
  done: PushDone | null;
  refusal: PushRefusal | undefined;
};

/** Whether the browser one reads this with says that something happened. */
export function DevicePush({ push, ...props }: DevicePushProps) {
  // A server that sends nothing offers nothing.
  return push.key === null ? null : <Device pushKey={push.key} isOn={push.isOn} {...props} />;
}

type DeviceProps = Omit<DevicePushProps, 'push'> & { pushKey: string; isOn: boolean };

function Device({ pushKey, isOn, text: t, done, refusal }: DeviceProps) {
  const { power, state, turnOn, turnOff } = useDevice(pushKey);
  const isBusy = state === 'asking';
  const failure =
    state === 'refused' ? t.refusals.refused : state === 'failed' ? t.refusals.other : null;
  return (
    <section aria-labelledby="push" className="grid gap-4 border-t border-line pt-10">
      <header className="grid gap-2">
        <h2 id="push" className="font-display text-h3">
          {t.title}
        </h2>
        <p className="max-w-prose text-ui text-ink-soft">{t.lead}</p>
        <p className="max-w-prose text-small text-ink-faint">{t.who}</p>
      </header>
      {refusal && <Alert occasion={refusal}>{t.refusals[refusal.reason]}</Alert>}
      {failure && <Alert occasion={failure}>{failure}</Alert>}
      {done && !refusal && !failure && <Done>{t.done[done]}</Done>}
      <noscript>
        <p className="text-ui text-ink-soft">{t.noScripts}</p>
      </noscript>
      {isOn && <p className="text-ui text-ink">{t.on}</p>}
      {isOn && power !== null && (
        <div>
          <Button type="button" variant="quiet" isBusy={isBusy} onClick={() => void turnOff()}>
            {isBusy ? t.asking : t.turnOff}
          </Button>
        </div>
      )}
      {!isOn && power === 'ready' && (
        <div>
          <Button type="button" isBusy={isBusy} onClick={() => void turnOn()}>
            {isBusy ? t.asking : t.turnOn}
          </Button>
        </div>
      )}
      {!isOn && power !== null && power !== 'ready' && (
        <p className="max-w-prose text-ui text-ink-soft">
          {t.powers[power]}{' '}
          {power === 'unkept' && (
            <Link to="/cookies" className="inline-link">
              {t.toCookies}
            </Link>
          )}
        </p>
      )}
    </section>
  );
}
