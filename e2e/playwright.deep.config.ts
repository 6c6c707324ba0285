import { defineConfig } from '@playwright/test'
import { phone } from './axe.ts'
import gate from './playwright.config.ts'

const [walks] = gate.projects ?? []

/** What the gate leaves out: every screen at every width, in the dark and in every language, and hostile texts at length. */
export default defineConfig({
  ...gate,
  testIgnore: [],
  // The whole of it; a page that never answers ends sooner.
  globalTimeout: 45 * 60_000,
  projects: [
    { ...walks, name: 'deep', testMatch: 'deep/**/*.e2e.ts' },
    {
      ...walks,
      name: 'journeys on a phone',
      testMatch: ['journeys/buy-a-vehicle.e2e.ts', 'journeys/buy-by-landed-price.e2e.ts'],
      use: { ...walks?.use, ...phone },
    },
  ],
})
