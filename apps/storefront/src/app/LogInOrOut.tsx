import { useTranslate } from '@bandari/i18n/react'
import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { selectIsSignedIn } from '../api/session-slice.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { paths } from '../shared/addresses/paths.ts'
import type { Store } from './store.ts'

type Dispatch = Store['dispatch']

interface LogInOrOutProps {
  className: string | undefined
  onLogOut: () => void
}

/** Says Log in until the browser has read its session, as the server's page does for everybody. */
export function LogInOrOut({ className, onLogOut }: LogInOrOutProps) {
  const t = useTranslate()
  const isSignedIn = useSelector(selectIsSignedIn)
  return isSignedIn ? (
    <button type="button" className={className} onClick={onLogOut}>
      {t('shell.logOut')}
    </button>
  ) : (
    <AppLink className={className} href={paths.signIn()}>
      {t('shell.logIn')}
    </AppLink>
  )
}

/**
 * Logging out always ends here and leads home; only a 400 is reported as a failure (buyer spec §4). The account's calls
 * are loaded when they are needed: most visitors never sign in.
 */
export function useLogOut() {
  const [isRefused, setRefused] = useState(false)
  const dispatch = useDispatch<Dispatch>()
  const navigate = useNavigate()
  const isSignedIn = useSelector(selectIsSignedIn)
  const logOut = async () => {
    setRefused(false)
    const { endSession } = await import('./end-session.ts')
    setRefused(await endSession(dispatch))
    await navigate(paths.home())
  }
  return { logOut: () => void logOut(), isRefused: isRefused && !isSignedIn }
}
