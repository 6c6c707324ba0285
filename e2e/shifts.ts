import type { Page } from '@playwright/test'

declare global {
  interface Window {
    shifts: string[]
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
        window.shifts.push(`moved ${entry.value.toFixed(4)}: ${moved.join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What moved since the document began, or since this was last asked. */
export function takeShifts(page: Page): Promise<string[]> {
  return page.evaluate(() => window.shifts.splice(0))
}
