import type { Domain } from '@bandari/i18n'
import { type ComponentType, lazy } from 'react'
import { loadMessages } from '../language/translator.ts'

/** A page that is fetched with its sentences when somebody opens it, by the name of its export. */
export function lazyPage<Name extends string, Props extends object = object>(
  load: () => Promise<{ [name in NoInfer<Name>]: ComponentType<Props> }>,
  name: Name,
  domains: readonly Domain[] = [],
): ComponentType<Props> {
  return lazy(async () => {
    const [pages] = await Promise.all([load(), loadMessages(domains)])
    const page: ComponentType<Props> = pages[name]
    return { default: page }
  })
}
