import {
  code,
  type DocText,
  list,
  note,
  part,
  terms,
  text,
} from '#features/documentation/doc-text.ts';
import { variablesSample } from '#features/documentation/samples.ts';

export const configuration: DocText = {
  title: 'Configuration',
  summary: 'The server’s variables: data, database, public address, mail, outside models, weather.',
  parts: [
    part(
      'variables',
      'Variables, all of them optional',
      text(
        'Reverie is set up by environment variables. With none at all, it runs. The project’s file `.env.example` lists every one of them with its default.',
      ),
      code(variablesSample),
      terms(
        [
          'PORT, HOST',
          'Where the server listens. 3000 and localhost unless told; `HOST=0.0.0.0` lets other machines in.',
        ],
        ['REVERIE_DATA', 'The folder of everything it keeps. `./data` by default.'],
        [
          'REVERIE_ORIGIN',
          'The address people use, where a proxy stands before it: `https://dreams.example`.',
        ],
        ['DATABASE_URL', 'A PostgreSQL database, 14 or newer, instead of the embedded one.'],
        [
          'REVERIE_KEY',
          '32 bytes in base64 that seal private texts. By default the key is made in the data folder.',
        ],
        [
          'REVERIE_CONTROLLER',
          'Who answers for the data: a name and a postal address, shown on the page about privacy. Empty: it says that nobody is named.',
        ],
        [
          'REVERIE_SOURCE_URL',
          'Where the source code is, shown in this documentation. Empty: no link.',
        ],
        [
          'LOG_LEVEL',
          'From `trace` to `silent`. Whichever it is, logs hold no dream, no token and no email address.',
        ],
      ),
    ),
    part(
      'data',
      'The data, and copies of them',
      text(
        'The data folder holds the embedded database, the paintings and the key. Copy it while the server is stopped. Keep a copy of `seal.key` away from the data: without it full reports cannot be read, not even by you. A server whose key is missing or another one does not start, and says so; `REVERIE_SEALED_TEXTS=closed` starts it without. The folder is open to your own account of the machine alone, and to one server at a time.',
      ),
      text(
        'The embedded database survives being stopped at any moment, but does not wait for the disk at every write: a power cut may cost the very last ones. For dreams one cares about, take PostgreSQL.',
      ),
    ),
    part(
      'proxy',
      'Behind a proxy',
      text(
        'Give `REVERIE_ORIGIN` the public address, in https. The server puts it into links, cookies and previews, and refuses forms that come from another origin.',
      ),
      text(
        'Give `REVERIE_TRUSTED_PROXIES` the address of the proxy (`127.0.0.1`, `10.0.0.0/8`): from it the server learns where each person comes from. Without it all of your visitors count as one network, and share its limits.',
      ),
      text('`REVERIE_LIMITS` changes those limits by name: `registrations=200,dreams=100`.'),
    ),
    part(
      'mail',
      'Mail',
      terms(
        [
          'SMTP_URL',
          'The server that takes mail: `smtp://name:password@host:587`, or `smtps://host`. Empty: nothing leaves, each mail becomes a file in the folder `outbox`.',
        ],
        ['MAIL_FROM', 'Who the mail is from.'],
        [
          'REVERIE_CONTACT',
          'Where messages of the contact form are read. Empty: the same address.',
        ],
      ),
    ),
    part(
      'models',
      'Outside models, if you want any',
      text(
        'Analysis and painting are done on the spot. You may connect a language model as well, by `REVERIE_ANALYSIS_URL` and `REVERIE_ANALYSIS_MODEL` (any server of chat completions, Ollama included), and an image model, by `REVERIE_IMAGES` (`openai`, `automatic1111` or `comfyui`).',
      ),
      list(
        'Each person is asked in their profile. Nothing is sent before they agree, and they may withdraw.',
        'The address has to be https, unless it is on your machine or in your private network.',
        'An image model is sent a description of the scene only, which the person reads and approves first.',
        'Where the model is silent, the server’s own engine or painter takes its place.',
      ),
      note('Without these variables nobody is asked anything, and no request goes out.'),
    ),
    part(
      'weather',
      'The weather of a city, if you want it',
      text(
        'The sky of the pages follows each reader’s clock. With `REVERIE_WEATHER=open-meteo` they may choose, in the settings, a city whose weather it follows too. `REVERIE_WEATHER_URL` and `REVERIE_WEATHER_GEOCODING_URL` name an Open-Meteo of your own; without them Open-Meteo’s servers are asked, free for non-commercial use, or those of its customers where `REVERIE_WEATHER_KEY` is given.',
      ),
      list(
        'The service is told the name that is looked up and a place rounded to a tenth of a degree, never who asks.',
        'One answer serves everybody for a quarter of an hour. Where the service is silent, the last one is said for an hour.',
        'The city stays on the device. Neither the database nor any log keeps it.',
      ),
    ),
  ],
};
