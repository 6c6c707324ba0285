import type { TeamInvitation } from '@bandari/sdk'
import { Badge, Button, Card, ErrorAlert } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import { teamCalls } from '../../providers/teams.ts'
import { formatDay } from '../../shared/dates.ts'
import { useCall } from '../../shared/documents/use-call.ts'
import css from './Team.module.css'
import { roleNames } from './team-labels.ts'

/** Nothing where nobody is invited. */
export function InvitationList({ invitations }: { invitations: readonly TeamInvitation[] }) {
  if (invitations.length === 0) return null
  return (
    <section className={css.part} aria-labelledby="team-invitations">
      <h2 id="team-invitations" className={css.title}>
        {t('portalTeam.invitations')}
      </h2>
      <ul className={css.list} aria-labelledby="team-invitations">
        {invitations.map((invitation) => (
          <Invitation key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  )
}

function Invitation({ invitation }: { invitation: TeamInvitation }) {
  const { id, email, role, invited_at, expires_at, is_over } = invitation
  const { run, isRunning, refusal } = useCall()
  const again = () =>
    run({
      act: () => teamCalls.inviteToTeam({ email, role }),
      done: t('portalTeam.invited', { email }),
    })
  const withdraw = () =>
    run({
      act: () => teamCalls.withdrawInvitation(id),
      done: t('portalTeam.withdrawn', { email }),
    })
  return (
    <Card as="li" className={css.person}>
      <div className={css.line}>
        <span className={css.name}>{email}</span>
        <Badge tone={is_over ? 'refusal' : 'attention'}>
          {t(is_over ? 'portalTeam.over' : 'portalTeam.waits')}
        </Badge>
        <Badge>{t(roleNames[role])}</Badge>
      </div>
      <span className={css.quiet}>
        {t('portalTeam.invitedOn', { day: formatDay(invited_at), until: formatDay(expires_at) })}
      </span>
      {refusal !== null && <ErrorAlert title={refusal} />}
      <div className={css.acts}>
        {is_over && (
          <Button size="small" variant="secondary" loading={isRunning} onClick={again}>
            {t('portalTeam.again')}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          loading={isRunning && !is_over}
          aria-label={t('portalTeam.withdrawOf', { email })}
          onClick={withdraw}
        >
          {t('portalTeam.withdraw')}
        </Button>
      </div>
    </Card>
  )
}
