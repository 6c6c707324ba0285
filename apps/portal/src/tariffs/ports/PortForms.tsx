import type { SupportPort } from '@bandari/sdk'
import { Card } from '@bandari/ui'
import { maxLength, required, TextInput, useRecordContext } from 'react-admin'
import { paths } from '../../paths.ts'
import { CreatePage } from '../../staff/form/CreatePage.tsx'
import { DeleteRecord } from '../../staff/form/DeleteRecord.tsx'
import { EditPage } from '../../staff/form/EditPage.tsx'
import css from '../../staff/form/Record.module.css'
import { RecordForm } from '../../staff/form/RecordForm.tsx'

export function PortCreate() {
  return (
    <CreatePage<SupportPort>
      title="New port"
      list={paths.supportPorts}
      what="ports"
      done={({ name }) => `${name} is there. Countries offer it once it is among their ports.`}
    >
      <RecordForm saveLabel="Add the port" defaultValues={{ name: '' }}>
        <NameInput helperText="Its shipping codes are made from it, and stay when it is renamed." />
      </RecordForm>
    </CreatePage>
  )
}

export function PortEdit() {
  return (
    <EditPage<SupportPort>
      title="Port"
      titleOf={({ name }) => name}
      list={paths.supportPorts}
      what="ports"
      done={({ name }) => `It is ${name} now.`}
    >
      <RecordForm saveLabel="Rename" actions={<Drop />}>
        <PortName />
      </RecordForm>
    </EditPage>
  )
}

function PortName() {
  const port = useRecordContext<SupportPort>()
  const codes = port?.options.map(({ code }) => code).join(', ')
  return (
    <NameInput
      helperText={`Its codes stay, because baskets, orders and links hold them: ${codes}.`}
    />
  )
}

function NameInput({ helperText }: { helperText: string }) {
  return (
    <Card className={css.group}>
      <TextInput
        source="name"
        label="Name"
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
    return <span className={css.note}>Something refers to it, so it cannot be deleted.</span>
  }
  return (
    <DeleteRecord
      resource="support/ports"
      record={port}
      label="Delete the port"
      title={`Delete ${port.name}?`}
      done={`${port.name} is deleted.`}
      to={paths.supportPorts}
    >
      <p>Nothing refers to it. Its shipping codes go with it.</p>
    </DeleteRecord>
  )
}
