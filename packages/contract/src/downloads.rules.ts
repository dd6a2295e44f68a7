/** The version of the client that this server serves: that of packages/sdk, or the build fails. */
export const sdkVersion = '0.1.0';

/** Where it is served, as a tarball any package manager installs by its address. */
export const sdkPath = `/downloads/reverie-sdk-${sdkVersion}.tgz`;
