/** It brings no types of its own: what our tests use of it. */
declare module 's3rver' {
  // biome-ignore lint/style/noDefaultExport: that is how it exports itself
  export default class S3rver {
    constructor(options: {
      port: number;
      address: string;
      directory: string;
      silent: boolean;
      configureBuckets: { name: string; configs: string[] }[];
    });
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
}
