import { useSyncExternalStore } from 'react'

/**
 * In which money a visitor also sees prices, as the cookie has it: `KES`, which they chose; `KE.KES`, that of the country
 * they chose; `ZW`, a country with none of ours; `none`, dollars only. Empty while they have chosen nothing.
 */
export type CurrencyChoice = string

export function savedCurrencyChoice(cookies: string): CurrencyChoice {
  return /(?:^|; )bandari_currency=([\w.]+)/.exec(cookies)?.[1] ?? ''
}

const listeners = new Set<() => void>()

/** Call it after changing the cookie. */
export function notifyCurrencyChoice() {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A page is the same for everybody, so its server knows `country` at most: the one that the page's address stands for. */
export function useCurrencyChoice(country = ''): CurrencyChoice {
  return useSyncExternalStore(
    subscribe,
    () => savedCurrencyChoice(document.cookie) || country,
    () => country,
  )
}
