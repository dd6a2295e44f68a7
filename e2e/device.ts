import type { Page } from 'playwright-core';

export type Device = {
  /** How many passkeys it keeps. */
  count(): Promise<number>;
  /** Whether it knows its person from now on, by a finger or a PIN. */
  knows(isKnown: boolean): Promise<void>;
};

/**
 * Gives a browser a device that keeps passkeys, and says yes to whatever it is asked. `offersItself`
 * lets it be chosen where an email is typed; a device that says yes at once would be chosen there
 * before anybody could press a button.
 */
export async function giveDevice(page: Page, { offersItself = false } = {}): Promise<Device> {
  if (!offersItself) {
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
  }
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async count() {
      const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials.length;
    },
    async knows(isUserVerified) {
      await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
  };
}
