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
import { MomentInput } from '../../staff/form/MomentInput.tsx'
import { isAmount } from '../../staff/form/amount.ts'
import css from '../../staff/form/Record.module.css'
import { showEmpty } from '../../staff/form/show-empty.ts'
import { classLabels, usageLabels } from './voucher-labels.ts'
import { t } from '../../language/translator.ts'

const isCode = regex(/^[A-Za-z0-9_-]*$/, 'staffDiscounts.isCode')
const codeBounds = [required(), minLength(5), maxLength(255), isCode]

const kinds = [
  { id: 'percentage', name: 'staffDiscounts.percentage' },
  { id: 'fixed', name: 'staffDiscounts.fixed' },
]
const usages = choicesOf(usageLabels)
const classes = choicesOf(classLabels)

function choicesOf(words: Readonly<Record<string, string>>) {
  return Object.entries(words).map(([id, name]) => ({ id, name }))
}

export function VoucherInputs() {
  const voucher = useRecordContext<SupportVoucher>()
  const isFixed = voucher?.only_end_changes ?? false
  return (
    <>
      {isFixed && (
        <Notice kind="info" title={t('staffDiscounts.onlyEnd')}>
          {voucher?.offer ? t('staffDiscounts.flashOffer') : t('staffDiscounts.wasUsed')}
        </Notice>
      )}
      <Card className={css.group}>
        <div className={css.pair}>
          <Names isFixed={isFixed} />
          <Benefit isFixed={isFixed} />
        </div>
      </Card>
      <Card className={css.group}>
        <h2>{t('staff.validity')}</h2>
        <div className={css.pair}>
          <MomentInput
            source="start_datetime"
            label={t('staff.begins')}
            readOnly={isFixed}
            validate={required()}
          />
          <MomentInput source="end_datetime" label={t('staff.ends')} validate={required()} />
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
        label="staffDiscounts.code"
        readOnly={isFixed}
        validate={codeBounds}
        helperText="staffDiscounts.codeHint"
      />
      <TextInput
        source="name"
        label="staff.name"
        readOnly={isFixed}
        validate={[required(), maxLength(255)]}
        helperText="staffDiscounts.nameHint"
      />
    </>
  )
}

/** What it takes off, of what, and how often. */
function Benefit({ isFixed }: { isFixed: boolean }) {
  const kind = useWatch({ name: 'kind' }) as SupportVoucher['kind']
  return (
    <>
      <SelectInput
        source="kind"
        label="staffDiscounts.takesOff"
        choices={kinds}
        readOnly={isFixed}
        validate={required()}
      />
      <TextInput
        source="benefit"
        label={kind === 'fixed' ? 'staffDiscounts.dollars' : 'staffDiscounts.percents'}
        readOnly={isFixed}
        validate={[required(), isAmount]}
        inputProps={{ inputMode: 'decimal' }}
      />
      <SelectInput
        source="product_class"
        label="staffDiscounts.for"
        choices={classes}
        emptyText="staffDiscounts.allGoods"
        slotProps={showEmpty}
        readOnly={isFixed}
      />
      <TextInput
        source="min_goods"
        label="staffDiscounts.minimum"
        readOnly={isFixed}
        validate={isAmount}
        inputProps={{ inputMode: 'decimal' }}
      />
      <SelectInput
        source="usage"
        label="staffDiscounts.used"
        choices={usages}
        readOnly={isFixed}
        validate={required()}
      />
    </>
  )
}
