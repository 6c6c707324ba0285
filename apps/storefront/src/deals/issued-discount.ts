import type { FlashDiscount } from '@bandari/sdk'
import { useSyncExternalStore } from 'react'

/** The code that was issued in this tab, and its address: they survive a reload and going back. */
export interface IssuedDiscount {
  email: string
  discount: FlashDiscount
}

const key = 'bandari.flash'
const listeners = new Set<() => void>()
/** For browsers that keep nothing. */
let kept: string | null = null

export function saveIssuedDiscount(issued: IssuedDiscount | null) {
  kept = issued && JSON.stringify(issued)
  try {
    if (kept === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, kept)
  } catch {
    // The page keeps it as long as it lives.
  }
  for (const listener of listeners) listener()
}

function read(): string | null {
  try {
    return sessionStorage.getItem(key) ?? kept
  } catch {
    return kept
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Null when there is none; undefined until the browser was asked. */
export function useIssuedDiscount(): IssuedDiscount | null | undefined {
  const text = useSyncExternalStore(subscribe, read, () => undefined)
  return text === undefined ? undefined : parseIssued(text)
}

/** Ignores a value that another program has put there. */
export function parseIssued(text: string | null): IssuedDiscount | null {
  if (text === null) return null
  try {
    const issued = JSON.parse(text) as Partial<IssuedDiscount> | null
    const { code, valid_until } = issued?.discount ?? {}
    const isOurs =
      typeof issued?.email === 'string' &&
      typeof code === 'string' &&
      !Number.isNaN(Date.parse(valid_until ?? ''))
    return isOurs ? (issued as IssuedDiscount) : null
  } catch {
    return null
  }
}
