// `node browser.mjs`: installs a Chromium for the browser tests if there is none.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { environment, fail, root } from './preflight.mjs'

const debian = ['chromium-headless-shell', 'chromium']

/**
 * Finds an installed Chromium; undefined if only Playwright's own is installed. The headless shell comes first: it renders the
 * same pages in half the time.
 */
export function findBrowser() {
  const known = [
    process.env.CHROME_PATH,
    ...debian.map((name) => `/usr/bin/${name}`),
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
  return known.find((path) => path && existsSync(path))
}

if (import.meta.main) installBrowser()

/** Installs Debian's Chromium as root, otherwise Playwright's own. */
function installBrowser() {
  if (findBrowser()) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    aptGet('update', '-q')
    for (const name of debian)
      if (!findBrowser())
        aptGet('install', '-qy', '--no-install-recommends', name, 'fonts-dejavu-core')
    if (findBrowser()) return
  }
  const playwright = join(root, 'e2e/node_modules/.bin/playwright')
  const options = { cwd: root, env: environment(), stdio: 'inherit' }
  const { status } = spawnSync(playwright, ['install', 'chromium'], options)
  if (status !== 0) fail('No Chromium was found or could be installed: set CHROME_PATH to one.')
}

function aptGet(...args) {
  spawnSync('apt-get', args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
