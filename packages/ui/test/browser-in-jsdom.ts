import './dialog.ts'
import './sent-forms.ts'

/**
 * What jsdom lacks of a browser, as far as screens ask for it: a window of 1280 × 900 px in which every element has a
 * size, so that grids draw their rows. What depends on real sizes is a browser's to test.
 */
const width = 1280
const height = 900

Object.assign(window, { innerWidth: width, innerHeight: height })
Object.defineProperties(HTMLElement.prototype, {
  offsetWidth: { configurable: true, get: () => width },
  offsetHeight: { configurable: true, get: () => height },
  clientWidth: { configurable: true, get: () => width },
  clientHeight: { configurable: true, get: () => height },
})

/** Answers `(min-width: …)` and `(max-width: …)`; anything else does not hold. */
window.matchMedia = (media) => ({
  media,
  matches:
    [...media.matchAll(/\((min|max)-width:\s*([\d.]+)px\)/g)]
      .map(([, side, bound]) => (side === 'min' ? width >= Number(bound) : width <= Number(bound)))
      .reduce((all: boolean | null, holds) => (all ?? true) && holds, null) ?? false,
  onchange: null,
  addListener: () => {},
  removeListener: () => {},
  addEventListener: () => {},
  removeEventListener: () => {},
  dispatchEvent: () => true,
})

/** Nothing changes its size; observers are notified once. */
globalThis.ResizeObserver = class implements ResizeObserver {
  readonly #tell: ResizeObserverCallback
  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell
  }
  observe(target: Element) {
    const size = [{ inlineSize: width, blockSize: height }]
    const entry = {
      target,
      contentRect: new DOMRect(0, 0, width, height),
      borderBoxSize: size,
      contentBoxSize: size,
      devicePixelContentBoxSize: size,
    }
    queueMicrotask(() => this.#tell([entry], this))
  }
  unobserve() {}
  disconnect() {}
}

/** Everything is in sight. */
globalThis.IntersectionObserver = class implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  readonly #tell: IntersectionObserverCallback
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell
  }
  observe(target: Element) {
    const box = new DOMRect(0, 0, width, height)
    const entry = {
      target,
      isIntersecting: true,
      intersectionRatio: 1,
      boundingClientRect: box,
      intersectionRect: box,
      rootBounds: box,
      time: 0,
    }
    queueMicrotask(() => this.#tell([entry], this))
  }
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

window.scrollTo = () => {}
Element.prototype.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}

/** What pages have passed to the browser's downloads, the oldest first. */
export const savedFiles: { name: string; file: Blob }[] = []

const madeFiles = new Map<string, Blob>()
URL.createObjectURL = (file) => {
  const address = `blob:jsdom/${madeFiles.size}`
  madeFiles.set(address, file as Blob)
  return address
}
URL.revokeObjectURL = () => {}

HTMLAnchorElement.prototype.click = function click() {
  const file = madeFiles.get(this.href)
  if (file && this.download) savedFiles.push({ name: this.download, file })
  else HTMLElement.prototype.click.call(this)
}

/** A browser takes a request's address relative to the page. */
const NodeRequest = globalThis.Request
globalThis.Request = class extends NodeRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, window.location.href) : input, init)
  }
}

/** No screen is looked at here, and jsdom reads every rule anew for every style that somebody asks for. */
HTMLStyleElement.prototype.appendChild = (node) => node
window.getComputedStyle = (element) => (element as HTMLElement).style
