import type { SupportPort } from '@bandari/sdk'
import { Card } from '@bandari/ui'
import { maxLength, required, TextInput, useRecordContext } from 'react-admin'
import { paths } from '../../../paths.ts'
import { DeleteRecord } from '../../../staff/form/DeleteRecord.tsx'
import css from '../../../staff/form/Record.module.css'
import { RecordForm } from '../../../staff/form/RecordForm.tsx'
import { t } from '../../../language/translator.ts'

export function NewPortForm() {
  return (
    <RecordForm saveLabel="staffTariffs.addThePort" defaultValues={{ name: '' }}>
      <NameInput helperText="staffTariffs.newPortHint" />
    </RecordForm>
  )
}

export function PortForm() {
  return (
    <RecordForm saveLabel="staffTariffs.rename" actions={<Drop />}>
      <PortName />
    </RecordForm>
  )
}

function PortName() {
  const port = useRecordContext<SupportPort>()
  const codes = port?.options.map(({ code }) => code).join(', ') ?? ''
  return <NameInput helperText={t('staffTariffs.codesStay', { codes })} />
}

function NameInput({ helperText }: { helperText: string }) {
  return (
    <Card className={css.group}>
      <TextInput
        source="name"
        label="staff.name"
        validate={[required(), maxLength(100)]}
        helperText={helperText}
      />
    </Card>
  )
}

function Drop() {
  const port = useRecordContext<SupportPort>()
  if (!port) return null
  if (port.is_used) {
    return <span className={css.note}>{t('staffTariffs.isUsed')}</span>
  }
  return (
    <DeleteRecord
      resource="support/ports"
      record={port}
      label={t('staffTariffs.deletePort')}
      title={t('staffTariffs.deleteTitle', { name: port.name })}
      done={t('staffTariffs.deleted', { name: port.name })}
      to={paths.supportPorts}
    >
      <p>{t('staffTariffs.deleteWhy')}</p>
    </DeleteRecord>
  )
}
