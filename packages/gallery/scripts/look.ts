import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright-core'
import { preview } from 'vite'

/**
 * `pnpm gallery:look [--only badge] [--language fr] [--pictures folder]`: opens every story of the built gallery, light and dark, on a desktop
 * and on a phone. Fails where a story throws, the console is not silent, axe finds a fault or the page
 * scrolls sideways.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    language: { type: 'string', default: 'en' },
    pictures: { type: 'string' },
  },
})
const folder = join(import.meta.dirname, '..')
const views = ['light', 'dark'].flatMap((theme) => [
  { theme, width: 1280, height: 900 },
  { theme, width: 360, height: 740 },
])
type View = (typeof views)[number]

/** A story is a part of a page: what axe asks of whole pages is not asked of it. */
const axeOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
  rules: { 'document-title': { enabled: false }, bypass: { enabled: false } },
}
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const index = JSON.parse(readFileSync(join(folder, 'dist/index.json'), 'utf8')) as {
  entries: Record<string, unknown>
}
const stories = Object.keys(index.entries).filter((id) => id.includes(values.only))
if (values.pictures) mkdirSync(values.pictures, { recursive: true })

const server = await preview({
  root: folder,
  configFile: false,
  logLevel: 'silent',
  preview: { host: '127.0.0.1', port: 0 },
})
const origin = server.resolvedUrls?.local[0] ?? ''
// Playwright's own Chromium where none of these is there.
const executablePath = [
  process.env['CHROME_PATH'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
].find((path) => path !== undefined && existsSync(path))
const browser = await chromium.launch(executablePath ? { executablePath } : {})
const faults = (await Promise.all(views.map((view) => lookAtAll(browser, view)))).flat()
await browser.close()
await server.close()
for (const fault of faults.toSorted()) console.error(fault)
console.log(`${stories.length} stories, ${faults.length} faults`)
process.exit(faults.length === 0 && stories.length > 0 ? 0 : 1)

async function lookAtAll(chrome: Browser, view: View): Promise<string[]> {
  const page = await chrome.newPage({ viewport: view, reducedMotion: 'reduce' })
  const found: string[] = []
  let story = ''
  const add = (fault: string) => found.push(`${story}, ${view.theme}, ${view.width} px: ${fault}`)
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) add(message.text())
  })
  page.on('pageerror', (error) => add(error.message))
  for (story of stories) {
    for (const fault of await lookAt(page, story, view)) add(fault)
  }
  await page.close()
  return found
}

async function lookAt(page: Page, id: string, { theme, width }: View): Promise<string[]> {
  // Another hash alone would be no other document.
  await page.goto('about:blank')
  await page.goto(
    `${origin}iframe.html?id=${id}&viewMode=story&globals=theme:${theme}#language=${values.language}`,
  )
  await page.locator('body.sb-show-main, body.sb-show-errordisplay').waitFor()
  await page.waitForLoadState('networkidle')
  const isDrawn = (await page.locator('body.sb-show-main').count()) > 0
  await page.evaluate(`${axe};undefined`)
  const found = await axeFinds(page)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  if (values.pictures)
    await page.screenshot({
      path: join(values.pictures, `${id} ${width} ${theme}.png`),
      fullPage: true,
    })
  return [
    ...(isDrawn ? [] : ['could not be drawn']),
    ...found,
    ...(wide > width ? [`is ${wide} px wide`] : []),
  ]
}

function axeFinds(page: Page): Promise<string[]> {
  return page.evaluate(async (options) => {
    const { axe: tool } = globalThis as unknown as {
      axe: {
        run: (
          options: unknown,
        ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
      }
    }
    const { violations } = await tool.run(options)
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)
  }, axeOptions)
}
