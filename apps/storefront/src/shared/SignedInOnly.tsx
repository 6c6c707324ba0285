import { Loading } from '@bandari/ui'
import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from './paths.ts'
import { selectIsSignedIn, selectIsSignedOut } from './session-slice.ts'

/** What is here is somebody's own; a visitor is led to /login and back (buyer spec §2, §6). */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const isSignedIn = useSelector(selectIsSignedIn)
  const isSignedOut = useSelector(selectIsSignedOut)
  if (isSignedOut) return <Navigate to={paths.signIn(`${pathname}${search}`)} replace />
  return isSignedIn ? children : <Loading />
}
