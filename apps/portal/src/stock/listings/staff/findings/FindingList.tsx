import type { SupportFinding } from '@bandari/sdk'
import { Picture } from '@bandari/ui'
import { Button } from '@mui/material'
import { Link } from 'react-router-dom'
import { t } from '../../../../language/translator.ts'
import { paths } from '../../../../paths.ts'
import { formatMoment } from '../../../../shared/dates.ts'
import { RowLines, RowLink } from '../../../../staff/list/cells.tsx'
import { type Choice, ChoiceFilter } from '../../../../staff/list/ChoiceFilter.tsx'
import { SelectFilter } from '../../../../staff/list/filters.tsx'
import { StaffList } from '../../../../staff/list/StaffList.tsx'
import { type PhoneRow, type StaffColumn, StaffTable } from '../../../../staff/list/StaffTable.tsx'
import decide from '../../../../staff/record/Decide.module.css'
import { FindingChip } from './FindingChip.tsx'
import { ruleNames, whyLabel } from './finding-labels.ts'

const open = { state: 'open' }
const newestFirst = { field: 'found_at', order: 'DESC' } as const

const states: Choice[] = [
  { label: 'staffModeration.state.open', filter: open },
  { label: 'staffModeration.state.dismissed', filter: { state: 'dismissed' } },
  { label: 'staffModeration.state.ended', filter: { state: 'ended' } },
  { label: 'staff.all', filter: {} },
]

const filters = [
  <SelectFilter
    key="rule"
    source="rule"
    label="staffModeration.rule"
    choices={Object.entries(ruleNames).map(([id, name]) => ({ id, name }))}
  />,
]

const columns: StaffColumn<SupportFinding>[] = [
  { source: 'listing', label: 'staffModeration.listing', disableSort: true, render: titleOf },
  { source: 'rule', label: 'staffModeration.why', disableSort: true, render: whyOf },
  {
    source: 'state',
    label: 'staff.state',
    disableSort: true,
    render: (finding) => <FindingChip finding={finding} />,
  },
  {
    source: 'found_at',
    label: 'staffModeration.found',
    isWhole: true,
    render: ({ found_at }) => formatMoment(found_at),
  },
]

const phone: PhoneRow<SupportFinding> = {
  title: ({ listing }) => listing.title,
  chip: (finding) => <FindingChip finding={finding} />,
  rest: (finding) => (
    <RowLines>
      {whyOf(finding)}
      <span>{formatMoment(finding.found_at)}</span>
    </RowLines>
  ),
}

/** Listings that a rule found, first those at which nobody has looked. */
export function FindingList() {
  return (
    <StaffList<SupportFinding>
      title={t('staffModeration.title')}
      aside={
        <Button
          component={Link}
          to={paths.moderationRules}
          variant="outlined"
          sx={{ marginInlineStart: 'auto' }}
        >
          {t('staffModeration.rules')}
        </Button>
      }
      search={t('staffModeration.search')}
      filters={filters}
      filterDefaultValues={open}
      sort={newestFirst}
      isLive
    >
      <ChoiceFilter legend={t('staff.state')} choices={states} />
      <StaffTable<SupportFinding>
        columns={columns}
        phone={phone}
        opens="show"
        size="medium"
        storeKey="findings"
        notOnTablets={['found_at']}
        empty={() => ({ title: 'staffModeration.none', words: 'staffModeration.noneWhat' })}
      />
    </StaffList>
  )
}

function titleOf({ listing: { title, cover_image, seller_name } }: SupportFinding) {
  return (
    <span className={decide.titled}>
      <Picture src={cover_image} alt="" sizes="64px" className={decide.thumb} />
      <span className={decide.words}>
        <RowLink>{title}</RowLink>
        <span className={decide.quiet}>{seller_name ?? t('staffListings.ownStock')}</span>
      </span>
    </span>
  )
}

function whyOf(finding: SupportFinding) {
  return (
    <span className={decide.words}>
      <span>{t(ruleNames[finding.rule])}</span>
      <span className={decide.quiet}>{whyLabel(finding)}</span>
    </span>
  )
}
