import type { OrderBoard } from '@bandari/sdk'
import { Badge, Card, Checkbox, EmptyState, Loading } from '@bandari/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { t } from '../../../language/translator.ts'
import { LoadFailure } from '../../../layout/LoadFailure.tsx'
import { Page } from '../../../layout/Page.tsx'
import { narrowed, paths } from '../../../paths.ts'
import { useOperation } from '../../../providers/use-operation.ts'
import { formatDay, formatMoment } from '../../../shared/dates.ts'
import { stepNames } from '../../../shared/order/step-labels.ts'
import css from './OrderBoard.module.css'

type Column = OrderBoard['columns'][number]

/** Open orders by the step that they wait for: columns on a wide screen, sections on a phone, what is late first. */
export function OrderBoardPage() {
  const [isMine, setMine] = useState(false)
  const { data, error, refetch } = useOperation(
    'getOrderBoard',
    { query: { mine: isMine } },
    { placeholderData: (before) => before },
  )
  return (
    <Page title={t('staffOrders.board.title')} wide>
      <AssignedToMe />
      <Checkbox
        label={t('staffOrders.board.mine')}
        checked={isMine}
        onChange={() => setMine(!isMine)}
      />
      {data ? (
        <Columns columns={data.columns} />
      ) : error ? (
        <LoadFailure
          error={error}
          title={t('staffOrders.board.failed')}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label={t('staffOrders.board.loading')} />
      )}
    </Page>
  )
}

function Columns({ columns }: { columns: readonly Column[] }) {
  const shown = columns.filter(({ count }) => count > 0)
  if (shown.length === 0) return <EmptyState title={t('staffOrders.board.none')} />
  return (
    <div className={css.columns}>
      {shown.map((column) => (
        <OneColumn key={column.step} column={column} />
      ))}
    </div>
  )
}

function OneColumn({ column: { step, count, late, orders } }: { column: Column }) {
  return (
    <section className={css.column} aria-labelledby={`board-${step}`}>
      <h2 id={`board-${step}`} className={css.title}>
        {t(stepNames[step])}
      </h2>
      <p className={css.quiet}>
        {late > 0
          ? t('staffOrders.board.countLate', { count, late })
          : t('staffOrders.board.count', { count })}
      </p>
      <ul className={css.orders}>
        {orders.map((order) => (
          <li key={order.id} className={css.order}>
            <Link to={`${paths.supportOrders}/${order.id}/show`}>{order.number}</Link>
            <span>{order.title}</span>
            <span className={css.quiet}>{order.user_name}</span>
            {order.due_on && (
              <span className={css.quiet}>{t('steps.by', { day: formatDay(order.due_on) })}</span>
            )}
            {order.assignee && <span className={css.quiet}>{order.assignee}</span>}
            {order.is_late && <Badge tone="attention">{t('steps.late')}</Badge>}
            {order.is_paid_no_longer && (
              <Badge tone="refusal">{t('staffOrders.board.goneMoney')}</Badge>
            )}
            {order.has_alarm && <Badge tone="refusal">{t('staffOrders.board.alarm')}</Badge>}
          </li>
        ))}
      </ul>
      {count > orders.length && (
        <Link to={narrowed(paths.supportOrders, { next_step: step })}>
          {t('staffOrders.board.all', { count })}
        </Link>
      )}
    </section>
  )
}

/** Notes that name the person who looks. */
function AssignedToMe() {
  const { data } = useOperation('listOwnMentions', {})
  if (!data || data.length === 0) return null
  return (
    <Card as="section" aria-labelledby="for-me">
      <h2 id="for-me" className={css.title}>
        {t('staffOrders.board.forMe')}
      </h2>
      <ul className={css.orders}>
        {data.slice(0, 5).map(({ order, number, text, at, by }) => (
          <li key={`${order} ${at}`} className={css.mention}>
            <Link to={`${paths.supportOrders}/${order}/show`}>{number}</Link>
            <span>{text}</span>
            <span className={css.quiet}>
              {by}, <time dateTime={at}>{formatMoment(at)}</time>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
