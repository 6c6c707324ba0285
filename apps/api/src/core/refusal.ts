import { detail } from './problem.ts'

/**
 * An answer other than a success. It is a function so that TypeScript keeps the shapes of an operation's answers apart.
 */
export function refuse<Status extends number, Body>(
  status: Status,
  body: Body,
): { status: Status; body: Body } {
  return { status, body }
}

export const notFound = refuse(404, detail('not_found'))
