// `npm test`: all checks and tests that a change must pass. The browser tests wait for the cheap checks.
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { countCheck, countFailure, readPlaywright, readVitest, summarise } from './counts.mjs'
import { runPhases } from './phases.mjs'
import { root } from './preflight.mjs'
import { prepareTests } from './prepare-tests.mjs'

const { started, node, reports, installing } = await prepareTests('reports')
const bin = (name) => join(root, 'node_modules/.bin', name)
const unitReport = join(reports, 'unit.json')
const browserReport = join(reports, 'e2e.json')

const withBrowser = !process.argv.includes('--without-e2e')

const checks = [
  ['every package is pinned by its hash', node, ['apps/api/scripts/lockfile.ts']],
  ['every licence is allowed', node, ['apps/api/scripts/licences.ts']],
  ['no known advisory affects a package', node, ['apps/api/scripts/advisories.ts']],
  ['the SDK is generated from the contract', node, ['packages/sdk/scripts/generate.ts', '--check']],
  [
    'no change of the contract breaks callers unnamed',
    node,
    ['packages/sdk/scripts/contract-changes.ts', '--check'],
  ],
  ['the types of sentences are generated', node, ['packages/i18n/scripts/generate.ts', '--check']],
  [
    'the contract is valid',
    join(root, 'packages/sdk/node_modules/.bin/redocly'),
    ['lint', '--config', 'openapi/redocly.yaml', 'openapi/openapi.yaml'],
  ],
  ['the tokens are generated from the theme', node, ['packages/ui/scripts/tokens.ts', '--check']],
  // In these two each thread computes types again, in its own memory; one thread does half the work of two.
  ['types', bin('tsc'), ['-b', '--singleThreaded']],
  [
    'lint and import rules',
    bin('oxlint'),
    ['--type-aware', '--deny-warnings'],
    { GOMAXPROCS: '1' },
  ],
  ['no import cycle between folders', node, ['apps/api/scripts/folder-cycles.ts']],
  ['format', bin('biome'), ['format', '.']],
  // One after the other, because the large checks use every core.
].map(([name, command, args, env], index, all) => ({
  name,
  command,
  args,
  env: () => env,
  after: all.slice(0, index).map(([before]) => before),
  count: countCheck,
}))

// In parallel with the checks, because these tests mostly wait for the database.
const unit = {
  name: 'rules, components, API',
  command: bin('vitest'),
  args: [
    'run',
    '--tagsFilter=!nightly',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ],
  count: () => readVitest(unitReport),
}

const browser = [
  {
    name: 'a Chromium',
    command: node,
    args: ['apps/api/scripts/browser.mjs'],
    count: countFailure,
  },
  {
    name: 'both apps are built',
    command: node,
    args: ['apps/api/scripts/build.mjs', '--changed'],
    needs: checks.map(({ name }) => name),
    count: countFailure,
  },
  {
    name: 'browser journeys',
    command: join(root, 'e2e/node_modules/.bin/playwright'),
    args: ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'],
    env: () => ({ CHROME_PATH: findBrowser() ?? '', PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport }),
    // After the tests of the API: in parallel on two cores, both would exceed their timeouts.
    after: [unit.name],
    needs: ['a Chromium', 'both apps are built'],
    count: () => readPlaywright(browserReport),
  },
]

const results = await runPhases([...checks, unit, ...(withBrowser ? browser : [])])
process.exit(summarise(results, { started, before: [installing] }) === 0 ? 0 : 1)
