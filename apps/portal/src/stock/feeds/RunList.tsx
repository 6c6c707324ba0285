import type { FeedDetails, FeedRun } from '@bandari/sdk'
import { Card } from '@bandari/ui'
import { Link } from 'react-router-dom'
import { t } from '../../language/translator.ts'
import { paths } from '../../paths.ts'
import { formatMoment } from '../../shared/dates.ts'
import { causes } from './feed-labels.ts'
import css from './Feeds.module.css'
import { RunBadge } from './RunBadge.tsx'

/** The last thirty; those that brought something lead to their differences. */
export function RunList({ feed: { id, runs } }: { feed: FeedDetails }) {
  return (
    <section className={css.part} aria-labelledby="feed-runs">
      <h2 id="feed-runs" className={css.title}>
        {t('portalFeeds.runs')}
      </h2>
      {runs.length === 0 ? (
        <p className={css.quiet}>{t('portalFeeds.noRuns')}</p>
      ) : (
        <Card padded={false}>
          <ul className={css.rows} aria-labelledby="feed-runs">
            {runs.map((run) => (
              <Entry key={run.id} feed={id} run={run} />
            ))}
          </ul>
        </Card>
      )}
    </section>
  )
}

function Entry({ feed, run }: { feed: number; run: FeedRun }) {
  const moment = formatMoment(run.date_started)
  return (
    <li className={css.row}>
      <span className={css.stack}>
        {run.import_id === null ? moment : <Link to={paths.feedRun(feed, run.id)}>{moment}</Link>}
        <span className={css.quiet}>{t(causes[run.cause])}</span>
        {run.reasons.map(({ code, message }) => (
          <span key={code} className={css.quiet}>
            {message}
          </span>
        ))}
      </span>
      <RunBadge run={run} />
    </li>
  )
}
