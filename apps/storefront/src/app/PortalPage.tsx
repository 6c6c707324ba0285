import { Button, Loading } from '@bandari/ui'
import { LogIn } from 'lucide-react'
import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import { Navigate, useLocation } from 'react-router-dom'
import { selectIsSignedIn, selectIsSignedOut } from '../api/session-slice.ts'
import { useCreateHandoverMutation } from '../api/sign-in.ts'
import { MessagePage } from '../shared/MessagePage.tsx'
import { paths } from '../shared/paths.ts'

/** A page of the portal under a path of the storefront: signs in by the hand-over, else by /login (decisions 3). */
export function PortalPage() {
  const { pathname, search } = useLocation()
  const next = pathname + search
  const isSignedIn = useSelector(selectIsSignedIn)
  const isSignedOut = useSelector(selectIsSignedOut)
  const [handOver, { isError }] = useCreateHandoverMutation()

  // The code works once and for a minute: it is asked for at the moment of leaving.
  useEffect(() => {
    if (!isSignedIn) return
    const leave = async () => {
      const { data } = await handOver({ next })
      if (data) window.location.replace(data.url)
    }
    void leave()
  }, [isSignedIn, next, handOver])

  if (isSignedOut) return <Navigate to={paths.signIn(next)} replace />
  if (isError) {
    return (
      <MessagePage
        title="We could not open your account"
        icon={<LogIn size={32} />}
        actions={<Button onClick={() => window.location.reload()}>Try again</Button>}
      >
        Check your connection and try again.
      </MessagePage>
    )
  }
  return (
    <MessagePage
      title="Opening your account"
      icon={<LogIn size={32} />}
      actions={
        <noscript>
          <p>Your account needs JavaScript.</p>
        </noscript>
      }
    >
      <Loading label="One moment…" />
    </MessagePage>
  )
}
