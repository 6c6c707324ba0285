import type { Step } from './views.store.ts'
import type { Known, Reading } from './views.ts'
import { insiderMark, isRobot, linkMark, stepMark, visitorOf } from './visitor.ts'

/**
 * Each person once for each step, where and how they took it first. Robots and staff take none, and whoever opens a listing
 * of their own, or one that is gone, has not opened any.
 */
export function stepsOf(
  readings: readonly Omit<Reading, 'day'>[],
  { key, insiders, vendors }: Known,
): Step[] {
  const steps = new Map<string, Step>()
  for (const { step, products, reader } of readings) {
    if (!step || isRobot(reader.userAgent)) continue
    const visitor = visitorOf(key, reader)
    const mark = stepMark(visitor, step)
    if (steps.has(mark) || insiders.has(insiderMark(visitor, null))) continue
    const isOthers = (productId: number) => {
      const vendorId = vendors.get(productId)
      if (vendorId === undefined || vendorId === null) return vendorId === null
      return !insiders.has(insiderMark(visitor, vendorId))
    }
    if (step === 'opened' && !products.some(isOthers)) continue
    const { country, language } = reader
    steps.set(mark, { mark, step, country, language, byLink: insiders.has(linkMark(visitor)) })
  }
  return [...steps.values()]
}
