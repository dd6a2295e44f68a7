import { join } from 'node:path';
import type { Config } from '#config.ts';
import type { Log } from '#platform/log.ts';
import { createEngineAnalyser } from '#providers/analysis/engine.ts';
import type { Analyser } from '#providers/analysis/port.ts';
import { createSketchingAnalyser } from '#providers/analysis/sketching.ts';
import type { Encoding } from '#providers/encoding/port.ts';
import { sharpEncoding } from '#providers/encoding/sharp.ts';
import type { EngineThreads } from '#providers/engine/port.ts';
import { createEngineThreads } from '#providers/engine/threads.ts';
import { createIdentityProvider } from '#providers/identity/places.ts';
import type { IdentityProvider } from '#providers/identity/port.ts';
import { createPainter } from '#providers/image/painter.ts';
import type { ImageProvider, Printer } from '#providers/image/port.ts';
import { createRemotePainter } from '#providers/image/remote/remote.ts';
import { createOutbox } from '#providers/mail/outbox.ts';
import type { Mailer } from '#providers/mail/port.ts';
import { type MailConfig, ownMail } from '#providers/mail/settings.ts';
import { createSmtp } from '#providers/mail/smtp.ts';
import type { PushCarrier } from '#providers/push/port.ts';
import { createWebPush } from '#providers/push/web-push.ts';
import { mediabunnySound } from '#providers/sound/mediabunny.ts';
import type { SoundReader } from '#providers/sound/port.ts';
import { createSpeechServer } from '#providers/speech/openai.ts';
import type { Transcriber } from '#providers/speech/port.ts';
import { createDiskStorage } from '#providers/storage/disk.ts';
import type { Storage } from '#providers/storage/port.ts';
import { createS3Storage } from '#providers/storage/s3.ts';
import { createOpenMeteo } from '#providers/weather/open-meteo.ts';
import type { WeatherProvider } from '#providers/weather/port.ts';

/** What stands behind each port. */
export type Adapters = {
  analyser: Analyser;
  /** Reads what may not leave this server. */
  engine: Analyser;
  /** The engine beside the thread that answers. */
  engineThreads: EngineThreads;
  painter: ImageProvider & Printer;
  /** A remote image model, offered beside the painter. */
  remotePainter: ImageProvider | null;
  mailer: Mailer;
  weatherProvider: WeatherProvider | null;
  /** Tells browsers something while no page of ours is open. */
  pushCarrier: PushCarrier;
  /** Places elsewhere that people sign in with. */
  identityProviders: readonly IdentityProvider[];
  storage: Storage;
  encode: Encoding;
  soundReader: SoundReader;
  /** Writes recordings down, where a server for it is set up. */
  transcriber: Transcriber | null;
};

/** What the configuration says of them; nothing of it where nobody set it up. */
export type AdapterSettings = Partial<
  Pick<
    Config,
    | 'paintingSide'
    | 'analysisModel'
    | 'remoteImages'
    | 'weather'
    | 'identityPlaces'
    | 'speech'
    | 'pushServices'
  >
> & {
  mailConfig?: MailConfig;
  s3?: Config['storage'];
  dataFolder: string;
  log: Log;
};

/** Those that are `given`, and for the others what the configuration chooses. */
export function openAdapters(given: AdapterSettings & Partial<Adapters>): Adapters {
  const { analysisModel, remoteImages, weather, dataFolder, log, mailConfig = ownMail } = given;
  const { engine = createEngineAnalyser(), identityPlaces = [] } = given;
  const {
    analyser = analysisModel ? createSketchingAnalyser({ ...analysisModel, log }) : engine,
    engineThreads = createEngineThreads(),
    painter = createPainter({ side: given.paintingSide }),
    remotePainter = remoteImages ? createRemotePainter(remoteImages) : null,
    mailer = mailerOf(mailConfig, dataFolder),
    weatherProvider = weather ? createOpenMeteo(weather) : null,
    pushCarrier = createWebPush({
      services: given.pushServices ?? [],
      contact: `mailto:${mailConfig.contactAddress}`,
    }),
    identityProviders = identityPlaces.map(createIdentityProvider),
    storage = given.s3
      ? createS3Storage(given.s3)
      : createDiskStorage({ folder: join(dataFolder, 'media') }),
    encode = sharpEncoding,
    soundReader = mediabunnySound,
    transcriber = given.speech ? createSpeechServer(given.speech) : null,
  } = given;
  return {
    ...{ engine, analyser, engineThreads, painter, remotePainter },
    ...{ mailer, weatherProvider, identityProviders, storage, encode },
    ...{ soundReader, transcriber, pushCarrier },
  };
}

/** A mail server where one is set up, else files in the data folder. */
function mailerOf({ from, smtpUrl }: MailConfig, dataFolder: string): Mailer {
  return smtpUrl
    ? createSmtp({ url: smtpUrl, from })
    : createOutbox({ folder: join(dataFolder, 'outbox'), from });
}

export async function closeAdapters(adapters: Adapters): Promise<void> {
  await adapters.painter.close();
  await adapters.remotePainter?.close();
  await adapters.engineThreads.close();
  await adapters.transcriber?.close();
  await adapters.weatherProvider?.close();
  await adapters.mailer.close();
}
