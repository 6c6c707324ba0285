import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The narrowest screen there is, touched; every screen arrives there. */
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

const desktop = { width: 1280, height: 900 }

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

const minified = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const axe = `${readFileSync(minified, 'utf8')};undefined`

/** axe finds no violation on the page as it is (ux rule 6); the rules that pass are not reported. */
export async function expectAccessible(page: Page) {
  await bringAxe(page)
  await settled(page)
  const { violations } = await new AxeBuilder({ page, axeSource: 'undefined' })
    .options({ runOnly: tags, resultTypes: ['violations'], preload: false })
    // Frames of other origins are not ours, so they are not checked.
    .setLegacyMode()
    .analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)
  expect(found).toEqual([])
}

/** A colour on its way to another, as of a button that was just pressed, is neither of them. */
async function settled(page: Page) {
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
  const width = page.viewportSize()?.width ?? 0
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}
