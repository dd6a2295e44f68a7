/** Bytes of a file, from anywhere in it. */
export type SoundSource = {
  size: number;
  /** From a byte up to and without another. */
  read(start: number, end: number): Promise<Uint8Array>;
};

/** What a container says of itself. */
export type FoundSound = {
  /** As a browser is told: `audio/webm`. */
  type: string;
  /** As far as its packets reach; null where they do not tell. */
  seconds: number | null;
};

/** Reads what a file is from its content; its name and what its sender says count for nothing. */
export type SoundReader = {
  /** The type a file that begins so may have; null where it is no audio that is taken. */
  guess(head: Uint8Array): string | null;
  /** Null where it is no audio, or something else beside it. Reads no more of it than it needs. */
  look(source: SoundSource): Promise<FoundSound | null>;
};
