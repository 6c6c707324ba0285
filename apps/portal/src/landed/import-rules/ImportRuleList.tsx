import type { SupportImportRule } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import { formatDate } from '../../shared/format.ts'
import { RowLines, RowLink } from '../../staff/list/cells.tsx'
import { ChoiceFilter, choicesOf } from '../../staff/list/ChoiceFilter.tsx'
import { SelectFilter } from '../../staff/list/filters.tsx'
import { noMatch } from '../../staff/list/ListEmpty.tsx'
import { StaffList } from '../../staff/list/StaffList.tsx'
import { type PhoneRow, type StaffColumn, StaffTable } from '../../staff/list/StaffTable.tsx'
import { partLabels, ruledCountries, stateLabels } from '../import-rules.data.ts'
import {
  countryName,
  validityLabel,
  RuleChip,
  confidenceLabel,
  ruleTitle,
} from '../rule-labels.tsx'
import { conditionWords, type When } from '../rule-sentences.ts'

const states = choicesOf('state', Object.entries(stateLabels))
const oldestFirst = { field: 'checked_on', order: 'ASC' } as const

const filters = [
  <SelectFilter
    key="country"
    source="country"
    label="staffImportRules.country"
    choices={ruledCountries.map((code) => ({ id: code, name: countryName(code) }))}
    alwaysOn
  />,
  <SelectFilter
    key="part"
    source="part"
    label="staffImportRules.part"
    choices={Object.entries(partLabels).map(([id, name]) => ({ id, name }))}
    alwaysOn
  />,
]

const columns: StaffColumn<SupportImportRule>[] = [
  {
    source: 'country',
    label: 'staffImportRules.country',
    render: ({ country }) => <RowLink>{countryName(country)}</RowLink>,
  },
  { source: 'part', label: 'staffImportRules.part', render: ({ part }) => t(partLabels[part]) },
  { source: 'words', label: 'staffImportRules.rule', disableSort: true, render: wordsOf },
  { source: 'valid_from', label: 'staffImportRules.holds', render: validityLabel },
  { source: 'confidence', label: 'staffImportRules.sure', render: confidenceLabel },
  {
    source: 'checked_on',
    label: 'staffImportRules.checked',
    isWhole: true,
    render: ({ checked_on: day }) => formatDate(day),
  },
  { source: 'state', label: 'staffImportRules.state', render: chipOf },
]

const phone: PhoneRow<SupportImportRule> = {
  title: (rule) =>
    t('staffImportRules.draft.titleOf', {
      country: countryName(rule.country),
      words: ruleTitle(rule),
    }),
  chip: chipOf,
  rest: (rule) => (
    <RowLines>
      <span>{t(partLabels[rule.part])}</span>
      {rule.table !== null && <span>{rule.table}</span>}
      {rule.words !== rule.key && rule.conditions.length > 0 && (
        <span>{conditionWords(rule.conditions as When[])}</span>
      )}
      <span>{validityLabel(rule)}</span>
      <span>{confidenceLabel(rule)}</span>
      <span>{t('staffImportRules.readOn', { day: formatDate(rule.checked_on) })}</span>
    </RowLines>
  ),
}

const empty = noMatch('staffImportRules.noneMatches', 'staffImportRules.tryOther')

/** What countries require of an imported car, with the sources; rules that nobody has read for longest come first. */
export function ImportRuleList() {
  return (
    <StaffList<SupportImportRule>
      title={t('staffImportRules.title')}
      intro={<p>{t('staffImportRules.intro')}</p>}
      search={t('staffImportRules.search')}
      filters={filters}
      sort={oldestFirst}
    >
      <ChoiceFilter legend={t('staffImportRules.state')} choices={states} />
      <StaffTable<SupportImportRule>
        columns={columns}
        phone={phone}
        opens="show"
        empty={empty}
        notOnTablets={['valid_from', 'confidence']}
      />
    </StaffList>
  )
}

/** What it is, to which vehicles it applies, and who says so. */
function wordsOf(rule: SupportImportRule) {
  const { sources, table, key, words } = rule
  const conditions = words === key ? null : conditionWords(rule.conditions as When[])
  return (
    <RowLines>
      <span>{ruleTitle(rule)}</span>
      {table !== null && <span>{table}</span>}
      {conditions !== null && <span>{conditions}</span>}
      {sources.length > 0 && <small>{sources.join(' · ')}</small>}
    </RowLines>
  )
}

function chipOf({ state }: SupportImportRule) {
  return <RuleChip state={state} />
}
