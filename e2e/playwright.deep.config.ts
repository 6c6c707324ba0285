import { defineConfig } from '@playwright/test'
import gate from './playwright.config.ts'

/** What the gate leaves out: every screen at every width, in the dark and in every language, and hostile texts at length. */
export default defineConfig({
  ...gate,
  testIgnore: [],
  // The whole of it; a page that never answers ends sooner.
  globalTimeout: 45 * 60_000,
  projects: [{ ...gate.projects?.[0], name: 'deep', testMatch: 'deep/**/*.e2e.ts' }],
})
