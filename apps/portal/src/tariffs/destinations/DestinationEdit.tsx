import type { SupportDestination } from '@bandari/sdk'
import { paths } from '../../paths.ts'
import { EditPage } from '../../staff/form/EditPage.tsx'
import { lazyForm } from '../../staff/form/lazy-form.ts'
import { t } from '../../language/translator.ts'

const destinationForm = lazyForm(() => import('./DestinationForm.tsx'), 'DestinationForm')

export function DestinationEdit() {
  return (
    <EditPage<SupportDestination>
      title={t('staffTariffs.destination')}
      titleOf={({ name }) => name}
      list={paths.supportDestinations}
      what="destinations"
      done={({ name, is_destination }) =>
        is_destination
          ? t('staffTariffs.offered', { name })
          : t('staffTariffs.notOffered', { name })
      }
      form={destinationForm}
    />
  )
}
