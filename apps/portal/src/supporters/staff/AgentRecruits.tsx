import type { SupportAgent } from '@bandari/sdk'
import { Skeleton } from '@bandari/ui'
import { useGetList } from 'react-admin'
import { Link } from 'react-router-dom'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { paths } from '../../paths.ts'
import { querying } from '../../providers/granted.ts'
import { Section } from '../../staff/record/Section.tsx'
import css from './AgentSheet.module.css'
import { t } from '../../language/translator.ts'

const maxShown = 25
const pagination = { page: 1, perPage: maxShown }
const sort = { field: 'started_at', order: 'DESC' } as const

/** Who joined on their word, newest first. */
export function AgentRecruits({ agent }: { agent: SupportAgent }) {
  const {
    data: recruits,
    total = 0,
    error,
    refetch,
  } = useGetList<SupportAgent>(
    'support/agents',
    { filter: { referrer_id: agent.account_id }, sort, pagination },
    querying,
  )
  return (
    <Section title={t('staffSupporters.recruits')}>
      {error ? (
        <LoadFailure
          error={error}
          title={t('staffSupporters.recruitsFailed')}
          onRetry={() => void refetch()}
        />
      ) : !recruits ? (
        <Skeleton />
      ) : recruits.length === 0 ? (
        <p className={css.quiet}>{t('staffSupporters.recruitsNone')}</p>
      ) : (
        <ul className={css.recruits}>
          {recruits.map(({ id, name, code }) => (
            <li key={id} className={css.recruit}>
              <Link to={paths.supportAgent(id)}>{name}</Link>
              <span className={css.quiet}>{code}</span>
            </li>
          ))}
        </ul>
      )}
      {total > maxShown && (
        <p className={css.quiet}>
          {t('staffSupporters.recruitsMore', { count: total - maxShown })}
        </p>
      )}
    </Section>
  )
}
