// `npm run test:deep`: tests that `npm test` leaves out, and its browser tests at every width and in every language. Phases run
// one after the other, because each needs the whole machine; about 45 minutes on two cores.
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { countCheck, countFailure, readPlaywright, readVitest, summarise } from './counts.mjs'
import { runPhases } from './phases.mjs'
import { root } from './preflight.mjs'
import { prepareTests } from './prepare-tests.mjs'

const { started, node, reports, installing } = await prepareTests('deep-reports')
const unitReport = join(reports, 'unit.json')
const nightlyReport = join(reports, 'nightly.json')
const browserReport = join(reports, 'e2e.json')
const chromium = 'a Chromium'
const built = 'both apps are built'

const phases = [
  { name: chromium, command: node, args: ['apps/api/scripts/browser.mjs'], count: countFailure },
  {
    name: built,
    command: node,
    // As an image holds them: a first visit is weighed below.
    args: ['apps/api/scripts/build.mjs'],
    count: countFailure,
  },
  {
    name: 'deep tests of the API',
    command: join(root, 'node_modules/.bin/vitest'),
    args: [
      'run',
      '--config=vitest.deep.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ],
    count: () => readVitest(unitReport),
  },
  {
    name: 'tests with the tag “nightly”',
    command: join(root, 'node_modules/.bin/vitest'),
    args: [
      'run',
      '--tagsFilter=nightly',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${nightlyReport}`,
    ],
    count: () => readVitest(nightlyReport, { isNightly: true }),
  },
  {
    name: 'every screen, size and language in a browser',
    command: join(root, 'e2e/node_modules/.bin/playwright'),
    args: ['test', '-c', 'e2e/playwright.deep.config.ts', '--reporter=list,json'],
    env: () => ({ CHROME_PATH: findBrowser() ?? '', PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport }),
    needs: [chromium, built],
    count: () => readPlaywright(browserReport),
  },
  {
    name: 'Lighthouse scores',
    command: node,
    args: ['e2e/lighthouse.ts'],
    env: () => ({ CHROME_PATH: findBrowser() ?? '' }),
    needs: [chromium, built],
    count: countCheck,
  },
  {
    name: 'hostile requests and floods',
    command: node,
    args: ['packages/stress/attack/attack.ts', '--requests', '30000'],
    needs: [built],
    count: countCheck,
  },
  {
    name: 'docs/operating.md rehearsed on one machine',
    command: node,
    args: ['packages/stress/drill/one-machine/rehearse.ts'],
    needs: [built],
    count: countCheck,
  },
  {
    name: 'failover drill on a cluster',
    command: node,
    args: ['packages/stress/drill/cluster/drill.ts', '--listings', '20000', '--primaries', '5'],
    needs: [built],
    count: countDrill,
  },
].map((phase, index, all) => ({ ...phase, after: all.slice(0, index).map(({ name }) => name) }))

const results = await runPhases(phases)
process.exit(summarise(results, { started, before: [installing] }) === 0 ? 0 : 1)

/** The drill exits with 2 when Debian packages are missing; it prints their names and does not install them. */
function countDrill({ ok, code }) {
  return code === 2 ? { passed: 0, failed: 0, skipped: 1 } : countCheck({ ok })
}
