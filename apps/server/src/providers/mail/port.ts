/** One mail as it is sent: no markup but ours stands in `html`. */
export type Mail = {
  /** Stands in its Message-ID: a mail that is sent twice is shown once. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string | undefined;
  /** One POST there stops letters of this kind, as RFC 8058 has it. */
  unsubscribeUrl?: string | undefined;
};

export type Mailer = {
  name: string;
  /**
   * Hands a mail over. Resolves once it is in other hands, or on the disk. Rejects with the signal's
   * reason once it is aborted, and with any error where the mail may be tried again.
   */
  send(mail: Mail, options?: { signal?: AbortSignal }): Promise<void>;
  /** Forgets what it keeps that names an address. Absent where it keeps nothing. */
  forget?(address: string): Promise<void>;
  close(): Promise<void>;
};
