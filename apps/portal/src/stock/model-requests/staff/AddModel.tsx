import type { SupportModelCase, TreeBody, VehicleType } from '@bandari/sdk'
import { Button, Checkbox, Field, SelectInput, TextInput } from '@bandari/ui'
import { useState } from 'react'
import { t } from '../../../language/translator.ts'
import { typeLabel } from '../../vehicle-choice/type-labels.ts'
import { wordsOf } from '../../vehicle-choice/value-labels.ts'
import css from '../ModelRequests.module.css'
import type { SendAnswer } from './ModelAnswers.tsx'
import { type Addition, additionOf, answerOf, bodies } from './add-form.ts'
import { vehicleTypes } from '../request-form.ts'

interface AddModelProps {
  request: SupportModelCase
  send: SendAnswer
  isSending: boolean
}

/** A model for the tree, with a trim where one was asked for. */
export function AddModel({ request, send, isSending }: AddModelProps) {
  const [added, setAdded] = useState(() => additionOf(request))
  const [isValidated, setValidated] = useState(false)
  const change = (part: Partial<Addition>) => setAdded({ ...added, ...part })
  const answer = answerOf(added)
  const add = () => {
    setValidated(true)
    if (answer) send(answer, t('staffModels.addDone'))
  }
  const text = (name: TextName) => ({
    label: t(labels[name]),
    value: added[name],
    onChange: (value: string) => change({ [name]: value }),
    isMissing: isValidated && added[name].trim() === '',
  })
  return (
    <div className={css.fields}>
      <p className={css.lead}>{t('staffModels.addLead')}</p>
      <Field label={t('staffModels.type')}>
        {(control) => (
          <SelectInput
            {...control}
            choices={vehicleTypes.map((type) => ({ value: type, label: typeLabel(type) }))}
            value={added.type}
            onChange={({ target }) => change({ type: target.value as VehicleType })}
          />
        )}
      </Field>
      <TextField {...text('make')} />
      <TextField {...text('model')} />
      <Checkbox
        label={t('staffModels.withTrim')}
        checked={added.hasTrim}
        onChange={({ target }) => change({ hasTrim: target.checked })}
      />
      {added.hasTrim && (
        <>
          <TextField {...text('trim')} />
          <BodyField value={added.body} onChange={(body) => change({ body })} />
          <TextField {...text('engine')} hint={t('staffModels.engineHint')} />
          <div className={css.years}>
            <TextField {...text('yearFrom')} />
            <TextField {...text('yearTo')} />
          </div>
        </>
      )}
      <div>
        <Button loading={isSending} onClick={add}>
          {t('staffModels.addSend')}
        </Button>
      </div>
    </div>
  )
}

interface BodyFieldProps {
  value: Addition['body']
  onChange: (body: TreeBody) => void
}

function BodyField({ value, onChange }: BodyFieldProps) {
  return (
    <Field label={t('staffModels.body')}>
      {(control) => (
        <SelectInput
          {...control}
          choices={bodies.map((body) => ({ value: body, label: wordsOf(body) }))}
          value={value}
          onChange={({ target }) => onChange(target.value as TreeBody)}
        />
      )}
    </Field>
  )
}

type TextName = 'make' | 'model' | 'trim' | 'engine' | 'yearFrom' | 'yearTo'

const labels = {
  make: 'staffModels.make',
  model: 'staffModels.model',
  trim: 'staffModels.trimName',
  engine: 'staffModels.engine',
  yearFrom: 'staffModels.yearFrom',
  yearTo: 'staffModels.yearTo',
} as const satisfies Record<TextName, string>

interface TextFieldProps {
  label: string
  hint?: string
  value: string
  onChange: (value: string) => void
  isMissing: boolean
}

function TextField({ label, hint, value, onChange, isMissing }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={isMissing ? t('portal.missing') : null}>
      {(control) => (
        <TextInput
          {...control}
          autoComplete="off"
          maxLength={100}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
