import type { ImportDecisionGroup, ImportDecisions } from '@bandari/sdk'
import { Button, type SelectChoice, SelectInput, TextInput } from '@bandari/ui'
import { useState } from 'react'
import { type Choice, choiceOf, type Chosen, keyOf } from './decision-form.ts'
import css from './Mapping.module.css'
import shared from '../Imports.module.css'
import { t } from '../../../language/translator.ts'

interface DecisionTableProps {
  decisions: ImportDecisions
  chosen: ReadonlyMap<string, Chosen>
  onChoose: (group: ImportDecisionGroup, chosen: Chosen) => void
}

const shownAtOnce = 40

/** Those of the most rows first. */
export function DecisionTable({ decisions, chosen, onChoose }: DecisionTableProps) {
  const { groups, options } = decisions
  const [most, setMost] = useState(shownAtOnce)
  const lists = new Map(options.map(({ name, values }) => [name, values]))
  return (
    <>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('portalListings.import.column')}</th>
            <th scope="col">{t('portalImports.value')}</th>
            <th scope="col">{t('portalImports.becomes')}</th>
          </tr>
        </thead>
        <tbody>
          {groups.slice(0, most).map((group) => (
            <tr key={keyOf(group)}>
              <th scope="row">{group.heading}</th>
              <td>
                <Value group={group} />
              </td>
              <td>
                <Decision
                  group={group}
                  options={lists.get(group.options ?? '') ?? []}
                  chosen={chosen.get(keyOf(group)) ?? null}
                  onChoose={(choice) => onChoose(group, choice)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {groups.length > most && (
        <div>
          <Button variant="secondary" onClick={() => setMost(groups.length)}>
            {t('portalImports.showAll', { count: groups.length - most })}
          </Button>
        </div>
      )}
    </>
  )
}

function Value({ group }: { group: ImportDecisionGroup }) {
  const { make, rows, wrong, decided, message } = group
  return (
    <div className={css.value}>
      <strong>{valueLabel(group)}</strong>
      {make !== null && make !== '' && <span>{t('portalImports.ofMake', { make })}</span>}
      <span className={shared.quiet}>{t('portalImports.rows', { rows })}</span>
      {wrong > 0 && message !== null && (
        <span className={shared.quiet}>
          {decided === null ? message : t('portalImports.stillWrong', { rows: wrong })}
        </span>
      )}
    </div>
  )
}

function valueLabel({ value }: Pick<ImportDecisionGroup, 'value'>): string {
  return value === '' ? t('portalImports.emptyValue') : value
}

interface DecisionProps {
  group: ImportDecisionGroup
  options: readonly string[]
  chosen: Chosen | null
  onChoose: (chosen: Chosen) => void
}

/** The suggestion stands there already; nothing is decided until it is taken or saved. */
function Decision({ group, options, chosen, onChoose }: DecisionProps) {
  const { suggestion, decided, heading } = group
  const before = decided ?? suggestion
  const choice = chosen?.choice ?? choiceOf(before, options)
  const text = chosen?.text ?? before?.take ?? ''
  const value = valueLabel(group)
  return (
    <div className={css.meaning}>
      <SelectInput
        aria-label={t('portalImports.becomesOf', { value, column: heading })}
        choices={choicesOf(group, options)}
        value={choice}
        onChange={({ currentTarget }) =>
          // The choices are ours.
          onChoose({ choice: currentTarget.value as Choice, text })
        }
      />
      {choice === 'write' && (
        <TextInput
          aria-label={t('portalImports.written', { value })}
          maxLength={500}
          value={text}
          onChange={({ currentTarget }) => onChoose({ choice, text: currentTarget.value })}
        />
      )}
      <span className={shared.quiet}>{stateLabel(group, chosen !== null)}</span>
    </div>
  )
}

function stateLabel({ suggestion, decided }: ImportDecisionGroup, isChosen: boolean): string {
  if (isChosen) return t('portalImports.chosenNow')
  if (decided) return t('portalImports.decided')
  return suggestion ? t('portalImports.suggested') : t('portalImports.open')
}

function choicesOf(group: ImportDecisionGroup, options: readonly string[]): SelectChoice[] {
  const isOfTitle = group.field === 'make' || group.field === 'model'
  const acts: (SelectChoice | false)[] = [
    { value: '', label: t('portalImports.later') },
    isOfTitle && { value: 'title', label: t('portalImports.fromTitle') },
    group.optional && { value: 'leave_out', label: t('portalImports.leaveOut') },
    { value: 'skip', label: t('portalImports.skip') },
    options.length === 0 && { value: 'write', label: t('portalImports.write') },
  ]
  const values = options.map((option) => ({ value: `take ${option}`, label: option }))
  return [...acts.filter((act) => act !== false), ...values]
}
