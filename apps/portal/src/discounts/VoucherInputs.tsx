import type { SupportVoucher } from '@bandari/sdk'
import { Card, Notice } from '@bandari/ui'
import {
  maxLength,
  minLength,
  regex,
  required,
  SelectInput,
  TextInput,
  useRecordContext,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { MomentInput } from '../staff/form/MomentInput.tsx'
import { isAmount } from '../staff/form/amount.ts'
import css from '../staff/form/Record.module.css'
import { showEmpty } from '../staff/form/show-empty.ts'
import { classWords, usageWords } from './voucher-words.ts'

const isCode = regex(/^[A-Za-z0-9_-]*$/, 'Letters, digits, hyphens and underscores.')
const codeBounds = [required(), minLength(5), maxLength(255), isCode]

const kinds = [
  { id: 'percentage', name: 'A percentage' },
  { id: 'fixed', name: 'An amount of US dollars' },
]
const usages = choicesOf(usageWords)
const classes = choicesOf(classWords)

function choicesOf(words: Readonly<Record<string, string>>) {
  return Object.entries(words).map(([id, name]) => ({ id, name }))
}

export function VoucherInputs() {
  const voucher = useRecordContext<SupportVoucher>()
  const isFixed = voucher?.only_end_changes ?? false
  return (
    <>
      {isFixed && (
        <Notice kind="info" title="Only its end can change">
          {voucher?.offer
            ? 'The flash offer issued it, and the buyer has its terms by mail.'
            : 'An order has used it; what it takes off stays as it was.'}
        </Notice>
      )}
      <Card className={css.group}>
        <div className={css.pair}>
          <Names isFixed={isFixed} />
          <Benefit isFixed={isFixed} />
        </div>
      </Card>
      <Card className={css.group}>
        <h2>Validity</h2>
        <div className={css.pair}>
          <MomentInput
            source="start_datetime"
            label="Begins"
            readOnly={isFixed}
            validate={required()}
          />
          <MomentInput source="end_datetime" label="Ends" validate={required()} />
        </div>
      </Card>
    </>
  )
}

function Names({ isFixed }: { isFixed: boolean }) {
  return (
    <>
      <TextInput
        source="code"
        label="Code"
        readOnly={isFixed}
        validate={codeBounds}
        helperText="What buyers type; capitals make no difference."
      />
      <TextInput
        source="name"
        label="Name"
        readOnly={isFixed}
        validate={[required(), maxLength(255)]}
        helperText="Buyers see it in the basket."
      />
    </>
  )
}

/** What it takes off, of what, and how often. */
function Benefit({ isFixed }: { isFixed: boolean }) {
  const kind = useWatch({ name: 'kind' }) as SupportVoucher['kind']
  const unit = kind === 'fixed' ? 'US dollars' : 'percent'
  return (
    <>
      <SelectInput
        source="kind"
        label="Takes off"
        choices={kinds}
        readOnly={isFixed}
        validate={required()}
      />
      <TextInput
        source="benefit"
        label={`How much, in ${unit}`}
        readOnly={isFixed}
        validate={[required(), isAmount]}
        inputProps={{ inputMode: 'decimal' }}
      />
      <SelectInput
        source="product_class"
        label="For"
        choices={classes}
        emptyText="All goods"
        slotProps={showEmpty}
        readOnly={isFixed}
      />
      <TextInput
        source="min_goods"
        label="From goods for, in US dollars"
        readOnly={isFixed}
        validate={isAmount}
        inputProps={{ inputMode: 'decimal' }}
      />
      <SelectInput
        source="usage"
        label="Used"
        choices={usages}
        readOnly={isFixed}
        validate={required()}
      />
    </>
  )
}
