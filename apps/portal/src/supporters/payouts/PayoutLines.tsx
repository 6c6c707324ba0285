import type { PayoutBatch, PayoutLine } from '@bandari/sdk'
import { Card, Pager, Skeleton } from '@bandari/ui'
import { useGetList } from 'react-admin'
import { Link, useSearchParams } from 'react-router-dom'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { paths } from '../../paths.ts'
import { querying } from '../../providers/granted.ts'
import { positive } from '../../shared/positive.ts'
import { RouterLink } from '../../shared/RouterLink.tsx'
import { toFirstPage } from '../../shared/to-first-page.tsx'
import { formatMoney } from '../../shared/format.ts'
import { payoutAccount } from '../../shared/programme/payout-account.ts'
import css from './Payouts.module.css'
import { t } from '../../language/translator.ts'

const perPage = 25
const byName = { field: 'name', order: 'ASC' } as const

/** Who is paid; the page is part of the address. */
export function PayoutLines({ batch }: { batch: PayoutBatch }) {
  const [query] = useSearchParams()
  const page = positive(query.get('page')) ?? 1
  const list = useGetList<PayoutLine>(
    'support/payout-lines',
    { filter: { batch_id: batch.id }, sort: byName, pagination: { page, perPage } },
    querying,
  )
  const { data: lines, total = 0, error, refetch } = list
  const elsewhere = toFirstPage(page, list, paths.supportPayout(batch.id))
  if (elsewhere) return elsewhere
  if (error) {
    return (
      <LoadFailure
        error={error}
        title={t('staffPayouts.linesFailed')}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!lines) return <LinesSkeleton />
  return (
    <>
      <Card padded={false}>
        <table className={css.table} aria-label={t('staffPayouts.lines')}>
          <LinesHead />
          <tbody>
            {lines.map((line) => (
              <LineRow key={line.id} line={line} />
            ))}
          </tbody>
        </table>
      </Card>
      <Pager
        page={page}
        pages={Math.ceil(total / perPage)}
        hrefFor={(number) => paths.supportPayout(batch.id, number)}
        linkComponent={RouterLink}
        label={t('staffPayouts.linesPages')}
      />
    </>
  )
}

function LinesHead() {
  return (
    <thead>
      <tr>
        <th scope="col">{t('staffPayouts.supporter')}</th>
        <th scope="col" className={css.wide}>
          {t('staffPayouts.paidTo')}
        </th>
        <th scope="col" className={css.wide}>
          {t('staffPayouts.reference')}
        </th>
        <th scope="col" className={css.number}>
          {t('staffPayouts.amount')}
        </th>
      </tr>
    </thead>
  )
}

function LineRow({ line }: { line: PayoutLine }) {
  const { agent_id, name, mobile, reference, amount, taken_back, currency } = line
  const paidTo = line.payout_details ? payoutAccount(line.payout_details) : null
  return (
    <tr>
      <th scope="row">
        <Link to={paths.supportAgent(agent_id)}>{name}</Link>
        <span className={css.note}>{mobile}</span>
        <span className={`${css.note} ${css.narrow}`}>
          {paidTo ?? <span className={css.lost}>{t('staffPayouts.nowhere')}</span>}
        </span>
        <span className={`${css.note} ${css.narrow}`}>{reference}</span>
      </th>
      <td className={css.wide}>
        {paidTo ?? <span className={css.lost}>{t('staffPayouts.nowhere')}</span>}
      </td>
      <td className={`${css.wide} ${css.whole}`}>{reference}</td>
      <td className={css.number}>
        <strong className={css.whole}>{formatMoney({ amount, currency })}</strong>
        {Number(taken_back) > 0 && (
          <span className={css.lost}>
            {t('staffPayouts.cancelledSince', {
              amount: formatMoney({ amount: taken_back, currency }),
            })}
          </span>
        )}
      </td>
    </tr>
  )
}

function LinesSkeleton() {
  return (
    <Card className={css.skeleton} aria-busy="true">
      <output className="visually-hidden">{t('staffPayouts.linesLoading')}</output>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} />
      ))}
    </Card>
  )
}
