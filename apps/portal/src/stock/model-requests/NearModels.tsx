import type { NearModel } from '@bandari/sdk'
import { Button } from '@bandari/ui'
import { useEffect, useState } from 'react'
import { t } from '../../language/translator.ts'
import { useOperation } from '../../providers/use-operation.ts'
import css from './ModelRequests.module.css'

interface NearModelsProps {
  make: string
  model: string
  onUse: (near: NearModel) => void
}

/** Models of the list that may be meant, while somebody types; nothing where nothing is near. */
export function NearModels({ make, model, onUse }: NearModelsProps) {
  const typed = useRested(`${make.trim()}\n${model.trim()}`)
  const [typedMake = '', typedModel = ''] = typed.split('\n')
  const query = { make: typedMake, model: typedModel }
  const isTyped = typedMake !== '' && typedModel.length > 1
  const { data } = useOperation('findNearestModels', { query }, { enabled: isTyped })
  const near = isTyped ? (data?.data ?? []) : []
  return (
    <div role="status">
      {near.length > 0 && (
        <div className={css.near}>
          <p>{t(near[0]?.is_same ? 'portalModels.nearSame' : 'portalModels.near')}</p>
          <div className={css.acts}>
            {near.map((each) => (
              <Button
                key={each.subj_id}
                variant="secondary"
                size="small"
                onClick={() => onUse(each)}
              >
                {t('portalModels.useNear', { name: `${each.make} ${each.model}` })}
              </Button>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}

const rest = 300

/** A text as it was when somebody last paused in typing. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), rest)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
