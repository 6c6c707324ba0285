import { Button, Field, type FieldControl } from '@bandari/ui'
import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import css from './Fitment.module.css'
import { t } from '../../../../language/translator.ts'
import { Rich } from '@bandari/i18n/react'

interface ChoiceProps {
  label: string
  placeholder: string
  options: readonly string[]
  error: string | undefined
  isLoading: boolean
  disabled?: boolean
}

interface OneChoiceProps extends ChoiceProps {
  value: string | null
  onChange: (value: string | null) => void
}

/** A choice from a long list by typing: the browser's select would scroll through 128 makes. */
export function OneChoice({ value, onChange, ...choice }: OneChoiceProps) {
  const { label, error, options, isLoading, disabled, placeholder } = choice
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Autocomplete
          id={control.id}
          options={options}
          value={value}
          {...optionsText()}
          loading={isLoading}
          disabled={disabled}
          autoHighlight
          onChange={(_, chosen) => onChange(chosen)}
          renderInput={(params) => <ChoiceText {...{ params, control, placeholder }} />}
        />
      )}
    </Field>
  )
}

interface ManyChoicesProps extends ChoiceProps {
  what: 'models' | 'variants'
  /** The same array until the choice changes: for another one MUI empties what is typed meanwhile. */
  value: string[]
  onChange: (value: string[]) => void
}

export function ManyChoices({ what, value, onChange, ...choice }: ManyChoicesProps) {
  const { label, error, options, isLoading, disabled } = choice
  const placeholder = value.length === 0 ? choice.placeholder : ''
  const isWhole = value.length === options.length
  return (
    <div className={css.many}>
      <Field label={label} error={error}>
        {(control) => (
          <Autocomplete
            id={control.id}
            multiple
            disableCloseOnSelect
            limitTags={6}
            options={options}
            value={value}
            {...optionsText()}
            loading={isLoading}
            disabled={disabled}
            autoHighlight
            onChange={(_, chosen) => onChange(chosen)}
            renderInput={(params) => <ChoiceText {...{ params, control, placeholder }} />}
          />
        )}
      </Field>
      {options.length > 1 && (
        <Button
          variant="quiet"
          size="small"
          className={css.all}
          onClick={() => onChange(isWhole ? [] : [...options])}
        >
          <Rich
            id={isWhole ? `portalFitment.none.${what}` : `portalFitment.all.${what}`}
            parts={{ hidden: <span className="visually-hidden" /> }}
            values={{ count: options.length }}
          />
        </Button>
      )}
    </div>
  )
}

/** MUI's texts for the list, translated. */
function optionsText() {
  return {
    noOptionsText: t('portalFitment.choice.none'),
    loadingText: t('portalFitment.choice.loading'),
    clearText: t('portalFitment.choice.clear'),
    openText: t('portalFitment.choice.open'),
    closeText: t('portalFitment.choice.close'),
  }
}

interface ChoiceTextProps {
  params: AutocompleteRenderInputParams
  control: FieldControl
  placeholder: string
}

function ChoiceText({ params, control, placeholder }: ChoiceTextProps) {
  const { 'aria-describedby': describedBy, 'aria-invalid': invalid } = control
  const tied = { 'aria-describedby': describedBy, 'aria-invalid': invalid }
  return (
    <TextField
      {...params}
      hiddenLabel
      margin="none"
      placeholder={placeholder}
      error={invalid === true}
      slotProps={{ htmlInput: { ...params.inputProps, ...tied } }}
    />
  )
}
