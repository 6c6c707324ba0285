import type { InvitationRead, Refusal } from '@bandari/sdk'
import { session } from '@bandari/sdk'
import { Rich } from '@bandari/i18n/react'
import { Button, Card, EmptyState, ErrorAlert, Loading } from '@bandari/ui'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { t } from '../../language/translator.ts'
import { useDocumentTitle } from '../../layout/use-document-title.ts'
import { paths, storefrontPaths } from '../../paths.ts'
import { sentenceOf } from '../../providers/granted.ts'
import { acceptInvitation, findInvitation } from '../../providers/teams.ts'
import { ShopLink } from '../../shared/ShopLink.tsx'
import { takeConfirmation } from '../../shared/take-confirmation.ts'
import css from './Invitation.module.css'
import { rightNames, roleNames } from './team-labels.ts'

/** Null while it is being read. */
type Found = InvitationRead | Refusal | 'over' | null

/** Where a mailed invitation leads, before anybody is signed in. */
export function InvitationPage() {
  const title = t('portalTeam.invitation')
  useDocumentTitle(title)
  const token = takeConfirmation(window, 'invitation')
  const found = useInvitation(token)
  return (
    <main className={css.page}>
      <Card className={css.box}>
        <h1 className={css.title}>{title}</h1>
        {found === null ? (
          <Loading label={t('portalTeam.invitationLoading')} />
        ) : found === 'over' || token === null ? (
          <EmptyState title={t('portalTeam.invitationOver')}>
            {t('portalTeam.invitationOverText')}
          </EmptyState>
        ) : 'role' in found ? (
          <Invited invitation={found} token={token} />
        ) : (
          <ErrorAlert title={sentenceOf(found)} />
        )}
      </Card>
    </main>
  )
}

function useInvitation(token: string | null): Found {
  const [found, setFound] = useState<Found>(token === null ? 'over' : null)
  // The page stands outside of react-admin, whose cache reads elsewhere.
  useEffect(() => {
    let isHere = true
    const read = async (of: string) => {
      const { data, refusal } = await findInvitation(of)
      if (isHere) setFound(data ?? (refusal.status === 404 ? 'over' : refusal))
    }
    if (token !== null) void read(token)
    return () => {
      isHere = false
    }
  }, [token])
  return found
}

function Invited({ invitation, token }: { invitation: InvitationRead; token: string }) {
  const { name, email, role } = invitation
  return (
    <>
      <p>{t('portalTeam.invitedBy', { name, role: t(roleNames[role]) })}</p>
      <p>{t(rightNames[role === 'lister' ? 'list' : 'read'])}</p>
      <p>{t('portalTeam.invitedAddress', { email })}</p>
      {session.token() === null ? <SignInFirst /> : <Accept token={token} />}
    </>
  )
}

function SignInFirst() {
  const navigate = useNavigate()
  const signIn = () =>
    void navigate(paths.signIn, { state: { nextPathname: paths.teamInvitation } })
  return (
    <>
      <Button onClick={signIn}>{t('portal.signIn')}</Button>
      <p>
        <Rich
          id="portalTeam.noAccount"
          parts={{ link: <ShopLink path={storefrontPaths.signUp} /> }}
        />
      </p>
    </>
  )
}

function Accept({ token }: { token: string }) {
  const navigate = useNavigate()
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const accept = async () => {
    if (isSending) return
    setSending(true)
    const { refusal: refused } = await acceptInvitation(token)
    setSending(false)
    setRefusal(refused ?? null)
    if (!refused) await navigate(paths.vendorDashboard, { replace: true })
  }
  return (
    <>
      {refusal && <ErrorAlert title={sentenceOf(refusal)} />}
      <Button loading={isSending} onClick={() => void accept()}>
        {t('portalTeam.accept')}
      </Button>
    </>
  )
}
