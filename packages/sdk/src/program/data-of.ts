import { refusalOf } from '../read-refusal.ts'
import type { Refusal } from '../refusal.ts'

/** A refusal as an error, for programs that go on only with an answer. */
export class RefusedError extends Error {
  override name = 'RefusedError'
  readonly refusal: Refusal

  constructor(refusal: Refusal, url: string) {
    const { status, code, message } = refusal
    super(`${url} answers ${[status, code, message].filter((part) => part !== null).join(' ')}`)
    this.refusal = refusal
  }
}

interface Reply {
  data?: unknown
  error?: unknown
  response: Response
}

type DataOf<Given extends Reply> = [Exclude<Given['data'], undefined>] extends [never]
  ? undefined
  : Exclude<Given['data'], undefined>

/** The answer of a call, or `RefusedError`: `const order = await dataOf(bandari.GET('/orders/{id}/', …))`. */
export async function dataOf<Given extends Reply>(
  call: Given | Promise<Given>,
): Promise<DataOf<Given>> {
  const { data, error, response } = await call
  if (response.ok) return data as DataOf<Given>
  throw new RefusedError(refusalOf(response.status, error, response.headers), response.url)
}
