import type { SupportReview } from '@bandari/sdk'
import { Badge, Stars } from '@bandari/ui'
import { t } from '../../../language/translator.ts'
import { formatMoment } from '../../../shared/dates.ts'
import { RowLines, RowLink, TwoLines } from '../../../staff/list/cells.tsx'
import { type Choice, ChoiceFilter } from '../../../staff/list/ChoiceFilter.tsx'
import { StaffList } from '../../../staff/list/StaffList.tsx'
import { type PhoneRow, type StaffColumn, StaffTable } from '../../../staff/list/StaffTable.tsx'

const reported = { is_reported: true }
const newestFirst = { field: 'created_at', order: 'DESC' } as const

const states: Choice[] = [
  { label: 'staffReviews.reported', filter: reported },
  { label: 'staffReviews.hidden', filter: { is_hidden: true } },
  { label: 'staff.all', filter: {} },
]

const columns: StaffColumn<SupportReview>[] = [
  { source: 'seller_name', label: 'staffReviews.seller', render: linesOf, disableSort: true },
  { source: 'stars', label: 'staffReviews.stars', render: ({ stars }) => <Stars count={stars} /> },
  { source: 'order_number', label: 'staffReviews.order', isWhole: true },
  { source: 'is_hidden', label: 'staff.state', render: stateOf, disableSort: true },
  {
    source: 'created_at',
    label: 'staffReviews.written',
    isWhole: true,
    render: ({ created_at }) => formatMoment(created_at),
  },
]

const phone: PhoneRow<SupportReview> = {
  title: ({ seller_name }) => seller_name,
  chip: stateOf,
  rest: ({ stars, text, created_at }) => (
    <RowLines>
      <span>
        <Stars count={stars} />
      </span>
      <span>{text}</span>
      <span>{formatMoment(created_at)}</span>
    </RowLines>
  ),
}

/** What buyers say of sellers, first what somebody has reported. */
export function ReviewList() {
  return (
    <StaffList<SupportReview>
      title={t('staffReviews.title')}
      search={t('staffReviews.search')}
      filterDefaultValues={reported}
      sort={newestFirst}
      isLive
    >
      <ChoiceFilter legend={t('staff.state')} choices={states} />
      <StaffTable<SupportReview>
        columns={columns}
        phone={phone}
        opens="show"
        size="medium"
        storeKey="reviews"
        empty={() => ({ title: 'staffReviews.none', words: 'staffReviews.comeFrom' })}
      />
    </StaffList>
  )
}

function linesOf({ seller_name, text }: SupportReview) {
  return <TwoLines first={<RowLink fit="cut">{seller_name}</RowLink>} second={text} full={text} />
}

export function stateOf({ is_hidden, num_reports }: SupportReview) {
  if (num_reports > 0) return <Badge tone="attention">{t('staffReviews.isReported')}</Badge>
  return is_hidden ? <Badge tone="refusal">{t('staffReviews.isHidden')}</Badge> : null
}
