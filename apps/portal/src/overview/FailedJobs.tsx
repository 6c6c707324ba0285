import type { FailedJob } from '@bandari/sdk'
import { Badge, Button, Card, Skeleton } from '@bandari/ui'
import Check from '@mui/icons-material/CheckOutlined'
import { LoadFailure } from '../layout/LoadFailure.tsx'
import css from './FailedJobs.module.css'
import { jobName, triesLabel } from './job-labels.ts'
import type { FailedJobsReading } from './use-failed-jobs.ts'
import { useRetryJob } from './use-retry-job.ts'
import { t } from '../language/translator.ts'

/** Automatic jobs of the shop that failed; a person who knows why has them run again. */
export function FailedJobs({ reading }: { reading: FailedJobsReading }) {
  const { data: jobs, total = 0, error, refetch } = reading
  const refresh = () => void refetch()
  return (
    <Card as="section" className={css.section} aria-labelledby="failed-jobs">
      <h2 id="failed-jobs" className={css.heading}>
        {t('staffOverview.failed')} {total > 0 && <span className={css.count}>{total}</span>}
      </h2>
      {/* What was read before stays; the page itself says that it could not be refreshed. */}
      {error && !jobs && (
        <LoadFailure error={error} title={t('staffOverview.failedNotLoaded')} onRetry={refresh} />
      )}
      {!jobs && !error && <Skeleton shape="block" height="60px" />}
      {jobs?.length === 0 && (
        <p className={css.calm}>
          <Check aria-hidden sx={{ fontSize: 20 }} />
          {t('staffOverview.allWell')}
        </p>
      )}
      {jobs && jobs.length > 0 && (
        <ul className={css.jobs}>
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} onRetried={refresh} />
          ))}
        </ul>
      )}
      {jobs && total > jobs.length && (
        <p className={css.quiet}>{t('staffOverview.newestShown', { count: jobs.length })}</p>
      )}
    </Card>
  )
}

function JobRow({ job, onRetried }: { job: FailedJob; onRetried: () => void }) {
  const { retry, isRetrying } = useRetryJob(onRetried)
  const name = jobName(job)
  return (
    <li className={css.job}>
      <div className={css.what}>
        <h3 className={css.name}>
          {name}{' '}
          <Badge tone={job.state === 'failed' ? 'refusal' : 'attention'}>
            {job.state === 'failed' ? t('staffOverview.jobFailed') : t('staffOverview.jobRetrying')}
          </Badge>
        </h3>
        <p className={css.quiet}>{triesLabel(job)}</p>
        <p className={css.error}>{job.error}</p>
      </div>
      <Button
        variant="secondary"
        size="small"
        aria-label={t('staffOverview.tryJobAgain', { job: name })}
        loading={isRetrying}
        onClick={() => void retry(job.id)}
      >
        {t('staffOverview.tryAgain')}
      </Button>
    </li>
  )
}
