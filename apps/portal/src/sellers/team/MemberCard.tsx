import type { TeamMember } from '@bandari/sdk'
import { Badge, Button, Card, ConfirmDialog, ErrorAlert } from '@bandari/ui'
import { useState } from 'react'
import { t } from '../../language/translator.ts'
import { teamCalls } from '../../providers/teams.ts'
import { formatDay } from '../../shared/dates.ts'
import { useCall } from '../../shared/documents/use-call.ts'
import css from './Team.module.css'
import { roleNames } from './team-labels.ts'

interface MemberCardProps {
  member: TeamMember
  /** For the owner: members may be given the other role, and removed. */
  mayChange: boolean
}

export function MemberCard({ member, mayChange }: MemberCardProps) {
  const { name, email, role, joined_at, is_you } = member
  return (
    <Card as="li" className={css.person}>
      <div className={css.line}>
        <span className={css.name}>{is_you ? t('portalTeam.you', { name }) : name}</span>
        <Badge tone={role === 'owner' ? 'available' : 'neutral'}>{t(roleNames[role])}</Badge>
      </div>
      {email !== null && <span>{email}</span>}
      {joined_at !== null && (
        <span className={css.quiet}>{t('portalTeam.since', { day: formatDay(joined_at) })}</span>
      )}
      {mayChange && role !== 'owner' && <MemberActs member={member} />}
    </Card>
  )
}

function MemberActs({ member: { id, name, role } }: Pick<MemberCardProps, 'member'>) {
  const [isAsking, setAsking] = useState(false)
  const { run, isRunning, refusal } = useCall()
  const other = role === 'lister' ? 'reader' : 'lister'
  const change = () =>
    run({
      act: () => teamCalls.changeMemberRole({ id, role: other }),
      done: t('portalTeam.changed', { name, role: t(roleNames[other]) }),
    })
  const remove = () =>
    run({
      act: () => teamCalls.removeMember(id),
      done: t('portalTeam.removed', { name }),
    })
  return (
    <>
      {refusal !== null && <ErrorAlert title={refusal} />}
      <div className={css.acts}>
        <Button
          size="small"
          variant="secondary"
          loading={isRunning && !isAsking}
          aria-label={t('portalTeam.makeOf', { name, role: t(roleNames[other]) })}
          onClick={change}
        >
          {t('portalTeam.make', { role: t(roleNames[other]) })}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={t('portalTeam.removeOf', { name })}
          onClick={() => setAsking(true)}
        >
          {t('portalTeam.remove')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        dangerous
        loading={isRunning}
        title={t('portalTeam.removeOf', { name })}
        confirmLabel={t('portalTeam.remove')}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      >
        <p>{t('portalTeam.removeText')}</p>
      </ConfirmDialog>
    </>
  )
}
