import { Loading } from '@bandari/ui'
import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { Navigate, useLocation } from 'react-router-dom'
import { selectIsSignedIn, selectIsSignedOut } from '../../api/session-slice.ts'
import { Awaited } from './Awaited.tsx'
import { NeedsScript } from './NeedsScript.tsx'
import { paths } from '../addresses/paths.ts'

interface SignedInOnlyProps {
  /** The content's name, for the notice without JavaScript: `Your basket`. */
  what: string
  children: ReactNode
}

/** The content is personal; a visitor is led to /login and back (buyer spec §2, §6). */
export function SignedInOnly({ what, children }: SignedInOnlyProps) {
  const { pathname, search } = useLocation()
  const isSignedIn = useSelector(selectIsSignedIn)
  const isSignedOut = useSelector(selectIsSignedOut)
  if (isSignedOut) return <Navigate to={paths.signIn(`${pathname}${search}`)} replace />
  if (isSignedIn) return children
  return (
    <>
      <NeedsScript what={what} />
      <Awaited>
        <Loading />
      </Awaited>
    </>
  )
}
