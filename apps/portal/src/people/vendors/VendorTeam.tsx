import type { PlainMessageId } from '@bandari/i18n'
import type { SupportTeam } from '@bandari/sdk'
import { Button, ConfirmDialog, ErrorAlert, Skeleton } from '@bandari/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { t } from '../../language/translator.ts'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { paths } from '../../paths.ts'
import { teamCalls } from '../../providers/teams.ts'
import { useOperation } from '../../providers/use-operation.ts'
import css from '../../shared/credentials/Credentials.module.css'
import { formatDay, formatMoment } from '../../shared/dates.ts'
import { useCall } from '../../shared/documents/use-call.ts'
import { Section } from '../../staff/record/Section.tsx'
import { useMay } from '../../staff/use-may.ts'

type Member = SupportTeam['members'][number]

const roles: Readonly<Record<Member['role'], PlainMessageId>> = {
  lister: 'staffVendors.team.lister',
  reader: 'staffVendors.team.reader',
}

/** Who works for a vendor, since when, and when they were last here. */
export function VendorTeam({ vendor }: { vendor: number }) {
  const { data, error, refetch } = useOperation('getSupportVendorTeam', { path: { id: vendor } })
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton shape="block" height="80px" />
  return (
    <Section title={t('staffVendors.team')}>
      {data.members.length === 0 ? (
        <p className={css.quiet}>{t('staffVendors.team.none')}</p>
      ) : (
        <ul className={css.list} aria-label={t('staffVendors.team')}>
          {data.members.map((member) => (
            <MemberRow key={member.id} vendor={vendor} member={member} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function MemberRow({ vendor, member }: { vendor: number; member: Member }) {
  const { id, name, email, role, joined_at: joined, seen_at: seen } = member
  const mayRemove = useMay('removeSupportVendorMember')
  return (
    <li>
      <p>
        <Link to={paths.supportUser(id)}>{name === '' ? email : name}</Link> · {t(roles[role])}
      </p>
      <p className={css.quiet}>
        {email} · {t('staffVendors.team.since', { day: formatDay(joined) })} ·{' '}
        {seen === null
          ? t('staffVendors.team.unseen')
          : t('staffVendors.team.seen', { moment: formatMoment(seen) })}
      </p>
      {mayRemove && <Removal vendor={vendor} member={member} />}
    </li>
  )
}

function Removal({ vendor, member: { id, name } }: { vendor: number; member: Member }) {
  const [isAsking, setAsking] = useState(false)
  const { run, isRunning, refusal } = useCall()
  const remove = () =>
    run({
      act: () => teamCalls.removeSupportVendorMember({ id: vendor, member: id }),
      done: t('staffVendors.team.removed', { name }),
    })
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('staffVendors.team.removeOf', { name })}
        onClick={() => setAsking(true)}
      >
        {t('staffVendors.team.remove')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        dangerous
        loading={isRunning}
        title={t('staffVendors.team.removeOf', { name })}
        confirmLabel={t('staffVendors.team.remove')}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      >
        <p>{t('staffVendors.team.removeText')}</p>
        {refusal !== null && <ErrorAlert title={refusal} />}
      </ConfirmDialog>
    </>
  )
}
