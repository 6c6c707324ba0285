import type { Page } from '@playwright/test'

/** How much of the window moved how far (1 is all of it by its height), and what. */
interface Shift {
  value: number
  what: string
}

declare global {
  interface Window {
    shifts: Shift[]
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/**
 * From its next load on, each document keeps what moved without anybody having touched it (CLS). Not in an emulated phone:
 * the browser counts what its viewport does as the visitor's doing.
 */
export async function recordShifts(page: Page) {
  await page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        // A row of cards that has not all arrived yet may be a hair lower than the whole row.
        if (entry.hadRecentInput || entry.value < 0.001) continue
        const moved = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
          const what = ((node as Element | null)?.outerHTML ?? node?.nodeValue)?.slice(0, 80)
          return `${from.x},${from.y} → ${to.x},${to.y} ${what}`
        })
        window.shifts.push({ value: entry.value, what: moved.join(', ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What moved since the document began, or since this was last asked, if it is more than is allowed. */
export async function takeShifts(page: Page, allowed: number): Promise<string[]> {
  const shifts = await page.evaluate(() => window.shifts.splice(0))
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  if (sum <= allowed) return []
  return shifts.map(({ value, what }) => `moved ${value.toFixed(4)}: ${what}`)
}
