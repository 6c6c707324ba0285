import type { VehicleType } from '@bandari/sdk'
import { Button, ErrorAlert, Field, SelectInput } from '@bandari/ui'
import { useState } from 'react'
import { t } from '../../language/translator.ts'
import { askAgain } from '../../providers/model-requests.ts'
import { useCall } from '../../shared/documents/use-call.ts'
import { typeLabel } from '../vehicle-choice/type-labels.ts'
import { AskFields } from './AskFields.tsx'
import css from './ModelRequests.module.css'
import { isAskable, nothingAsked, questionOf, vehicleTypes } from './request-form.ts'

/** A vehicle that a spare fits and the list lacks: the spare goes on without it. */
export function AskForFit({ listing }: { listing: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={css.panel}>
      <div>
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t('portalModels.notThere')}
        </Button>
      </div>
      {isOpen && <Form listing={listing} onAsked={() => setOpen(false)} />}
    </div>
  )
}

function Form({ listing, onAsked }: { listing: number; onAsked: () => void }) {
  const { run, isRunning, refusal } = useCall()
  const [type, setType] = useState<VehicleType>('Cars')
  const [asked, setAsked] = useState(nothingAsked)
  const [isValidated, setValidated] = useState(false)
  const send = () => {
    setValidated(true)
    if (!isAskable(asked)) return
    const body = { ...questionOf(asked), type, listing }
    run({ act: () => askAgain(body), done: t('portalModels.askedDone'), onDone: onAsked })
  }
  return (
    <div className={css.fields}>
      {refusal !== null && <ErrorAlert title={refusal} />}
      <Field label={t('portalListings.create.type')}>
        {(control) => (
          <SelectInput
            {...control}
            choices={vehicleTypes.map((each) => ({ value: each, label: typeLabel(each) }))}
            value={type}
            onChange={({ target }) => setType(target.value as VehicleType)}
          />
        )}
      </Field>
      <AskFields
        asked={asked}
        onChange={(part) => setAsked({ ...asked, ...part })}
        isValidated={isValidated}
      />
      <div>
        <Button variant="secondary" loading={isRunning} onClick={send}>
          {t('portalModels.ask')}
        </Button>
      </div>
    </div>
  )
}
