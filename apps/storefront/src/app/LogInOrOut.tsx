import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { useSignOutMutation } from '../api/accounts.ts'
import { AppLink } from '../shared/AppLink.tsx'
import { paths } from '../shared/paths.ts'
import { selectIsSignedIn } from '../shared/session-slice.ts'

interface LogInOrOutProps {
  className: string | undefined
  onLogOut: () => void
}

/** Says Log in until the browser knows better, as the server's page does for everybody. */
export function LogInOrOut({ className, onLogOut }: LogInOrOutProps) {
  const isSignedIn = useSelector(selectIsSignedIn)
  return isSignedIn ? (
    <button type="button" className={className} onClick={onLogOut}>
      Log out
    </button>
  ) : (
    <AppLink className={className} href={paths.signIn()}>
      Log in
    </AppLink>
  )
}

/** Logging out always ends here and leads home; only a 400 is said to have failed (buyer spec §4). */
export function useLogOut() {
  const [signOut, { error, reset }] = useSignOutMutation()
  const navigate = useNavigate()
  const isSignedIn = useSelector(selectIsSignedIn)
  const logOut = async () => {
    reset()
    await signOut()
    await navigate(paths.home())
  }
  const isRefused = error !== undefined && 'status' in error && error.status === 400
  return { logOut: () => void logOut(), isRefused: isRefused && !isSignedIn }
}
