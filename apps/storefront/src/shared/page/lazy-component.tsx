import { type ComponentType, lazy, memo, Suspense } from 'react'

/**
 * A lazily loaded component: the server's HTML stays until its code has loaded. Memoised,
 * because any change around a boundary that is not alive yet, even the page coming alive, makes React throw away what was
 * drawn, with the link that somebody is about to press.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part: ComponentType<Props> = lazy(async () => ({ default: await load() }))
  return memo(function LazyComponent(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  })
}

/**
 * For parts outside of a page's error boundary: where one cannot be fetched, as without a network, it is missing. React would
 * take the whole document away.
 */
export function orNothing<Props>(
  part: Promise<ComponentType<Props>>,
): Promise<{ default: ComponentType<Props> }> {
  const nothing: ComponentType<Props> = () => null
  return part.then(
    (component) => ({ default: component }),
    () => ({ default: nothing }),
  )
}
