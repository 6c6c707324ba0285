import { type ComponentType, lazy } from 'react'

/** A page that is fetched when somebody opens it, by the name of its export. */
export function lazyPage<Name extends string>(
  load: () => Promise<{ [name in NoInfer<Name>]: ComponentType }>,
  name: Name,
): ComponentType {
  return lazy(async () => {
    const page: ComponentType = (await load())[name]
    return { default: page }
  })
}
