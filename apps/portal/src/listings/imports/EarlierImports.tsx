import type { Import } from '@bandari/sdk'
import { Card, classNames, Skeleton } from '@bandari/ui'
import { useGetList } from 'react-admin'
import { Link } from 'react-router-dom'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { paths } from '../../paths.ts'
import { querying } from '../../providers/granted.ts'
import { formatMoment } from '../../shared/dates.ts'
import { formatCount } from '../../shared/format.ts'
import { countOf, outcomeWords } from './import-words.ts'
import css from './Imports.module.css'
import { classWords } from './messages.ts'

/** The last twenty, of thirty days. */
export function EarlierImports() {
  return (
    <section className={classNames(css.stack, css.later)} aria-labelledby="earlier-imports">
      <h2 id="earlier-imports" className={css.heading}>
        Your imports
      </h2>
      <List />
    </section>
  )
}

function List() {
  const { data, error, refetch } = useGetList<Import>(
    'imports',
    {},
    { ...querying, refetchInterval: ({ state }) => (isAnyRunning(state.data) ? 3000 : false) },
  )
  if (error) {
    return (
      <LoadFailure
        error={error}
        title="Your imports could not be loaded"
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) {
    return (
      <Card className={css.stack} aria-busy="true">
        <output className="visually-hidden">Loading your imports…</output>
        <Skeleton shape="block" height="44px" />
        <Skeleton shape="block" height="44px" />
      </Card>
    )
  }
  if (data.length === 0)
    return <p className={css.quiet}>None yet. Those of the last 30 days stand here.</p>
  return (
    <Card padded={false} as="div">
      <ul className={css.imports}>
        {data.map((each) => (
          <li key={each.id}>
            <Link className={css.import} to={paths.importListings(each.id)}>
              <span className={css.importName}>{each.file_name}</span>
              <span className={css.quiet}>
                {classWords[each.prod_class]}, {formatMoment(each.date_created)}
              </span>
              <span className={css.importState}>{stateWords(each)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function isAnyRunning(list: { data?: Import[] } | undefined): boolean {
  return list?.data?.some(({ state }) => state === 'running') ?? false
}

function stateWords(found: Import): string {
  if (found.state === 'done') return outcomeWords(found)
  if (found.state === 'running')
    return `Under way: ${formatCount(found.done)} of ${countOf(found.rows, 'row')}`
  const errors = found.invalid_rows > 0 ? `, ${countOf(found.invalid_rows, 'row')} with errors` : ''
  return `Checked, not imported: ${countOf(found.rows, 'row')}${errors}`
}
