import type { SupportPort } from '@bandari/sdk'
import { paths } from '../../../paths.ts'
import { CreatePage } from '../../../staff/form/CreatePage.tsx'
import { EditPage } from '../../../staff/form/EditPage.tsx'
import { lazyForm } from '../../../staff/form/lazy-form.ts'
import { t } from '../../../language/translator.ts'

const newPortForm = lazyForm(() => import('./PortForm.tsx'), 'NewPortForm')
const portForm = lazyForm(() => import('./PortForm.tsx'), 'PortForm')

export function PortCreate() {
  return (
    <CreatePage<SupportPort>
      title={t('staffTariffs.newPort')}
      list={paths.supportPorts}
      what="ports"
      done={({ name }) => t('staffTariffs.portAdded', { name })}
      form={newPortForm}
    />
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
      form={portForm}
    />
  )
}
