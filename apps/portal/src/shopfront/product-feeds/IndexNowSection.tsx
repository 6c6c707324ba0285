import type { IndexNow } from '@bandari/sdk'
import { Badge, Notice, Skeleton } from '@bandari/ui'
import { Link } from 'react-router-dom'
import { t } from '../../language/translator.ts'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { paths } from '../../paths.ts'
import { useOperation } from '../../providers/use-operation.ts'
import { formatMoment } from '../../shared/dates.ts'
import { FactList } from '../../shared/FactList.tsx'
import { Section } from '../../staff/record/Section.tsx'
import { failureLabels, stateLabels } from './feed-labels.ts'
import css from './ProductFeeds.module.css'

/** Whether search engines are told of changed pages, and whether they take it. */
export function IndexNowSection() {
  const { data, error, refetch } = useOperation('getIndexNow', {})
  return (
    <Section title={t('staffProductFeeds.searchEngines')}>
      <div className={css.parts}>
        <p className={css.quiet}>{t('staffProductFeeds.indexNow')}</p>
        {data ? (
          <State state={data} />
        ) : error ? (
          <LoadFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton shape="block" height="96px" />
        )}
        <p>
          <Link to={paths.shopSettings}>{t('staffProductFeeds.toKey')}</Link>
        </p>
      </div>
    </Section>
  )
}

function State({ state: indexNow }: { state: IndexNow }) {
  const { state, failure, status, waiting } = indexNow
  const { failed_at: failedAt, next_try_at: next, sent_at: sentAt, sent } = indexNow
  return (
    <>
      <p>
        <Badge tone={state === 'on' ? 'available' : 'neutral'}>{t(stateLabels[state])}</Badge>
      </p>
      {state === 'on' && failure !== null && failedAt !== null && (
        <Notice kind="attention">
          {t('staffProductFeeds.notTold', {
            moment: formatMoment(failedAt),
            why: t(failureLabels[failure]),
            status: String(status ?? 'none'),
          })}
        </Notice>
      )}
      {state === 'on' && (
        <FactList
          facts={[
            {
              name: t('staffProductFeeds.lastTold'),
              value:
                sentAt === null || sent === null
                  ? t('staffProductFeeds.notYet')
                  : t('staffProductFeeds.told', { count: sent, moment: formatMoment(sentAt) }),
            },
            {
              name: t('staffProductFeeds.waiting'),
              value: t('staffProductFeeds.pages', { count: waiting }),
            },
            { name: t('staffProductFeeds.nextTry'), value: next && formatMoment(next) },
          ]}
        />
      )}
    </>
  )
}
