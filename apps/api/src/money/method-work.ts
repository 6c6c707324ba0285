import type { FastifyInstance } from 'fastify'
import type { Context } from '../core/context.ts'
import type { Operations } from '../core/contract.ts'
import type { Job } from '../platform/jobs/job.ts'
import { bankWire } from './bank-wire/index.ts'
import { bitcoin } from './bitcoin/index.ts'
import { mpesa } from './mpesa/index.ts'

/** What the folder of a payment method does. */
export interface MethodWork {
  operations: Partial<Operations>
  jobs: readonly Job[]
  /** Routes that are no part of our contract, because others call them in a shape of theirs. */
  serve?: (app: FastifyInstance, context: Context) => void
}

/** What each payment method does; `methods.ts` has what it is. */
const work = [bankWire, bitcoin, mpesa] as const satisfies readonly MethodWork[]

type OperationsOf<Works> = Works extends readonly [infer First extends MethodWork, ...infer Rest]
  ? First['operations'] & OperationsOf<Rest>
  : unknown

export const methodOperations = Object.assign(
  {},
  ...work.map(({ operations }) => operations),
) as OperationsOf<typeof work>

export const methodJobs: readonly Job[] = work.flatMap(({ jobs }) => jobs)

export function serveMethods(app: FastifyInstance, context: Context): void {
  for (const { serve } of work as readonly MethodWork[]) serve?.(app, context)
}
