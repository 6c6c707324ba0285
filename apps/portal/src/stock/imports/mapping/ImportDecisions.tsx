import type { Import, ImportDecisionGroup, ImportDecisions as Decisions } from '@bandari/sdk'
import { Button, buttonClass, Card, ErrorAlert, Notice } from '@bandari/ui'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { Link } from 'react-router-dom'
import { LoadFailure } from '../../../layout/LoadFailure.tsx'
import { paths } from '../../../paths.ts'
import type { PortalDataProvider } from '../../../providers/data-provider.ts'
import { useOperation } from '../../../providers/use-operation.ts'
import { ImportHead } from '../ImportHead.tsx'
import type { ReportProps } from '../ImportReport.tsx'
import { ImportSkeleton } from '../ImportSkeleton.tsx'
import shared from '../Imports.module.css'
import { ChangesRead } from './ChangesRead.tsx'
import { type Chosen, decisionOf, keyOf } from './decision-form.ts'
import { DecisionTable } from './DecisionTable.tsx'
import { useMappingWrite } from './use-mapping-write.ts'
import { t } from '../../../language/translator.ts'

/** Equal values of a file that could not be read, each decided once for all of its rows. */
export function ImportDecisions({ found }: ReportProps) {
  const { data, error, refetch } = useOperation('getImportDecisions', { path: { id: found.id } })
  if (error) {
    return (
      <LoadFailure
        error={error}
        title={t('portalImports.decisionsFailed')}
        onRetry={() => void refetch()}
      />
    )
  }
  return data ? <Groups found={found} decisions={data} /> : <ImportSkeleton />
}

interface GroupsProps {
  found: Import
  decisions: Decisions
}

function Groups({ found, decisions }: GroupsProps) {
  const { groups, changes } = decisions
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(new Map())
  return (
    <Card as="section" className={shared.stack} aria-labelledby="import-decisions">
      <ImportHead {...found} />
      <h2 id="import-decisions" className={shared.step}>
        {t('portalImports.decisions')}
      </h2>
      {groups.length === 0 ? (
        <Notice kind="success">{t('portalImports.nothingToDecide')}</Notice>
      ) : (
        <>
          <p>{t('portalImports.decisionsWhy')}</p>
          <Writes
            found={found}
            groups={groups}
            chosen={chosen}
            onSaved={() => setChosen(new Map())}
          />
          <DecisionTable
            decisions={decisions}
            chosen={chosen}
            onChoose={(group, choice) => setChosen(new Map(chosen).set(keyOf(group), choice))}
          />
        </>
      )}
      <ChangesRead changes={changes} />
      <div className={shared.actions}>
        <Link className={buttonClass({ variant: 'secondary' })} to={paths.importListings(found.id)}>
          {t('portalImports.toReport')}
        </Link>
        <Link className={buttonClass({ variant: 'secondary' })} to={paths.importColumns(found.id)}>
          {t('portalImports.changeColumns')}
        </Link>
      </div>
    </Card>
  )
}

interface WritesProps {
  found: Import
  groups: readonly ImportDecisionGroup[]
  chosen: ReadonlyMap<string, Chosen>
  onSaved: () => void
}

function Writes({ found, groups, chosen, onSaved }: WritesProps) {
  const { setImportDecisions } = useDataProvider<PortalDataProvider>()
  const { write, underWay, refusal } = useMappingWrite(found.id)
  const own = groups.flatMap((group) => {
    const choice = chosen.get(keyOf(group))
    return choice ? (decisionOf(group, choice) ?? []) : []
  })
  const suggested = groups.filter(
    (group) => group.suggestion && !group.decided && !chosen.has(keyOf(group)),
  )
  const save = (name: 'all' | 'own') =>
    void write(
      name,
      () => setImportDecisions(found.id, { decisions: own, all_suggestions: name === 'all' }),
      onSaved,
    )
  return (
    <>
      {refusal !== null && <ErrorAlert title={refusal} />}
      <div className={shared.actions}>
        {suggested.length > 0 && (
          <Button loading={underWay === 'all'} onClick={() => save('all')}>
            {t('portalImports.takeAll', { count: suggested.length })}
          </Button>
        )}
        {own.length > 0 && (
          <Button variant="secondary" loading={underWay === 'own'} onClick={() => save('own')}>
            {t('portalImports.saveChosen', { count: own.length })}
          </Button>
        )}
      </div>
    </>
  )
}
