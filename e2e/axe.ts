import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The narrowest screen there is, touched; every screen arrives there. */
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

const desktop = { width: 1280, height: 900 }

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Experimental in axe: whoever speaks to the page says what stands on a button (WCAG 2.5.3). */
const rules = { 'label-content-name-mismatch': { enabled: true } }

const minified = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const axe = `${readFileSync(minified, 'utf8')};undefined`

/** axe finds no violation on the page as it is (ux rule 6). */
export async function expectAccessible(page: Page) {
  expect(await findBarriers(page)).toEqual([])
}

/** The violations that axe finds on the page as it is, each with the first element; the rules that pass are not reported. */
export async function findBarriers(page: Page): Promise<string[]> {
  await bringAxe(page)
  await settled(page)
  const { violations } = await new AxeBuilder({ page, axeSource: 'undefined' })
    .options({ runOnly: tags, rules, resultTypes: ['violations'], preload: false })
    // Frames of other origins are not ours, so they are not checked.
    .setLegacyMode()
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)
}

/** A colour on its way to another, as of a button that was just pressed, is neither of them. */
export async function settled(page: Page) {
  await page.evaluate(async () => {
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(changes.map(({ finished }) => finished))
  })
}

/** Once a document: the builder would read its 600 kB twice for each look, which costs as much as the look. */
async function bringAxe(page: Page) {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe)
}

/** Accessible, and nothing scrolls sideways: on a phone, where the page was arrived at, and widened to a desktop's. */
export async function expectSound(page: Page) {
  await expectSoundAsItIs(page)
  await page.setViewportSize(desktop)
  await expectSoundAsItIs(page)
}

async function expectSoundAsItIs(page: Page) {
  await expectAccessible(page)
  expect(await findOverflow(page)).toEqual([])
}

/** That the page is wider than its window, if it is, and what reaches farthest. */
export async function findOverflow(page: Page): Promise<string[]> {
  const width = page.viewportSize()?.width ?? 0
  const { taken, farthest } = await page.evaluate(() => {
    const right = (element: Element) => element.getBoundingClientRect().right
    const all = [...document.body.querySelectorAll('*')]
    // Of those that reach as far, the innermost.
    const far = all.reduce(
      (most, each) => (right(each) >= right(most) ? each : most),
      document.body,
    )
    const start = far.outerHTML.slice(0, 120)
    return { taken: document.documentElement.scrollWidth, farthest: start }
  })
  return taken > width ? [`${taken} px wide in a window of ${width} px: ${farthest}`] : []
}
