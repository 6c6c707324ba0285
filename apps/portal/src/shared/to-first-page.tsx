import type { ReactElement } from 'react'
import { HttpError } from 'react-admin'
import { Navigate } from 'react-router-dom'

interface Answer {
  data?: readonly unknown[] | undefined
  error: unknown
  /** True while the former page is still shown, until this one arrives. */
  isPlaceholderData?: boolean
}

/** A link to a list's first page when an old link leads to a page that no longer exists; else null. */
export function toFirstPage(page: number, list: Answer, first: string): ReactElement | null {
  return isPastTheLast(page, list) ? <Navigate to={first} replace /> : null
}

export function isPastTheLast(page: number, { data, error, isPlaceholderData }: Answer): boolean {
  if (page === 1 || isPlaceholderData === true) return false
  if (error instanceof HttpError) return error.status === 404
  return data?.length === 0
}
