import type { Page } from '@playwright/test'

const limits = {
  /** Pixels: a row of a table is lower than half a window. */
  row: 400,
  /** em: the room that a heading has, or what a row is about, before it is wrapped twice. */
  title: 8,
  /** em: what a line has on average where a text has more lines than words. */
  line: 2,
  /** em: what is seen of a text that is cut off. */
  cut: 3,
  /** Letters: so short a word is broken nowhere. */
  word: 14,
}

/**
 * The texts that cannot be read for want of width, and the rows that are too high for it: a sentence of each, for a
 * test's report. axe and the width of the page tell nothing of them: a column without width is accessible, and fits.
 */
export function squeezedTexts(page: Page): Promise<string[]> {
  return page.evaluate((limits) => {
    const px = (length: number) => `${Math.round(length)} px`
    const short = (text: string) => `“${text.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`

    function highRows(): string[] {
      return parts
        .flatMap((part) => [...part.querySelectorAll('tr, [role=row]')])
        .flatMap((row) => {
          const { height } = row.getBoundingClientRect()
          return height > limits.row ? [`${short(row.textContent)}: a row ${px(height)} high`] : []
        })
    }

    /** For example an element for screen readers only, or one inside a closed disclosure. */
    function isHidden(element: Element): boolean {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { clip, clipPath, position } = getComputedStyle(box)
        if (clipPath.startsWith('inset(50%') || (clip !== 'auto' && position === 'absolute')) {
          return true
        }
      }
      return false
    }

    /** How much of a line shows through the boxes that cut it off, and whether dots say so; what can be scrolled to is not cut off. */
    function cutTo(element: Element, { left, right, width }: DOMRect) {
      const own = blockOf(element)
      let isMarked = true
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(box)
        if (overflowX === 'auto' || overflowX === 'scroll') break
        if (overflowX === 'visible') continue
        const edge = box.getBoundingClientRect()
        const isCut = edge.left > left + 2 || edge.right < right - 2
        if (isCut && (box !== own || textOverflow !== 'ellipsis')) isMarked = false
        left = Math.max(left, edge.left)
        right = Math.min(right, edge.right)
      }
      const seen = Math.max(0, right - left)
      return { seen, isMarked: isMarked || seen >= width - 2 }
    }

    /** The box whose lines an element's text stands in. */
    function blockOf(element: Element): Element {
      const isInline = getComputedStyle(element).display === 'inline'
      return isInline && element.parentElement ? blockOf(element.parentElement) : element
    }

    /** A balanced text is narrower than what it stands in. */
    function room(element: Element): number {
      const block = blockOf(element)
      const { paddingLeft, paddingRight } = getComputedStyle(block)
      return block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    }

    /** A plain word whose letters stand in two lines; an address or a number may be broken. */
    function brokenWord(text: Text): string | undefined {
      const words = text.data.matchAll(/(?<=^|\s)\p{Script=Latin}+(?=[.,:;?!)]?(?:\s|$))/gu)
      for (const { 0: word, index } of words) {
        if (word.length < 2 || word.length > limits.word) continue
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) {
          return word
        }
      }
      return undefined
    }

    function squeezed(text: Text): string | undefined {
      const element = text.parentElement
      if (!element || element instanceof SVGElement || isHidden(element)) return undefined
      // A menu may be folded to its icons.
      if (element.closest('[role=menu]')) return undefined
      const range = document.createRange()
      range.selectNodeContents(text)
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
      if (lines.length === 0) return undefined
      const { fontSize, hyphens } = getComputedStyle(element)
      const em = Number.parseFloat(fontSize)
      const box = range.getBoundingClientRect()
      const whole = lines.reduce((sum, { width }) => sum + width, 0)

      const { seen, isMarked } = cutTo(element, box)
      if (!isMarked || seen < Math.min(box.width, limits.cut * em) - 1) {
        return `${px(seen)} seen of ${px(box.width)}`
      }
      const words = text.data.trim().split(/\s+/).length
      // A first letter that is drawn apart stands in the same line.
      const count = new Set(lines.map(({ bottom }) => Math.round(bottom))).size
      if (count > words && whole / count < limits.line * em) {
        return `${count} lines of ${px(whole / count)}`
      }
      const isTitle = element.closest('tr a, [role=row] a, th[scope=row], h1, h2, h3') !== null
      if (isTitle && lines.length > 2 && room(element) < limits.title * em) {
        return `a title in ${px(room(element))}`
      }
      const isNarrow = lines.length > 1 && box.width < limits.word * em
      const word = isNarrow && hyphens !== 'auto' ? brokenWord(text) : undefined
      return word && `“${word}” is broken`
    }

    const parts = [...document.querySelectorAll('main, dialog[open], [role=dialog]')].filter(
      (part) => !part.parentElement?.closest('main, dialog, [role=dialog]'),
    )
    const found = highRows()
    for (const part of parts) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode as Text
        const fault = text.data.trim() && squeezed(text)
        if (fault) found.push(`${short(text.data)}: ${fault}`)
      }
    }
    return found
  }, limits)
}
