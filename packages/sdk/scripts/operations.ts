/** What the server has to know of an operation beside its schemas. */
export interface Operation {
  method: string
  path: string
  secured: boolean
  role: string | null
  writes: boolean
  idempotent: boolean
  invalidStatus: number
  cache: { maxAge: number; staleWhileRevalidate: number } | null
  rateLimit: readonly { max: number; perSeconds: number; by: readonly string[] }[]
}

interface OperationObject {
  operationId: string
  security?: Record<string, unknown>[]
  [extension: `x-${string}`]: unknown
}

/** The parts of a bundled contract that we read. */
export interface Contract {
  paths: Record<string, Record<string, unknown>>
  components: { schemas: Record<string, unknown> }
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** The `x-` extensions of the contract (openapi/README.md) as one table keyed by operationId. */
export function listOperations(contract: Contract): Record<string, Operation> {
  const table: Record<string, Operation> = {}
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const method of methods) {
      const operation = item[method] as OperationObject | undefined
      if (operation) table[operation.operationId] = describe(path, method, operation)
    }
  }
  return table
}

function describe(path: string, method: string, operation: OperationObject): Operation {
  const limits = operation['x-rate-limit']
  return {
    method,
    path,
    secured: (operation.security ?? []).some((entry) => 'token' in entry),
    role: (operation['x-role'] as string | undefined) ?? null,
    writes: (operation['x-writes'] as boolean | undefined) ?? method !== 'get',
    idempotent: operation['x-idempotent'] === true,
    invalidStatus: (operation['x-invalid-status'] as number | undefined) ?? 400,
    cache: (operation['x-shared-cache'] as Operation['cache'] | undefined) ?? null,
    rateLimit: limits === undefined ? [] : ([limits].flat() as Operation['rateLimit'][number][]),
  }
}
