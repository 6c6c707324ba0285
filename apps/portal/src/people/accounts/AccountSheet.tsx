import type { SupportUser } from '@bandari/sdk'
import { Loading } from '@bandari/ui'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { narrowed, paths } from '../../paths.ts'
import { formatMoment } from '../../shared/dates.ts'
import { type Fact, FactList } from '../../shared/FactList.tsx'
import decide from '../../staff/record/Decide.module.css'
import history from '../../staff/record/History.module.css'
import { History } from '../../staff/record/History.tsx'
import { roleNames } from '../../staff/record/role-names.data.ts'
import { Section } from '../../staff/record/Section.tsx'
import sheet from '../../staff/record/Sheet.module.css'
import { useMay } from '../../staff/use-may.ts'
import { AccountDecisions } from './AccountDecisions.tsx'
import { sellerNames } from './account-labels.ts'
import { ImportExceptions } from './ImportExceptions.tsx'
import { t } from '../../language/translator.ts'

const CustomerParts = lazy(() =>
  import('./customer/CustomerParts.tsx').then((module) => ({ default: module.CustomerParts })),
)

/** The facts of an account, and the decisions that staff may make about it. */
export function AccountSheet({ user }: { user: SupportUser }) {
  const seesSupporters = useMay('getSupportAgent')
  const seesCustomers = useMay('getSupportCustomer')
  const seesExceptions = useMay('listImportExceptions')
  return (
    <div className={sheet.sheet}>
      <div className={decide.side}>
        <AccountDecisions user={user} />
      </div>
      <div className={sheet.main}>
        <Section title={t('staffAccounts.account')}>
          <FactList facts={factsOf(user, seesSupporters)} />
        </Section>
        <SignIns user={user} />
        {seesCustomers && (
          <Suspense fallback={<Loading label={t('staffCustomers.loading')} />}>
            <CustomerParts user={user} />
          </Suspense>
        )}
        {seesExceptions && <ImportExceptions user={user} />}
        <History decisions={user.history} />
      </div>
    </div>
  )
}

function SignIns({ user: { sign_ins } }: { user: SupportUser }) {
  return (
    <Section title={t('staffAccounts.signedIn')}>
      {sign_ins.length === 0 ? (
        <p className={decide.quiet}>{t('staffAccounts.signedInNowhere')}</p>
      ) : (
        <ul className={history.decisions}>
          {sign_ins.map(({ since, used_at }) => (
            <li key={`${since} ${used_at}`} className={history.decision}>
              <span>{t('staffAccounts.since', { moment: formatMoment(since) })}</span>
              <span className={history.quiet}>
                {t('staffAccounts.lastUsed', { moment: formatMoment(used_at) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function factsOf(user: SupportUser, seesSupporters: boolean): Fact[] {
  const { id, email, agent_id, agent_code, seller_status, orders_count } = user
  const hasApplied = agent_id !== null || seller_status !== 'none'
  return [
    { name: t('staffAccounts.number'), value: id },
    { name: t('staffAccounts.email'), value: <a href={`mailto:${email}`}>{email}</a> },
    { name: t('staffAccounts.country'), value: user.country },
    { name: t('staffAccounts.joined'), value: formatMoment(user.date_joined) },
    {
      name: t('staffAccounts.factor'),
      value: t(user.has_second_factor ? 'staffAccounts.yes' : 'staffAccounts.no'),
    },
    { name: t('staffAccounts.role'), value: user.staff_role && t(roleNames[user.staff_role]) },
    {
      name: t('staffAccounts.orders'),
      value:
        orders_count === 0 ? (
          t('staffAccounts.ordersNone')
        ) : (
          <Link to={narrowed(paths.supportOrders, { user_email: email })}>
            {t('staffAccounts.ordersCount', { count: orders_count })}
          </Link>
        ),
    },
    {
      name: t('staffAccounts.seller'),
      value: hasApplied ? (
        <Link to={paths.supportVendor(id)}>{t(sellerNames[seller_status])}</Link>
      ) : (
        t(sellerNames[seller_status])
      ),
    },
    {
      name: t('staffAccounts.storeId'),
      value:
        agent_id !== null && seesSupporters ? (
          <Link to={paths.supportAgent(agent_id)}>{agent_code}</Link>
        ) : (
          agent_code
        ),
    },
  ]
}
