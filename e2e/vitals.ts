import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { phone } from './axe.ts'

/**
 * What a first visit weighs and how soon it answers, on a throttled phone: Lighthouse's mobile network (1.6 Mbit/s, 150 ms) and
 * a processor a quarter as fast. Measured by the browser itself, not simulated; so CPU-bound figures of a busy machine are too high.
 */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const slowerBy = 4

/** CDP resource types under the name that the report gives them; all others are `other`. */
const kinds: Readonly<Record<string, Kind>> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'picture',
  Fetch: 'data',
  XHR: 'data',
}

type Kind = 'document' | 'script' | 'style' | 'font' | 'picture' | 'data' | 'other'

export interface Vitals {
  /** kB (1000 bytes) as transferred, with headers, until the page was still; `total` of all kinds. */
  kb: Record<Kind | 'total', number>
  /** Milliseconds until the largest thing of the first screen was painted. */
  lcp: number
  /** Milliseconds; the slowest answer to a tap. */
  inp: number
  cls: number
}

/**
 * The most that a page may take: what it weighs today, and for the times where https://web.dev/articles/vitals ends to call them
 * good (LCP) and begins to call them poor (INP), because two cores that draw without a graphics card are slower than the phone.
 */
export const limits = { total: 220, lcp: 2500, inp: 500, cls: 0 } as const

/** A busy machine makes a page look slow, and none makes it look fast: the best look counts, for each figure. */
export function areWithin(looks: readonly Vitals[]): boolean {
  const least = (figure: (look: Vitals) => number) => Math.min(...looks.map(figure))
  const most = (figure: (look: Vitals) => number) => Math.max(...looks.map(figure))
  return (
    most(({ kb }) => kb.total) <= limits.total &&
    least(({ lcp }) => lcp) <= limits.lcp &&
    least(({ inp }) => inp) <= limits.inp &&
    most(({ cls }) => cls) <= limits.cls
  )
}

/** One visit in a browser that has never been there. */
export async function measureVitals(browser: Browser, address: string): Promise<Vitals> {
  const context = await browser.newContext({
    ...phone,
    deviceScaleFactor: 2,
    locale: 'en',
    // What one fetches for the page is not counted here, and it begins sooner or later.
    serviceWorkers: 'block',
  })
  try {
    return await visit(context, address)
  } finally {
    await context.close()
  }
}

async function visit(context: BrowserContext, address: string): Promise<Vitals> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const weighed = await weigh(session)
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerBy })
  await page.addInitScript(record)
  await page.goto(address, { waitUntil: 'load' })
  await stayStill(page, weighed)
  const kb = weighed.kilobytes()
  const { lcp, cls } = await page.evaluate(() => window.vitals)
  const inp = await tap(page)
  return { kb, lcp: Math.round(lcp), inp: Math.round(inp), cls: Math.round(cls * 1e4) / 1e4 }
}

declare global {
  interface Window {
    vitals: { lcp: number; inp: number; cls: number }
  }
}

interface Moment extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  interactionId: number
}

/** Runs in the page. */
function record() {
  window.vitals = { lcp: 0, inp: 0, cls: 0 }
  const observe = (type: string, take: (entry: Moment) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Moment[]) take(entry)
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  observe('largest-contentful-paint', ({ startTime }) => (window.vitals.lcp = startTime))
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) window.vitals.cls += value
  })
  observe('event', ({ duration, interactionId }) => {
    if (interactionId) window.vitals.inp = Math.max(window.vitals.inp, duration)
  })
}

interface Weighed {
  kilobytes: () => Vitals['kb']
  /** Requests that have not ended. */
  open: () => number
}

async function weigh(session: CDPSession): Promise<Weighed> {
  const bytes = { document: 0, script: 0, style: 0, font: 0, picture: 0, data: 0, other: 0 }
  const open = new Map<string, Kind>()
  session.on('Network.requestWillBeSent', ({ requestId, type = '', request }) => {
    if (/^https?:/.test(request.url)) open.set(requestId, kinds[type] ?? 'other')
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[open.get(requestId) ?? 'other'] += encodedDataLength
    open.delete(requestId)
  })
  session.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId))
  await session.send('Network.enable')
  const rounded = (sum: number) => Math.round(sum / 100) / 10
  return {
    open: () => open.size,
    kilobytes: () => {
      const total = Object.values(bytes).reduce((sum, each) => sum + each, 0)
      const each = Object.entries(bytes).map(([kind, sum]) => [kind, rounded(sum)])
      return { ...Object.fromEntries(each), total: rounded(total) }
    },
  }
}

const stillFor = 1500

/** Until nothing has been on its way for a while: what comes late is paid for, too. */
async function stayStill(page: Page, { open }: Weighed) {
  for (let still = 0; still < stillFor; still = open() === 0 ? still + 100 : 0) {
    await page.waitForTimeout(100)
  }
}

/** Taps what each page has of these, and where nothing leads away; returns the slowest answer. */
async function tap(page: Page): Promise<number> {
  const main = page.locator('#main')
  const tappable = [
    main.locator('summary'),
    main.getByRole('button', { pressed: false }),
    page.getByRole('banner').locator('summary'),
  ]
  for (const target of tappable) {
    const first = target.filter({ visible: true }).first()
    if ((await first.count()) === 0) continue
    // Who scrolls to it does not press it in the same frame.
    await first.scrollIntoViewIfNeeded()
    await page.waitForTimeout(500)
    await first.tap()
    await page.waitForTimeout(500)
    // A sheet covers what is tapped next.
    await page.keyboard.press('Escape')
    await page.waitForTimeout(300)
  }
  return page.evaluate(() => window.vitals.inp)
}
