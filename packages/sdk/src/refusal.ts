/** Any answer that is not a success, or no answer at all, as one value. */
export interface Refusal {
  /** HTTP status; 0 when the API could not be reached. */
  status: number
  /** The server's own code (`unavailable`, `max_quantity`, …), or null. */
  code: string | null
  /** First readable sentence of the body, or null. */
  message: string | null
  /** Field → first sentence, nested fields joined by a dot: `shipping_address.line1`. */
  fields: Record<string, string>
  /** The request's id in the API's log, for quoting, when the status is 500 or above. */
  requestId?: string
}

export const unreachable: Refusal = { status: 0, code: null, message: null, fields: {} }

/** Reads the error bodies of the contract: FieldErrors, Detail, Reason, Msg. */
export function refusalOf(status: number, body: unknown, headers?: Headers): Refusal {
  const fields: Record<string, string> = {}
  collect(fields, body, '')
  const { code = null, detail, msg, reason, error } = fields
  const general = detail ?? reason ?? msg ?? error ?? fields['non_field_errors']
  const own = Object.fromEntries(Object.entries(fields).filter(([name]) => !generalNames.has(name)))
  const message = general ?? Object.values(own)[0] ?? null
  const requestId = status >= 500 ? headers?.get('x-request-id') : null
  return { status, code, message, fields: own, ...(requestId ? { requestId } : {}) }
}

const generalNames = new Set(['code', 'detail', 'msg', 'reason', 'error', 'non_field_errors'])

function collect(fields: Record<string, string>, value: unknown, path: string) {
  if (typeof value === 'string') {
    if (path !== '') fields[path] ??= value
  } else if (Array.isArray(value)) {
    collect(fields, value[0], path)
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, entry] of Object.entries(value)) {
      // The reason of a refused basket line holds field errors when the call itself was malformed.
      const inner = path === '' || path === 'reason' ? name : `${path}.${name}`
      collect(fields, entry, inner)
    }
  }
}
