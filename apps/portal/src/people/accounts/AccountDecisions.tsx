import { session, type SupportUser } from '@bandari/sdk'
import { Button } from '@bandari/ui'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { formatMoment } from '../../shared/dates.ts'
import css from '../../staff/record/Decide.module.css'
import { RecordDecision } from '../../staff/record/RecordDecision.tsx'
import { Section } from '../../staff/record/Section.tsx'
import { useMay } from '../../staff/use-may.ts'
import { activityDecision, factorDecision } from './account-labels.ts'
import { AllowImportDialog } from './AllowImportDialog.tsx'
import { RoleDialog } from './RoleDialog.tsx'
import { t } from '../../language/translator.ts'

const CustomerActions = lazy(() =>
  import('./customer/CustomerActions.tsx').then((module) => ({ default: module.CustomerActions })),
)

interface AccountDecisionsProps {
  user: SupportUser
}

export function AccountDecisions({ user }: AccountDecisionsProps) {
  const [open, setOpen] = useState<'activity' | 'role' | 'factor' | 'import' | null>(null)
  const mayAppoint = useMay('updateStaffRole')
  const mayAllowImport = useMay('allowImport')
  const mayReset = useMay('resetSecondFactor')
  if (user.deleted_at !== null) return <DeletedAccount at={user.deleted_at} />
  const isOwn = session.email()?.toLowerCase() === user.email.toLowerCase()
  const mayMove = !isOwn && (mayAppoint || user.staff_role === null)
  return (
    <Section title={t('staffAccounts.decide')} className={css.panel}>
      {isOwn && <p className={css.quiet}>{t('staffAccounts.ownAccount')}</p>}
      {!isOwn && !mayMove && <p className={css.quiet}>{t('staffAccounts.staffAccount')}</p>}
      <div className={css.buttons}>
        {mayMove && (
          <Button
            wide
            variant={user.is_active ? 'danger' : 'primary'}
            onClick={() => setOpen('activity')}
          >
            {activityDecision(user).label}
          </Button>
        )}
        {mayAppoint && !isOwn && user.is_active && (
          <Button wide variant="secondary" onClick={() => setOpen('role')}>
            {t(user.staff_role === null ? 'staffAccounts.makeStaff' : 'staffAccounts.changeRole')}
          </Button>
        )}
        {mayReset && !isOwn && user.has_second_factor && (
          <Button wide variant="secondary" onClick={() => setOpen('factor')}>
            {t('staffAccounts.factor.reset')}
          </Button>
        )}
        {mayAllowImport && !isOwn && user.is_active && (
          <Button wide variant="secondary" onClick={() => setOpen('import')}>
            {t('staffAccounts.import')}
          </Button>
        )}
        {!isOwn && user.is_active && user.staff_role === null && (
          <Suspense>
            <CustomerActions user={user} />
          </Suspense>
        )}
      </div>
      <Link to={paths.supportRoles} className={css.link}>
        {t('staffAccounts.rolesMay')}
      </Link>
      {open === 'activity' && <Activity user={user} onClose={() => setOpen(null)} />}
      {open === 'factor' && <FactorReset user={user} onClose={() => setOpen(null)} />}
      {open === 'import' && <AllowImportDialog user={user} onClose={() => setOpen(null)} />}
      {open === 'role' && <RoleDialog user={user} onClose={() => setOpen(null)} />}
    </Section>
  )
}

/** There is nothing left to decide. */
function DeletedAccount({ at }: { at: string }) {
  return (
    <Section title={t('staffAccounts.decide')} className={css.panel}>
      <p className={css.quiet}>{t('staffAccounts.deletedAccount', { moment: formatMoment(at) })}</p>
    </Section>
  )
}

function Activity({ user, onClose }: AccountDecisionsProps & { onClose: () => void }) {
  // What was asked for stays, also when the account is read again after a refusal.
  const [wanted] = useState(!user.is_active)
  return (
    <RecordDecision
      resource="support/users"
      record={user}
      words={activityDecision(user)}
      changes={{ is_active: wanted }}
      onClose={onClose}
    />
  )
}

function FactorReset({ user, onClose }: AccountDecisionsProps & { onClose: () => void }) {
  return (
    <RecordDecision
      resource="support/second-factors"
      record={user}
      words={factorDecision(user)}
      changes={{ has_second_factor: false }}
      onClose={onClose}
    />
  )
}
