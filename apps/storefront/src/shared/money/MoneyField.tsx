import { useDeferredValue } from 'react'
import { lazyComponent } from '../page/lazy-component.tsx'

// The server's page has it at once; few choose anything there.
const MoneyChoice = lazyComponent(() =>
  import('./my-money/MoneyChoice.tsx').then((module) => module.MoneyChoice),
)

/**
 * In which money prices are also shown, beside the country that it follows. Deferred: a change around it before its code is
 * there would throw the server's field away, and everything below it would move up and down again.
 */
export function MoneyField({ country }: { country: string }) {
  return <MoneyChoice country={useDeferredValue(country)} />
}
