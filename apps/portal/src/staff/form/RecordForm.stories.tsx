import { Card } from '@bandari/ui'
import {
  type RaRecord,
  required,
  ResourceContextProvider,
  SelectInput,
  TextInput,
  useRecordContext,
} from 'react-admin'
import { t } from '../../language/translator.ts'
import { paths } from '../../paths.ts'
import { isAmount } from './amount.ts'
import { FormSkeleton } from './FormSkeleton.tsx'
import { CreatePage } from './CreatePage.tsx'
import { DeleteRecord } from './DeleteRecord.tsx'
import { EditPage } from './EditPage.tsx'
import { type LazyForm, lazyForm } from './lazy-form.ts'
import { MomentInput } from './MomentInput.tsx'
import css from './Record.module.css'
import { RecordForm } from './RecordForm.tsx'
import { showEmpty } from './show-empty.ts'

interface Voucher extends RaRecord<number> {
  code: string
  name: string
}

const voucher = {
  id: 7,
  code: 'KARIBU10',
  name: 'Welcome to the shop: ten percent off your first vehicle',
  kind: 'percentage',
  benefit: '10.00',
  product_class: null,
  start_datetime: '2026-11-01T00:00:00Z',
  end_datetime: '2026-12-31T23:59:00Z',
}

/** The fields of a record once, on the page that makes one and on the page that changes one. */
export default { parameters: { at: '/7', records: { 'support/vouchers': [voucher] } } }

const kinds = [
  { id: 'percentage', name: 'staffDiscounts.percentage' },
  { id: 'fixed', name: 'staffDiscounts.fixed' },
]
const classes = [{ id: 'cars', name: 'staffDiscounts.class.cars' }]

function Inputs({ readOnly = false }: { readOnly?: boolean }) {
  return (
    <>
      <Card className={css.group}>
        <div className={css.pair}>
          <TextInput
            source="code"
            label="staffDiscounts.code"
            helperText="staffDiscounts.codeHint"
            validate={required()}
            readOnly={readOnly}
          />
          <TextInput source="name" label="staff.name" validate={required()} readOnly={readOnly} />
          <SelectInput
            source="kind"
            label="staffDiscounts.takesOff"
            choices={kinds}
            validate={required()}
            readOnly={readOnly}
          />
          <TextInput
            source="benefit"
            label="staffDiscounts.percents"
            validate={[required(), isAmount]}
            readOnly={readOnly}
          />
          <SelectInput
            source="product_class"
            label="staffDiscounts.for"
            choices={classes}
            emptyText="staffDiscounts.allGoods"
            slotProps={showEmpty}
            readOnly={readOnly}
          />
        </div>
      </Card>
      <Card className={css.group}>
        <h2>{t('staff.validity')}</h2>
        <div className={css.pair}>
          <MomentInput source="start_datetime" label={t('staff.begins')} validate={required()} />
          <MomentInput
            source="end_datetime"
            label={t('staff.ends')}
            empty={t('staff.withoutEnd')}
          />
        </div>
      </Card>
    </>
  )
}

function NewForm() {
  return (
    <RecordForm saveLabel="staffDiscounts.make" defaultValues={{ kind: 'percentage' }}>
      <Inputs />
    </RecordForm>
  )
}

function OldForm() {
  return (
    <RecordForm saveLabel="staff.save" actions={<Delete />}>
      <Inputs />
    </RecordForm>
  )
}

function FixedForm() {
  return (
    <RecordForm>
      <Inputs readOnly />
    </RecordForm>
  )
}

function Delete() {
  const record = useRecordContext<Voucher>()
  if (!record) return null
  return (
    <DeleteRecord
      resource="support/vouchers"
      record={record}
      label={t('staffDiscounts.delete')}
      title={t('staffDiscounts.deleteTitle', record)}
      done={t('staffDiscounts.deleted', record)}
      to={paths.home}
    >
      <p>{t('staffDiscounts.deleteWhy')}</p>
    </DeleteRecord>
  )
}

const forms = { NewForm, OldForm, FixedForm }
const load = () => Promise.resolve(forms)
const newForm = lazyForm(load, 'NewForm')
const oldForm = lazyForm(load, 'OldForm')
const fixedForm = lazyForm(load, 'FixedForm')

const Edit = ({ form = oldForm }: { form?: LazyForm }) => (
  <ResourceContextProvider value="support/vouchers">
    <EditPage<Voucher>
      title={t('staffDiscounts.one')}
      titleOf={({ code }) => code}
      list={paths.home}
      what="discounts"
      done={({ code }) => t('staffDiscounts.saved', { code })}
      form={form}
    />
  </ResourceContextProvider>
)

/** Saved while empty, it says what is missing. */
export const New = () => (
  <ResourceContextProvider value="support/vouchers">
    <CreatePage<Voucher>
      title={t('staffDiscounts.newTitle')}
      list={paths.home}
      what="discounts"
      done={({ code }) => t('staffDiscounts.made', { code })}
      form={newForm}
    />
  </ResourceContextProvider>
)

/** Changed, it is kept through a reload, and asks before it is left. */
export const Changed = () => <Edit />

export const NothingMayChange = () => <Edit form={fixedForm} />

export const StillComing = {
  render: () => <Edit />,
  parameters: { answers: 'nothing-yet' },
}

export const Refused = {
  render: () => <Edit />,
  parameters: { answers: 'refusal' },
}

/** While the script of a form is on its way. */
export const FormStillComing = () => <FormSkeleton />
