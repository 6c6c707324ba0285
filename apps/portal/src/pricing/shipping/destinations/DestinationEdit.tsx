import type { SupportDestination } from '@bandari/sdk'
import { paths } from '../../../paths.ts'
import { EditPage } from '../../../staff/form/EditPage.tsx'
import { lazyForm } from '../../../staff/form/lazy-form.ts'
import { countryOf } from './destination-labels.ts'
import { t } from '../../../language/translator.ts'

const destinationForm = lazyForm(() => import('./DestinationForm.tsx'), 'DestinationForm')

export function DestinationEdit() {
  return (
    <EditPage<SupportDestination>
      title={t('staffTariffs.destination')}
      titleOf={countryOf}
      list={paths.supportDestinations}
      what="destinations"
      done={(destination) => {
        const name = countryOf(destination)
        return destination.is_destination
          ? t('staffTariffs.offered', { name })
          : t('staffTariffs.notOffered', { name })
      }}
      form={destinationForm}
    />
  )
}
