import { t } from '../language/translator.ts'
import { FactList } from './FactList.tsx'
import { longVehicle } from './story-samples.ts'

export default {}

const number = '100118'

export const Facts = () => (
  <FactList
    facts={[
      { name: t('staffOrders.number'), value: number },
      { name: t('staffOrders.lineTitle'), value: longVehicle },
      { name: t('staff.insurance'), value: t('staff.insuranceRequested') },
    ]}
  />
)

/** What has no value is left out: only the first is shown. */
export const WithoutValues = () => (
  <FactList
    facts={[
      { name: t('staffOrders.number'), value: number },
      { name: t('staffOrders.consignee'), value: null },
      { name: t('staffOrders.telephone'), value: '' },
    ]}
  />
)
