import { type ComponentType, lazy } from 'react'

/** A form that is fetched after the heading of its page. */
export interface LazyForm {
  Form: ComponentType
  /** Begins to fetch it, before it is drawn. */
  ask: () => void
}

/**
 * The form of a page, by the name of its export: react-admin's forms and inputs are a fifth of what a page of them weighs,
 * and its heading need not wait for them.
 */
export function lazyForm<Name extends string>(
  load: () => Promise<{ [name in NoInfer<Name>]: ComponentType }>,
  name: Name,
): LazyForm {
  let coming: Promise<{ default: ComponentType }> | null = null
  const fetchOnce = () => {
    coming ??= load().then(
      (forms) => ({ default: forms[name] }),
      // The error is thrown where the form is drawn: an early caller does not listen.
      (error: unknown) => ({ default: failing(error) }),
    )
    return coming
  }
  return { Form: lazy(fetchOnce), ask: () => void fetchOnce() }
}

function failing(error: unknown): ComponentType {
  return () => {
    throw error
  }
}
