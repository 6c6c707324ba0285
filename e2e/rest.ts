import { expect, type Page, type Request } from '@playwright/test'

/** Waits until the page is at rest: nothing is asked for, nothing is loading, and what came is drawn. */
export type Rest = () => Promise<void>

/**
 * A page that only looks finished is looked at too early, and what it asks for late is a fault or none by chance. Its
 * requests are counted from now on.
 */
export function restOf(page: Page): Rest {
  const underWay = new Set<Request>()
  const end = (request: Request) => underWay.delete(request)
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  // What a page asked for goes with it.
  page.on('framenavigated', (frame) => {
    for (const request of underWay)
      if (request.frame() === frame && !request.isNavigationRequest()) end(request)
  })
  return async () => {
    await expect(async () => {
      expect(await page.evaluate(isDrawn)).toBe(true)
      expect([...underWay].map((request) => request.url())).toEqual([])
    }).toPass({ timeout: 60_000, intervals: [20, 50, 100, 250] })
  }
}

/** Two frames later: React draws in the first what the last answer said. */
async function isDrawn(): Promise<boolean> {
  for (let frame = 0; frame < 2; frame++)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  return (
    document.querySelector('h1') !== null && document.querySelector('[aria-busy=true]') === null
  )
}
