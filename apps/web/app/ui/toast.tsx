import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';

export type Toast = {
  message: string;
  /** A way back: undo rather than "are you sure?". */
  action?: { label: string; run: () => void };
};

type Shown = Toast & { key: number };

const ToastContext = createContext<(toast: Toast) => void>(() => {});

/** Long enough to read and reach the way back; pointing or tabbing to a toast holds it. */
const stay = 8_000;
/** Long enough to read, where there is nothing to press. */
const glance = 3_500;

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Shown[]>([]);
  const show = useCallback((toast: Toast) => {
    setToasts((shown) => [...shown.slice(-2), { ...toast, key: (shown.at(-1)?.key ?? 0) + 1 }]);
  }, []);
  const dismiss = useCallback(
    (key: number) => setToasts((shown) => shown.filter((toast) => toast.key !== key)),
    [],
  );
  const list = useMemo(
    () => toasts.map((toast) => <ToastView key={toast.key} toast={toast} onLeave={dismiss} />),
    [toasts, dismiss],
  );
  return (
    <ToastContext value={show}>
      {children}
      <div className="toasts" role="status" aria-live="polite">
        {list}
      </div>
    </ToastContext>
  );
}

/** Says something in passing, at the foot of the screen. */
export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext);
}

function ToastView({ toast, onLeave }: { toast: Shown; onLeave: (key: number) => void }) {
  const [isHeld, setHeld] = useState(false);
  const { key, message, action } = toast;

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => onLeave(key), action ? stay : glance);
    return () => clearTimeout(timer);
  }, [isHeld, key, action, onLeave]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing only holds it, nothing is done
    <div
      className={classNames(
        'panel flex max-w-full items-center gap-4 py-2 pl-5 text-ui',
        // A button brings room of its own.
        action ? 'pr-2' : 'pr-5',
      )}
      // What lies below one that is only read can be pressed through it.
      data-passing={action ? undefined : ''}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className="py-2">{message}</span>
      {action && (
        <Button
          variant="quiet"
          // However long the message is, a word that is pressed stays whole.
          className="flex-none text-accent"
          onClick={() => {
            onLeave(key);
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
    </div>
  );
}
