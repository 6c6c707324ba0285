import { type ComponentType, lazy, memo, Suspense } from 'react'

/**
 * A lazily loaded component: the server's HTML stays until its code has loaded. Memoised,
 * because any change around a boundary that is not alive yet, even the page coming alive, makes React throw away what was
 * drawn, with the link that somebody is about to press.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part: ComponentType<Props> = lazyPart(() => load().then((part) => ({ default: part })))
  return memo(function LazyComponent(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  })
}

/**
 * React's `lazy`, for a part of a page. A line that breaks for a moment costs the part its code, and an error here would cost
 * the visitor the page, or outside of its boundary the whole document: it is asked for until it comes.
 */
export const lazyPart: typeof lazy = (load) => lazy(() => untilThere(load))

/** In milliseconds. */
const pause = 10_000

function untilThere<Part>(load: () => Promise<Part>): Promise<Part> {
  return load().catch(async () => {
    await new Promise((resolve) => {
      addEventListener('online', resolve, { once: true })
      setTimeout(resolve, pause)
    })
    return untilThere(load)
  })
}
