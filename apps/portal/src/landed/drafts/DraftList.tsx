import type { ImportRuleDraft } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import { formatDay } from '../../shared/dates.ts'
import { RowLines, RowLink, TwoLines } from '../../staff/list/cells.tsx'
import { ChoiceFilter, choicesOf } from '../../staff/list/ChoiceFilter.tsx'
import { SelectFilter } from '../../staff/list/filters.tsx'
import { noMatch } from '../../staff/list/ListEmpty.tsx'
import { StaffList } from '../../staff/list/StaffList.tsx'
import { type PhoneRow, type StaffColumn, StaffTable } from '../../staff/list/StaffTable.tsx'
import { draftStateLabels, filePartLabels, ruledCountries } from '../import-rules.data.ts'
import { countryName, DraftChip, ruleOf } from '../rule-labels.tsx'
import { BringFile } from './BringFile.tsx'

const states = choicesOf('state', Object.entries(draftStateLabels))
const newestFirst = { field: 'id', order: 'DESC' } as const

const filters = [
  <SelectFilter
    key="country"
    source="country"
    label="staffImportRules.country"
    choices={ruledCountries.map((code) => ({ id: code, name: countryName(code) }))}
    alwaysOn
  />,
]

const columns: StaffColumn<ImportRuleDraft>[] = [
  {
    source: 'country',
    label: 'staffImportRules.country',
    render: ({ country }) => <RowLink>{countryName(country)}</RowLink>,
  },
  { source: 'part', label: 'staffImportRules.part', render: ({ part }) => t(filePartLabels[part]) },
  {
    source: 'words',
    label: 'staffImportRules.rule',
    disableSort: true,
    render: (draft) => <TwoLines first={ruleOf(draft)} second={draft.reason} />,
  },
  {
    source: 'drafted_at',
    label: 'staffImportRules.draft.by',
    render: ({ drafted_at: at, drafted_by: name }) => (
      <TwoLines first={formatDay(at)} second={name} />
    ),
  },
  { source: 'state', label: 'staffImportRules.state', render: chipOf },
]

const phone: PhoneRow<ImportRuleDraft> = {
  title: (draft) =>
    t('staffImportRules.draft.titleOf', {
      country: countryName(draft.country),
      words: ruleOf(draft),
    }),
  chip: chipOf,
  rest: ({ reason, drafted_at: at, drafted_by: name }) => (
    <RowLines>
      <span>{reason}</span>
      <span>{t('staffImportRules.draft.byOn', { name, moment: formatDay(at) })}</span>
    </RowLines>
  ),
}

const empty = noMatch('staffImportRules.draft.noneMatches', 'staffImportRules.draft.tryOther')

/** Drafts that are not published yet. */
export function DraftList() {
  return (
    <StaffList<ImportRuleDraft>
      title={t('staffImportRules.draft.title')}
      intro={<p>{t('staffImportRules.draft.intro')}</p>}
      search={t('staffImportRules.draft.search')}
      aside={<BringFile />}
      filters={filters}
      sort={newestFirst}
    >
      <ChoiceFilter legend={t('staffImportRules.state')} choices={states} />
      <StaffTable<ImportRuleDraft> columns={columns} phone={phone} opens="show" empty={empty} />
    </StaffList>
  )
}

function chipOf(draft: ImportRuleDraft) {
  return <DraftChip {...draft} />
}
