import type { CommissionEntry, SupportAgent } from '@bandari/sdk'
import { Card, EmptyState, Pager, Skeleton } from '@bandari/ui'
import { useGetList } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { paths } from '../../paths.ts'
import { querying } from '../../providers/granted.ts'
import { EntryTable } from '../../shared/programme/EntryTable.tsx'
import { positive } from '../../shared/positive.ts'
import { RouterLink } from '../../shared/RouterLink.tsx'
import { toFirstPage } from '../../shared/to-first-page.tsx'
import css from './AgentSheet.module.css'
import { t } from '../../language/translator.ts'

const perPage = 25
const newestFirst = { field: 'id', order: 'DESC' } as const

/** The page is part of the address. */
export function AgentEntries({ agent }: { agent: SupportAgent }) {
  const [query] = useSearchParams()
  const page = positive(query.get('page')) ?? 1
  const list = useGetList<CommissionEntry>(
    'support/commission-entries',
    { filter: { agent_id: agent.id }, sort: newestFirst, pagination: { page, perPage } },
    querying,
  )
  const { data: entries, total = 0, error, refetch } = list
  const elsewhere = toFirstPage(page, list, paths.supportAgent(agent.id))
  if (elsewhere) return elsewhere
  if (error) {
    return (
      <LoadFailure
        error={error}
        title={t('staffSupporters.entriesFailed')}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!entries) return <EntriesSkeleton />
  if (total === 0) {
    return (
      <EmptyState title={t('staffSupporters.entriesNone')}>
        {t('staffSupporters.entriesNoneText')}
      </EmptyState>
    )
  }
  return (
    <>
      <EntryTable entries={entries} reader="staff" />
      <Pager
        page={page}
        pages={Math.ceil(total / perPage)}
        hrefFor={(number) => paths.supportAgent(agent.id, number)}
        linkComponent={RouterLink}
        label={t('staffSupporters.entriesPages')}
      />
    </>
  )
}

function EntriesSkeleton() {
  return (
    <Card className={css.skeleton} aria-busy="true">
      <output className="visually-hidden">{t('staffSupporters.entriesLoading')}</output>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} />
      ))}
    </Card>
  )
}
