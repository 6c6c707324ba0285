import { HttpError } from 'react-admin'

interface Answer {
  data?: readonly unknown[] | undefined
  error: unknown
}

/** Whether the address names a page that a list does not have: whoever follows an old link is led to the first. */
export function isPastTheLast(page: number, { data, error }: Answer): boolean {
  if (page === 1) return false
  if (error instanceof HttpError) return error.status === 404
  return data?.length === 0
}
