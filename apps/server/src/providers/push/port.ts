/** Where a browser takes messages, and what they are sealed for: `p256dh` and `auth` in base64url. */
export type Device = { endpoint: string; p256dh: string; auth: string };

/** The key a server is known by: a point and a scalar of P-256, in base64url. */
export type PushKey = { publicKey: string; privateKey: string };

export type PushMessage = {
  text: string;
  /** Seconds after which it is worth nothing. */
  life: number;
  /** A later one of the same topic takes its place while it waits. */
  topic: string;
};

/** What became of it: `gone` devices are told nothing any more, `later` is worth another try. */
export type PushOutcome = 'sent' | 'gone' | 'later' | 'refused';

/** Services that carry messages to browsers. Who they are is what their browsers chose. */
export type PushCarrier = {
  /** Whether an address is of a service that we speak to. */
  knows(endpoint: string): boolean;
  /** Whether any service is spoken to at all. */
  isOn: boolean;
  /** A key for a server that has none. */
  createKey(): PushKey;
  send(
    device: Device,
    message: PushMessage,
    key: PushKey,
    signal?: AbortSignal,
  ): Promise<PushOutcome>;
};
