import type { Team } from '@bandari/sdk'
import { Notice } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import { AccountTrail } from '../../layout/AccountTrail.tsx'
import { RowsSkeleton } from '../../layout/ListSkeleton.tsx'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { Page } from '../../layout/Page.tsx'
import { VendorOnly } from '../../layout/VendorOnly.tsx'
import { useOperation } from '../../providers/use-operation.ts'
import { ActList } from './ActList.tsx'
import { InvitationList } from './InvitationList.tsx'
import { InviteForm } from './InviteForm.tsx'
import { LeaveTeam } from './LeaveTeam.tsx'
import { MemberCard } from './MemberCard.tsx'
import { RightsTable } from './RightsTable.tsx'
import css from './Team.module.css'

/** Who works for a vendor, and what each may do. */
export function TeamPage() {
  const here = t('portal.menu.team')
  return (
    <Page title={here} above={<AccountTrail here={here} />}>
      <VendorOnly skeleton={<RowsSkeleton />}>
        <TeamOfMine />
      </VendorOnly>
    </Page>
  )
}

function TeamOfMine() {
  const { data: team, error, refetch } = useOperation('getTeam', {})
  if (team) return <Parts team={team} />
  if (!error) return <RowsSkeleton />
  const title = t('portalTeam.failed')
  return <LoadFailure error={error} title={title} onRetry={() => void refetch()} />
}

function Parts({ team }: { team: Team }) {
  const isOwner = team.seat.role === 'owner'
  return (
    <div className={css.page}>
      {isOwner ? (
        <p>{t('portalTeam.lead')}</p>
      ) : (
        <Notice>{t('portalTeam.ofOwner', { name: team.name })}</Notice>
      )}
      <section className={css.part} aria-labelledby="team-members">
        <h2 id="team-members" className={css.title}>
          {t('portalTeam.members')}
        </h2>
        <ul className={css.list} aria-labelledby="team-members">
          {team.members.map((member) => (
            <MemberCard key={member.id} member={member} mayChange={isOwner} />
          ))}
        </ul>
        {!isOwner && <LeaveTeam name={team.name} />}
      </section>
      {isOwner && <InvitationList invitations={team.invitations} />}
      {isOwner && <InviteForm />}
      <RightsTable />
      {isOwner && <ActList acts={team.acts} />}
    </div>
  )
}
