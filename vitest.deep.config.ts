import { defineConfig } from 'vitest/config'
import lowMemory from './apps/api/src/platform/processes/low-memory.json' with { type: 'json' }

/**
 * What takes minutes or stops processes: drills, kills, whole lists of hostile texts. `pnpm test` runs the short form
 * of each; this runs at night.
 */
export default defineConfig({
  test: {
    name: 'deep',
    // Several of these start whole shops with databases of their own.
    maxWorkers: 2,
    isolate: false,
    // As the shop itself runs: some measure its memory.
    execArgv: lowMemory.flags,
    include: [
      'apps/api/{test,drill,scripts,src,seeds}/**/*.deep.test.ts',
      'packages/**/*.deep.test.ts',
    ],
    globalSetup: ['apps/api/test/helpers/template.ts'],
    setupFiles: ['apps/api/test/helpers/equal-refusals.ts'],
    testTimeout: 300_000,
    hookTimeout: 180_000,
  },
})
