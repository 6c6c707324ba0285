import { Badge, Card } from '@bandari/ui'
import Alarm from '@mui/icons-material/AlarmOutlined'
import Check from '@mui/icons-material/CheckOutlined'
import ChevronRight from '@mui/icons-material/ChevronRight'
import { usePermissions } from 'react-admin'
import { Link } from 'react-router-dom'
import type { Permissions } from '../providers/auth-provider.ts'
import { may } from '../providers/may.ts'
import { useNow } from '../shared/use-now.ts'
import css from './Overview.module.css'
import { isLate, queueNames, queues, waitingSinceLabel, type WaitingQueue } from './queues.ts'
import { t } from '../language/translator.ts'

/** Of the queues that the person may open a card for each where something waits; the others are named below. */
export function Waiting({ queues: waiting }: { queues: readonly WaitingQueue[] }) {
  const { permissions } = usePermissions<Permissions>()
  const now = useNow(5000)
  const shown = queueNames
    .filter((name) => may(permissions, queues[name].operation))
    .flatMap((name) => waiting.find(({ what }) => what === name) ?? [])
  if (shown.length === 0) return null
  const full = shown.filter(({ count }) => count > 0)
  const empty = shown.filter(({ count }) => count === 0)
  return (
    <section aria-labelledby="what-waits">
      <h2 id="what-waits" className={css.heading}>
        {t('staffOverview.waits')}
      </h2>
      {full.length > 0 && (
        <ul className={css.queues}>
          {full.map((queue) => (
            <QueueCard key={queue.what} queue={queue} now={now} />
          ))}
        </ul>
      )}
      {empty.length > 0 && <EmptyQueues queues={empty} now={now} />}
    </section>
  )
}

function QueueCard({ queue, now }: { queue: WaitingQueue; now: number }) {
  const { name, list, note } = queues[queue.what]
  const late = isLate(queue, now)
  return (
    <Card as="li" className={css.queue} data-late={late} linked={list !== null}>
      <h3 className={css.name}>
        {list ? (
          <Link className={css.whole} to={list(now)}>
            {t(name)}
          </Link>
        ) : (
          t(name)
        )}
        {list && <ChevronRight aria-hidden className={css.chevron} />}
      </h3>
      <p className={css.state}>
        <span className={css.count}>{queue.count}</span>{' '}
        {late && (
          <Badge tone="refusal">
            <Alarm aria-hidden sx={{ fontSize: 18 }} />
            {t('staffOverview.late')}
          </Badge>
        )}{' '}
        <span className={css.since}>{note ? t(note) : waitingSinceLabel(queue, now)}</span>
      </p>
    </Card>
  )
}

/** They take no more room than their names: on most days they are most of all. */
function EmptyQueues({ queues: empty, now }: { queues: readonly WaitingQueue[]; now: number }) {
  return (
    <div className={css.calm}>
      <p className={css.quiet}>
        <Check aria-hidden sx={{ fontSize: 20 }} /> {t('staffOverview.calm')}
      </p>
      <ul className={css.names}>
        {empty.map(({ what }) => {
          const { name, list } = queues[what]
          return <li key={what}>{list ? <Link to={list(now)}>{t(name)}</Link> : t(name)}</li>
        })}
      </ul>
    </div>
  )
}
