import type { FactorAsked, Refusal, RefusalValues } from './refusal.ts'

/** Reads the error bodies of the contract: FieldErrors, Detail, Reason, Msg. */
export function refusalOf(status: number, body: unknown, headers?: Headers): Refusal {
  const { codes, fieldValues, values, sentences } = partsOf(body)
  const fields: Record<string, string> = {}
  collect(fields, sentences, '')
  const { detail, msg, reason, error } = fields
  const general = detail ?? reason ?? msg ?? error ?? fields['non_field_errors']
  const own = Object.fromEntries(Object.entries(fields).filter(([name]) => !generalNames.has(name)))
  const message = general ?? Object.values(own)[0] ?? null
  const traceId = headers?.get('x-request-id')
  return {
    status,
    code: codeIn(body) ?? codes['non_field_errors'] ?? null,
    message,
    values: values ?? fieldValues['non_field_errors'] ?? {},
    fields: own,
    codes,
    fieldValues,
    ...(fields['non_field_errors'] === undefined ? {} : { ofForm: fields['non_field_errors'] }),
    ...(codeIn(body) === 'second_factor_required' ? { asked: body as FactorAsked } : {}),
    ...(traceId ? { traceId, ...(status >= 500 ? { requestId: traceId } : {}) } : {}),
  }
}

const generalNames = new Set(['detail', 'msg', 'reason', 'error', 'non_field_errors'])

interface ParsedRefusal extends Pick<Refusal, 'codes' | 'fieldValues'> {
  sentences: unknown
  /** Of a refusal without fields. */
  values: RefusalValues | null
}

/** Separates messages for readers from codes for programs. */
function partsOf(body: unknown): ParsedRefusal {
  if (!isObject(body)) return { sentences: body, codes: {}, fieldValues: {}, values: null }
  // The reason of a refused basket line holds field errors when the call itself was malformed.
  const said = isObject(body['reason']) ? body['reason'] : body
  const { codes, values, code, ...sentences } = said
  const isOfFields = isObject(codes)
  return {
    // A field may be called `code`; what is wrong with it is a list.
    sentences: Array.isArray(code) ? { ...sentences, code } : sentences,
    codes: isOfFields ? firstOfEach<string>(codes) : {},
    fieldValues: isOfFields && isObject(values) ? firstOfEach<RefusalValues>(values) : {},
    values: !isOfFields && isObject(values) ? (values as RefusalValues) : null,
  }
}

function codeIn(body: unknown): string | null {
  return isObject(body) && typeof body['code'] === 'string' ? body['code'] : null
}

function firstOfEach<Item>(lists: Record<string, unknown>): Record<string, Item> {
  return Object.fromEntries(
    Object.entries(lists).flatMap(([name, list]) =>
      Array.isArray(list) && list.length > 0 ? [[name, list[0] as Item]] : [],
    ),
  )
}

function collect(fields: Record<string, string>, value: unknown, path: string) {
  if (typeof value === 'string') {
    if (path !== '') fields[path] ??= value
  } else if (Array.isArray(value)) {
    collect(fields, value[0], path)
  } else if (isObject(value)) {
    for (const [name, entry] of Object.entries(value))
      collect(fields, entry, path === '' ? name : `${path}.${name}`)
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
