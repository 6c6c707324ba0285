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

/** A card for each queue that the person may open. */
export function Waiting({ queues: waiting }: { queues: readonly WaitingQueue[] }) {
  const { permissions } = usePermissions<Permissions>()
  const now = useNow(5000)
  const shown = queueNames
    .filter((name) => may(permissions, queues[name].operation))
    .flatMap((name) => waiting.find(({ what }) => what === name) ?? [])
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="what-waits">
      <h2 id="what-waits" className={css.heading}>
        {t('staffOverview.waits')}
      </h2>
      <ul className={css.queues}>
        {shown.map((queue) => (
          <QueueCard key={queue.what} queue={queue} now={now} />
        ))}
      </ul>
    </section>
  )
}

function QueueCard({ queue, now }: { queue: WaitingQueue; now: number }) {
  const { name, calm, list, note } = queues[queue.what]
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
      {queue.count === 0 ? (
        <p className={css.calm}>
          <Check aria-hidden sx={{ fontSize: 20 }} />
          {t(calm)}
        </p>
      ) : (
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
      )}
    </Card>
  )
}
