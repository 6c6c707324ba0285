import { defineConfig, devices } from '@playwright/test'

/** Chromium talks to nobody but the shop under test. */
const args = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page lives for seconds: optimising its code costs a tenth of its processor time and never pays. A page under
  // test is asked for stacks all the while, for which V8 would parse its functions anew unless it kept the positions.
  '--js-flags=--no-maglev,--no-turbofan,--no-enable-lazy-source-positions',
  // Chromium has no sandbox when it runs as root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

const executablePath = process.env['CHROME_PATH']
const launchOptions = { args, ...(executablePath ? { executablePath } : {}) }
/** The rules do not depend on pictures, and encoding pictures is most of a run's work. */
const withoutPictures = {
  ...launchOptions,
  args: [...args, '--blink-settings=imagesEnabled=false'],
}

const journeys = 'journeys/**/*.e2e.ts'
const walks = '*/walks.e2e.ts'

export default defineConfig({
  testDir: '.',
  // `playwright.deep.config.ts` runs these.
  testIgnore: 'deep/**',
  globalSetup: './global-setup.ts',
  outputDir: './test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  // A screen is slow while others run on the same two cores; a longer limit costs passing tests nothing.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    // Tests that answer calls themselves would not see those that a worker makes; offline.e2e.ts allows it.
    serviceWorkers: 'block',
    actionTimeout: 40_000,
    screenshot: 'only-on-failure',
  },
  projects: [
    // Their workers, and so their shops, are their own: what a walk sees does not depend on what else has run.
    { name: 'walks', testMatch: walks, use: { launchOptions } },
    { name: 'journeys', testMatch: journeys, use: { launchOptions } },
    {
      name: 'rules',
      testMatch: '**/*.e2e.ts',
      testIgnore: [walks, journeys, 'deep/**'],
      use: { launchOptions: withoutPictures },
    },
  ],
})
