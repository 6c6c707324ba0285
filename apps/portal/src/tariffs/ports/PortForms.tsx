import type { SupportPort } from '@bandari/sdk'
import { Card } from '@bandari/ui'
import { maxLength, required, TextInput, useRecordContext } from 'react-admin'
import { paths } from '../../paths.ts'
import { CreatePage } from '../../staff/form/CreatePage.tsx'
import { DeleteRecord } from '../../staff/form/DeleteRecord.tsx'
import { EditPage } from '../../staff/form/EditPage.tsx'
import css from '../../staff/form/Record.module.css'
import { RecordForm } from '../../staff/form/RecordForm.tsx'
import { t } from '../../language/translator.ts'

export function PortCreate() {
  return (
    <CreatePage<SupportPort>
      title={t('staffTariffs.newPort')}
      list={paths.supportPorts}
      what="ports"
      done={({ name }) => t('staffTariffs.portAdded', { name })}
    >
      <RecordForm saveLabel="staffTariffs.addThePort" defaultValues={{ name: '' }}>
        <NameInput helperText="staffTariffs.newPortHint" />
      </RecordForm>
    </CreatePage>
  )
}

export function PortEdit() {
  return (
    <EditPage<SupportPort>
      title={t('staffTariffs.port')}
      titleOf={({ name }) => name}
      list={paths.supportPorts}
      what="ports"
      done={({ name }) => t('staffTariffs.renamed', { name })}
    >
      <RecordForm saveLabel="staffTariffs.rename" actions={<Drop />}>
        <PortName />
      </RecordForm>
    </EditPage>
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
