import { browserPath } from './environment';

const executablePath = browserPath();

/** A camera and a microphone that Chromium makes up, with permission. */
export const FAKE_MEDIA = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    '--autoplay-policy=no-user-gesture-required',
  ],
};
