import {
  type Call,
  type Change,
  type Comparison,
  type ContractDocument,
  type Parameter,
  resolve,
  titleOf,
} from './change.ts'
import { compareCallers } from './compare-callers.ts'
import { compareSchemas } from './compare-schemas.ts'

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** What a caller of the one contract meets in the other, breaking changes first. */
export function compareContracts(before: ContractDocument, after: ContractDocument): Change[] {
  const comparison: Comparison = { before, after, changes: [], seen: new Set() }
  const calls = callsOf(before)
  const callsAfter = callsOf(after)
  for (const [subject, call] of calls) {
    const other = callsAfter.get(subject)
    if (other) compareCall(comparison, subject, [call, other])
    else comparison.changes.push(ofCall(subject, 'removed', true))
  }
  for (const [subject] of callsAfter)
    if (!calls.has(subject)) comparison.changes.push(ofCall(subject, 'added', false))
  const changes = [...new Map(comparison.changes.map((one) => [titleOf(one), one])).values()]
  return changes.toSorted((a, b) => Number(b.isBreaking) - Number(a.isBreaking))
}

/** `GET /orders/` → its operation. */
export function callsOf(contract: ContractDocument): Map<string, Call> {
  return new Map(
    Object.entries(contract.paths).flatMap(([path, item]) =>
      methods.flatMap((method) => {
        const call = item[method] as Call | undefined
        if (!call) return []
        const shared = (item['parameters'] ?? []) as readonly Parameter[]
        const parameters = [...shared, ...(call.parameters ?? [])]
        return [[`${method.toUpperCase()} ${path}`, { ...call, parameters }] as const]
      }),
    ),
  )
}

function ofCall(subject: string, what: string, isBreaking: boolean): Change {
  return { side: 'call', subject, field: '', what, isBreaking }
}

function compareCall(comparison: Comparison, subject: string, pair: readonly [Call, Call]) {
  const [before, after] = pair
  if (after.deprecated && !before.deprecated)
    comparison.changes.push(ofCall(subject, 'deprecated', false))
  comparison.changes.push(...compareCallers(subject, pair))
  compareParameters(comparison, subject, pair)
  compareBodies(comparison, subject, pair)
  compareAnswers(comparison, subject, pair)
}

function compareParameters(
  comparison: Comparison,
  subject: string,
  [before, after]: readonly [Call, Call],
) {
  const { changes } = comparison
  const parameters = parametersOf(comparison.before, before)
  const parametersAfter = parametersOf(comparison.after, after)
  for (const [field, one] of parameters) {
    const other = parametersAfter.get(field)
    const at = { side: 'sent', subject, field } as const
    if (!other) {
      changes.push({ ...at, what: 'removed', isBreaking: true })
      continue
    }
    const isRequired = other.required === true
    if (isRequired !== (one.required === true))
      changes.push({
        ...at,
        what: isRequired ? 'required' : 'no longer required',
        isBreaking: isRequired,
      })
    compareSchemas(comparison, at, [one.schema, other.schema])
  }
  for (const [field, { required = false }] of parametersAfter) {
    if (parameters.has(field)) continue
    const what = required ? 'added, required' : 'added'
    changes.push({ side: 'sent', subject, field, what, isBreaking: required })
  }
}

/** `query page` → the parameter. */
function parametersOf(
  contract: ContractDocument,
  { parameters = [] }: Call,
): Map<string, Parameter> {
  return new Map(
    parameters.map((one) => {
      const parameter = resolve(contract, one)
      return [`${parameter.in} ${parameter.name}`, parameter]
    }),
  )
}

function compareBodies(
  comparison: Comparison,
  subject: string,
  [before, after]: readonly [Call, Call],
) {
  const [body, bodyAfter] = [before.requestBody, after.requestBody]
  const isRequired = bodyAfter?.required === true
  if (isRequired !== (body?.required === true))
    comparison.changes.push(
      ofCall(subject, isRequired ? 'body required' : 'body not required', isRequired),
    )
  for (const [type, { schema }] of Object.entries(body?.content ?? {})) {
    const other = bodyAfter?.content[type]
    if (!other) comparison.changes.push(ofCall(subject, `takes no ${type}`, true))
    else if (schema && other.schema)
      compareSchemas(comparison, { side: 'sent', subject, field: 'body' }, [schema, other.schema])
  }
  for (const type of Object.keys(bodyAfter?.content ?? {}))
    if (!body?.content[type]) comparison.changes.push(ofCall(subject, `takes ${type}`, false))
}

/** Of refusals only the bodies of those that were there: a new one is a case more of what callers expect anyway. */
function compareAnswers(
  comparison: Comparison,
  subject: string,
  [before, after]: readonly [Call, Call],
) {
  for (const [status, one] of Object.entries(before.responses)) {
    const given = after.responses[status]
    if (!given) {
      if (status.startsWith('2'))
        comparison.changes.push(ofCall(subject, `never answers ${status}`, true))
      continue
    }
    const { content = {} } = resolve(comparison.before, one)
    const { content: contentAfter = {} } = resolve(comparison.after, given)
    for (const [type, { schema }] of Object.entries(content)) {
      const other = contentAfter[type]
      if (!other) comparison.changes.push(ofCall(subject, `${status} is not ${type}`, true))
      else if (schema && other.schema)
        compareSchemas(comparison, { side: 'read', subject, field: status }, [schema, other.schema])
    }
  }
  for (const status of Object.keys(after.responses))
    if (!before.responses[status])
      comparison.changes.push(ofCall(subject, `may answer ${status}`, status.startsWith('2')))
}
