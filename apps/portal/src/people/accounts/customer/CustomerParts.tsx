import type { SupportCustomer, SupportUser } from '@bandari/sdk'
import { Loading } from '@bandari/ui'
import { Link } from 'react-router-dom'
import { t } from '../../../language/translator.ts'
import { LoadFailure } from '../../../layout/LoadFailure.tsx'
import { narrowed, paths } from '../../../paths.ts'
import { useOperation } from '../../../providers/use-operation.ts'
import decide from '../../../staff/record/Decide.module.css'
import sheet from '../../../staff/record/Sheet.module.css'
import { CustomerContact } from './CustomerContact.tsx'
import { CustomerNotes } from '../../../staff/answering/CustomerNotes.tsx'
import { CustomerRecords } from './CustomerRecords.tsx'
import { kindName, orderLines } from './customer-labels.ts'

/** What a shop knows about one customer beside the account; a part that the reader's role may not see is left out. */
export function CustomerParts({ user }: { user: SupportUser }) {
  const { data, error, refetch } = useOperation('getSupportCustomer', { path: { id: user.id } })
  if (error && !data) {
    return (
      <LoadFailure
        error={error}
        title={t('staffCustomers.failed')}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <Loading label={t('staffCustomers.loading')} />
  return (
    <>
      {data.waiting_merge !== null && (
        <p className={decide.panel}>
          {t('staffCustomers.waitingMerge')}
          <Link to={paths.supportMerge(data.waiting_merge)} className={decide.link}>
            {t('staffCustomers.toMerge')}
          </Link>
        </p>
      )}
      <CustomerContact customer={data} />
      {data.notes && <CustomerNotes id={user.id} notes={data.notes} />}
      <Lists customer={data} email={user.email} />
    </>
  )
}

function Lists({ customer, email }: { customer: SupportCustomer; email: string }) {
  const { orders, threads, requests, offers, slips } = customer
  return (
    <div className={sheet.pair}>
      {orders && (
        <CustomerRecords
          title={t('staffCustomers.part.orders', { count: orders.count })}
          records={orderLines(orders.latest)}
          pathOf={paths.supportOrder}
          all={
            orders.count > orders.latest.length
              ? narrowed(paths.supportOrders, { user_email: email })
              : null
          }
        />
      )}
      {threads && (
        <CustomerRecords
          title={t('staffCustomers.part.threads', { count: threads.count })}
          records={threads.latest}
          pathOf={paths.supportThread}
        />
      )}
      {requests && (
        <CustomerRecords
          title={t('staffCustomers.part.requests', { count: requests.count })}
          records={requests.latest.map((request) => ({
            ...request,
            title: kindName(request.title),
          }))}
          pathOf={paths.supportRequest}
        />
      )}
      {offers && (
        <CustomerRecords
          title={t('staffCustomers.part.offers', { count: offers.count })}
          records={offers.latest}
        />
      )}
      {slips && (
        <CustomerRecords
          title={t('staffCustomers.part.slips', { count: slips.count })}
          records={slips.latest}
          pathOf={paths.supportOrder}
        />
      )}
    </div>
  )
}
