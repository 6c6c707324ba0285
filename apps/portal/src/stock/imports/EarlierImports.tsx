import type { Import } from '@bandari/sdk'
import { Card, classNames, Skeleton } from '@bandari/ui'
import { Link } from 'react-router-dom'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { paths } from '../../paths.ts'
import { type AnswerOf, useOperation } from '../../providers/use-operation.ts'
import { formatMoment } from '../../shared/dates.ts'
import { outcomeLabel } from './import-labels.ts'
import css from './Imports.module.css'
import { classLabels, fileKindOf } from './messages.ts'
import { t } from '../../language/translator.ts'

/** The last twenty, of thirty days. */
export function EarlierImports() {
  return (
    <section className={classNames(css.stack, css.later)} aria-labelledby="earlier-imports">
      <h2 id="earlier-imports" className={css.heading}>
        {t('portalListings.import.yours')}
      </h2>
      <List />
    </section>
  )
}

function List() {
  const { data, error, refetch } = useOperation(
    'listImports',
    {},
    { refetchInterval: ({ state }) => (isAnyRunning(state.data) ? 3000 : false) },
  )
  if (error) {
    return (
      <LoadFailure
        error={error}
        title={t('portalListings.import.yoursFailed')}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) {
    return (
      <Card className={css.stack} aria-busy="true">
        <output className="visually-hidden">{t('portalListings.import.yoursLoading')}</output>
        <Skeleton shape="block" height="44px" />
        <Skeleton shape="block" height="44px" />
      </Card>
    )
  }
  if (data.results.length === 0)
    return <p className={css.quiet}>{t('portalListings.import.noneYet')}</p>
  return (
    <Card padded={false} as="div">
      <ul className={css.imports}>
        {data.results.map((each) => (
          <li key={each.id}>
            <Link className={css.import} to={paths.importListings(each.id)}>
              <span className={css.importName}>{each.file_name}</span>
              <span className={css.quiet}>
                {t('portalListings.import.state', {
                  kind: t(classLabels[fileKindOf(each)]),
                  moment: formatMoment(each.date_created),
                })}
              </span>
              <span className={css.importState}>{stateLabel(each)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function isAnyRunning(list: AnswerOf<'listImports'> | undefined): boolean {
  return list?.results.some(({ state }) => state === 'running' || state === 'checking') ?? false
}

function stateLabel(found: Import): string {
  if (found.state === 'done') return outcomeLabel(found)
  const { done, rows, invalid_rows: wrong } = found
  if (found.state === 'checking')
    return t('portalListings.import.checkingState', { done: found.looked_at, rows })
  if (found.state === 'mapping') return t('portalListings.import.waits', { rows })
  if (found.state === 'running') return t('portalListings.import.running', { done, rows })
  return wrong > 0
    ? t('portalListings.import.notRunWrong', { rows, wrong })
    : t('portalListings.import.notRun', { rows })
}
