/** The parts of a contract that decide what strangers are shown of it. */
export interface ServedContract {
  openapi: string
  info: { title: string; version: string; summary?: string; description?: string }
  tags?: readonly { name: string; description?: string }[]
  paths: Record<string, Record<string, unknown>>
  components: Record<string, Record<string, unknown>>
}

const isOfStaff = (operation: unknown) =>
  typeof operation === 'object' &&
  operation !== null &&
  (operation as Record<string, unknown>)['x-role'] === 'staff'

/**
 * The contract without what staff alone may call, and without the shapes that nothing else has: no stranger is handed a map
 * of the back office.
 */
export function publicContract(contract: ServedContract): ServedContract {
  const paths: ServedContract['paths'] = {}
  for (const [path, item] of Object.entries(contract.paths)) {
    const calls = Object.entries(item).filter(([, operation]) => !isOfStaff(operation))
    const hasCalls = calls.some(([key]) => key !== 'parameters')
    if (hasCalls) paths[path] = Object.fromEntries(calls)
  }
  const used = referred(contract, paths)
  const components = Object.fromEntries(
    Object.entries(contract.components).map(([kind, parts]) => [
      kind,
      kind === 'securitySchemes'
        ? parts
        : Object.fromEntries(
            Object.entries(parts).filter(([name]) => used.has(`#/components/${kind}/${name}`)),
          ),
    ]),
  )
  const tags = new Set(Object.values(paths).flatMap((item) => Object.values(item).flatMap(tagsOf)))
  return {
    ...contract,
    tags: (contract.tags ?? []).filter(({ name }) => tags.has(name)),
    paths,
    components,
  }
}

function tagsOf(operation: unknown): readonly string[] {
  return (operation as { tags?: readonly string[] }).tags ?? []
}

/** Everything that a part refers to, and what that refers to. */
function referred(contract: ServedContract, part: unknown, found = new Set<string>()): Set<string> {
  if (typeof part !== 'object' || part === null) return found
  for (const [key, inner] of Object.entries(part)) {
    if (key !== '$ref' || typeof inner !== 'string') referred(contract, inner, found)
    else if (!found.has(inner)) {
      found.add(inner)
      const [, kind = '', name = ''] = inner.split('/').slice(1)
      referred(contract, contract.components[kind]?.[name], found)
    }
  }
  return found
}
