import type { VehicleTypeTree } from '@bandari/sdk'
import { Button, Skeleton } from '@bandari/ui'
import { useState } from 'react'
import { t } from '../../language/translator.ts'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { useOperation } from '../../providers/use-operation.ts'
import { ChoiceField } from '../vehicle-choice/ChoiceField.tsx'
import { typeLabel } from '../vehicle-choice/type-labels.ts'
import css from './ModelRequests.module.css'

interface ChooseModelProps {
  onTake: (subId: number) => void
  takeLabel: string
  isSending: boolean
}

/** A model of the list, by type and make. It is read anew: what is answered may have been added since. */
export function ChooseModel(props: ChooseModelProps) {
  const { data, error, refetch } = useOperation('getListingTypes', { query: { pt: 'vehicles' } })
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton shape="block" height="200px" />
  return <Choice tree={data as VehicleTypeTree} {...props} />
}

function Choice({
  tree,
  onTake,
  takeLabel,
  isSending,
}: ChooseModelProps & { tree: VehicleTypeTree }) {
  const [{ type, make, model }, setChoice] = useState({ type: '', make: '', model: '' })
  const [isValidated, setValidated] = useState(false)
  const makes = tree[type] ?? {}
  const models = makes[make] ?? []
  const found = models.find(({ subj_name }) => subj_name === model)
  const take = () => {
    setValidated(true)
    if (found) onTake(found.subj_id)
  }
  return (
    <div className={css.fields}>
      <ChoiceField
        label={t('portalListings.create.type')}
        placeholder={t('portalListings.create.chooseType')}
        choices={Object.keys(tree)}
        wordsOf={typeLabel}
        value={type}
        onChange={(value) => setChoice({ type: value, make: '', model: '' })}
        isMissing={isValidated && type === ''}
      />
      <ChoiceField
        label={t('portalListings.create.make')}
        placeholder={t('portalListings.create.chooseMake')}
        choices={Object.keys(makes)}
        value={make}
        onChange={(value) => setChoice({ type, make: value, model: '' })}
        isMissing={isValidated && make === ''}
      />
      <ChoiceField
        label={t('portalListings.create.model')}
        placeholder={t('portalListings.create.chooseModel')}
        choices={models.map(({ subj_name }) => subj_name)}
        value={model}
        onChange={(value) => setChoice({ type, make, model: value })}
        isMissing={isValidated && model === ''}
      />
      <div>
        <Button variant="secondary" loading={isSending} onClick={take}>
          {takeLabel}
        </Button>
      </div>
    </div>
  )
}
