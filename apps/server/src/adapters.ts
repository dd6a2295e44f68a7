import { join } from 'node:path';
import type { Config, MailConfig } from '#config.ts';
import type { Log } from '#platform/log.ts';
import { createEngineAnalyser } from '#providers/analysis/engine.ts';
import { createModelAnalyser } from '#providers/analysis/openai.ts';
import type { Analyser } from '#providers/analysis/port.ts';
import type { ImageProvider } from '#providers/image/port.ts';
import { createRemotePainter } from '#providers/image/remote/remote.ts';
import { createOutbox } from '#providers/mail/outbox.ts';
import type { Mailer } from '#providers/mail/port.ts';
import { createSmtp } from '#providers/mail/smtp.ts';
import { createOpenMeteo } from '#providers/weather/open-meteo.ts';
import type { WeatherProvider } from '#providers/weather/port.ts';

type Given = Partial<Pick<Config, 'analysisModel' | 'remoteImages' | 'weather'>>;

/** Who mail is from where nobody set it up. */
export const ownMail: MailConfig = {
  from: 'Reverie <reverie@localhost>',
  smtpUrl: undefined,
  contactAddress: 'reverie@localhost',
};

/** A mail server where one is set up, else files in the data folder. */
export function mailerOf({ from, smtpUrl }: MailConfig, dataFolder: string): Mailer {
  return smtpUrl
    ? createSmtp({ url: smtpUrl, from })
    : createOutbox({ folder: join(dataFolder, 'outbox'), from });
}

/** The embedded engine, with a model beside it where one is set up. */
export function analyserOf({ analysisModel, log }: Given & { log: Log }): Analyser {
  return analysisModel ? createModelAnalyser({ ...analysisModel, log }) : createEngineAnalyser();
}

export function remotePainterOf({ remoteImages }: Given): ImageProvider | null {
  return remoteImages ? createRemotePainter(remoteImages) : null;
}

export function weatherProviderOf({ weather }: Given): WeatherProvider | null {
  return weather ? createOpenMeteo(weather) : null;
}
