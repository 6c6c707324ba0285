import { lazy, memo, Suspense, useDeferredValue } from 'react'

// The server's page has it at once; few choose anything there.
const MoneyChoice = lazy(() =>
  import('./my-money/MoneyChoice.tsx').then((module) => ({ default: module.MoneyChoice })),
)

/**
 * In which money prices are also shown, beside the country that it follows. Deferred and memoised: a change around it before
 * its code is there would throw the server's field away, and everything below it would move up and down again.
 */
export function MoneyField({ country }: { country: string }) {
  return <MemoizedField country={useDeferredValue(country)} />
}

const MemoizedField = memo(function MemoizedField({ country }: { country: string }) {
  return (
    <Suspense>
      <MoneyChoice country={country} />
    </Suspense>
  )
})
