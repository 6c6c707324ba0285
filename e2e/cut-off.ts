import type { Page } from '@playwright/test'

/** What stands to the right of the box that clips or scrolls it, or of the window. */
export function findCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = 'table, th, td, [role=columnheader], [role=gridcell], nav li, dd'
    return [...document.querySelectorAll(`main :is(${parts})`)].flatMap((part) => {
      const { width, right } = part.getBoundingClientRect()
      if (width <= 1 || part.closest('.visually-hidden, details')) return []
      let box = part.parentElement
      while (box && getComputedStyle(box).overflowX === 'visible') box = box.parentElement
      const edge = Math.min(box?.getBoundingClientRect().right ?? innerWidth, innerWidth)
      return right > edge + 1 ? [`cut off: ${part.tagName} ${part.textContent.slice(0, 30)}`] : []
    })
  })
}
