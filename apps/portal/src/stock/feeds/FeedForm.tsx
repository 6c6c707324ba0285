import type { Feed, FeedInput } from '@bandari/sdk'
import { Button, Card, Checkbox, ErrorAlert, Field, SelectInput, TextInput } from '@bandari/ui'
import { type FormEvent, useState } from 'react'
import { usePermissions } from 'react-admin'
import { t } from '../../language/translator.ts'
import type { Permissions } from '../../providers/auth-provider.ts'
import { querying } from '../../providers/granted.ts'
import { marketsOf } from '../../shared/markets.ts'
import { fileKindsOf } from '../imports/messages.ts'
import {
  bodyOf,
  everyChoices,
  type FeedFormValues,
  hourChoices,
  kindChoices,
  missingChoices,
  valuesOf,
} from './feed-form.ts'
import css from './Feeds.module.css'

interface FeedFormProps {
  /** The one that is changed. */
  feed?: Feed
  isSaving: boolean
  refusal: string | null
  onSave: (body: FeedInput) => void
  onCancel: () => void
}

export function FeedForm({ feed, isSaving, refusal, onSave, onCancel }: FeedFormProps) {
  const [values, setValues] = useState(() => valuesOf(feed))
  const [isTried, setTried] = useState(false)
  const set = (more: Partial<FeedFormValues>) => setValues((before) => ({ ...before, ...more }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const { name, address } = values
    if (name.trim() !== '' && address.trim() !== '') onSave(bodyOf(values))
  }
  return (
    <Card>
      <form className={css.form} onSubmit={submit} noValidate>
        {refusal !== null && <ErrorAlert title={refusal} />}
        <Names values={values} isTried={isTried} onChange={set} />
        <Times values={values} onChange={set} />
        <Rules values={values} onChange={set} />
        <div className={css.acts}>
          <Button type="submit" loading={isSaving}>
            {t('portalFeeds.form.save')}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {t('portalFeeds.form.cancel')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

interface PartProps {
  values: FeedFormValues
  onChange: (more: Partial<FeedFormValues>) => void
}

function Names({ values, isTried, onChange }: PartProps & { isTried: boolean }) {
  const { permissions } = usePermissions<Permissions>({}, querying)
  const kinds = fileKindsOf(marketsOf(permissions)).filter((kind) => kind !== 'house')
  const missing = (value: string) => (isTried && value.trim() === '' ? t('portal.missing') : null)
  return (
    <>
      <Field
        label={t('portalFeeds.form.name')}
        hint={t('portalFeeds.form.nameHint')}
        error={missing(values.name)}
      >
        {(control) => (
          <TextInput
            {...control}
            maxLength={80}
            value={values.name}
            onChange={({ currentTarget: { value } }) => onChange({ name: value })}
          />
        )}
      </Field>
      <Field
        label={t('portalFeeds.form.address')}
        hint={t('portalFeeds.form.addressHint')}
        error={missing(values.address)}
      >
        {(control) => (
          <TextInput
            {...control}
            type="url"
            autoComplete="off"
            maxLength={2048}
            value={values.address}
            onChange={({ currentTarget: { value } }) => onChange({ address: value })}
          />
        )}
      </Field>
      <Field label={t('portalFeeds.form.kind')}>
        {(control) => (
          <SelectInput
            {...control}
            choices={kindChoices(kinds)}
            value={values.kind}
            onChange={({ currentTarget: { value } }) =>
              onChange({ kind: kinds.find((kind) => kind === value) ?? 'vehicles' })
            }
          />
        )}
      </Field>
    </>
  )
}

function Times({ values, onChange }: PartProps) {
  return (
    <div className={css.pair}>
      <Field label={t('portalFeeds.form.every')}>
        {(control) => (
          <SelectInput
            {...control}
            choices={everyChoices()}
            value={values.every}
            onChange={({ currentTarget: { value } }) => onChange({ every: value })}
          />
        )}
      </Field>
      <Field label={t('portalFeeds.form.at')} hint={t('portalFeeds.form.atHint')}>
        {(control) => (
          <SelectInput
            {...control}
            choices={hourChoices}
            value={values.at}
            onChange={({ currentTarget: { value } }) => onChange({ at: value })}
          />
        )}
      </Field>
    </div>
  )
}

function Rules({ values, onChange }: PartProps) {
  return (
    <>
      <Field label={t('portalFeeds.form.missing')}>
        {(control) => (
          <SelectInput
            {...control}
            choices={missingChoices()}
            value={values.missing}
            onChange={({ currentTarget: { value } }) =>
              onChange({ missing: value === 'withdraw' ? 'withdraw' : 'ask' })
            }
          />
        )}
      </Field>
      <Checkbox
        label={t('portalFeeds.form.publish')}
        checked={values.isPublishing}
        onChange={({ currentTarget: { checked } }) => onChange({ isPublishing: checked })}
      />
    </>
  )
}
