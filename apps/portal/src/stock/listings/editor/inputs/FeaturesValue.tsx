import { Button, Field, TextInput } from '@bandari/ui'
import Close from '@mui/icons-material/Close'
import { useId, useState } from 'react'
import {
  featureName,
  featuresIn,
  featuresOf,
  featuresText,
  withFeatures,
} from '../values/features.ts'
import css from './Inputs.module.css'
import type { ValueProps } from './ValueInputs.tsx'
import { t } from '../../../../language/translator.ts'

interface FeaturesValueProps extends ValueProps {
  options: readonly string[]
}

/**
 * Many of a long list, and the seller's own words. The browser's own list: MUI's would be a fifteenth more for a phone to
 * fetch before it draws the editor.
 */
export function FeaturesValue({ value, onChange, limit, field, options }: FeaturesValueProps) {
  const listId = useId()
  const [typed, setTyped] = useState('')
  const chosen = featuresIn(value)
  const set = (features: readonly string[]) => onChange(featuresText(features))
  const take = (words: string) => {
    setTyped('')
    const came = featuresOf(words, options)
    if (came.length > 0) set(withFeatures(chosen, came))
  }
  return (
    <div className={css.features}>
      <Field {...field}>
        {(control) => (
          <span className={css.adding}>
            <TextInput
              {...control}
              value={typed}
              list={listId}
              maxLength={limit}
              autoComplete="off"
              onChange={({ currentTarget, nativeEvent }) => {
                // A choice from the list, unlike what is typed, is whole.
                if (isChoice(nativeEvent)) take(currentTarget.value)
                else setTyped(currentTarget.value)
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                take(typed)
              }}
              // Words that are left in the field would not be saved.
              onBlur={() => take(typed)}
            />
            <Button variant="secondary" onClick={() => take(typed)}>
              {t('portalEditor.field.featuresAdd')}
            </Button>
          </span>
        )}
      </Field>
      <datalist id={listId}>
        {options
          .filter((option) => !chosen.includes(option))
          .map((option) => (
            <option key={option}>{featureName(option)}</option>
          ))}
      </datalist>
      {chosen.length > 0 && (
        <ChosenFeatures
          label={field.label}
          chosen={chosen}
          onRemove={(feature) => set(chosen.filter((one) => one !== feature))}
        />
      )}
    </div>
  )
}

function isChoice(event: Event): boolean {
  return !('inputType' in event) || event.inputType === 'insertReplacementText'
}

interface ChosenFeaturesProps {
  label: string
  chosen: readonly string[]
  onRemove: (feature: string) => void
}

function ChosenFeatures({ label, chosen, onRemove }: ChosenFeaturesProps) {
  return (
    <ul className={css.chosen} aria-label={label}>
      {chosen.map((feature) => (
        <li key={feature}>
          <button
            type="button"
            className={css.feature}
            title={t('portalEditor.field.featuresRemove', { feature: featureName(feature) })}
            aria-label={t('portalEditor.field.featuresRemove', { feature: featureName(feature) })}
            onClick={() => onRemove(feature)}
          >
            {featureName(feature)}
            <Close fontSize="inherit" aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}
