import { Button, Card, ErrorAlert, Field, TextArea, TextInput } from '@bandari/ui'
import { type FormEvent, useState } from 'react'
import type { ListingDefaults } from '@bandari/sdk'
import { t } from '../../../language/translator.ts'
import { DashboardTrail } from '../../../layout/DashboardTrail.tsx'
import { LoadFailure } from '../../../layout/LoadFailure.tsx'
import { Page } from '../../../layout/Page.tsx'
import { VendorOnly } from '../../../layout/VendorOnly.tsx'
import { setListingDefaults } from '../../../providers/listing-defaults.ts'
import { useOperation } from '../../../providers/use-operation.ts'
import { useCall } from '../../../shared/documents/use-call.ts'
import css from './Create.module.css'
import { CreateSkeleton } from './CreateSkeleton.tsx'

/** What new listings begin with. */
export function ListingDefaultsPage() {
  const title = t('portalListings.defaults.title')
  return (
    <Page title={title} above={<DashboardTrail here={title} />}>
      <VendorOnly skeleton={<CreateSkeleton />}>
        <Defaults />
      </VendorOnly>
    </Page>
  )
}

function Defaults() {
  // What another person or tab has saved since is not overwritten unseen.
  const { data, error, isFetching, refetch } = useOperation(
    'getListingDefaults',
    {},
    { refetchOnMount: 'always' },
  )
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (!data || isFetching) return <CreateSkeleton />
  return <DefaultsForm defaults={data} />
}

function DefaultsForm({ defaults }: { defaults: ListingDefaults }) {
  const [location, setLocation] = useState(defaults.location ?? '')
  const [contact, setContact] = useState(defaults.contact ?? '')
  const [description, setDescription] = useState(defaults.description)
  const { run, isRunning, refusal } = useCall()
  const save = (event: FormEvent) => {
    event.preventDefault()
    const act = () => setListingDefaults({ location, contact, description })
    run({ act, done: t('portalListings.defaults.saved') })
  }
  return (
    <Card className={css.form}>
      <p>{t('portalListings.defaults.lead')}</p>
      {refusal !== null && <ErrorAlert title={refusal} />}
      <form className={css.fields} onSubmit={save} noValidate>
        <Field label={t('portalListings.defaults.location')} optional>
          {(control) => (
            <TextInput
              {...control}
              maxLength={120}
              value={location}
              onChange={typed(setLocation)}
            />
          )}
        </Field>
        <Field
          label={t('portalListings.defaults.contact')}
          optional
          hint={contactHint(defaults.joined_contact)}
        >
          {(control) => (
            <TextInput {...control} maxLength={50} value={contact} onChange={typed(setContact)} />
          )}
        </Field>
        <Field
          label={t('portalListings.defaults.description')}
          optional
          hint={t('portalListings.defaults.descriptionHint')}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={5}
              maxLength={2000}
              value={description}
              onChange={typed(setDescription)}
            />
          )}
        </Field>
        <div className={css.actions}>
          <Button type="submit" size="large" loading={isRunning}>
            {t('portalListings.defaults.save')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** Hands on what a field holds. */
function typed(change: (value: string) => void) {
  return ({ currentTarget }: { currentTarget: { value: string } }) => change(currentTarget.value)
}

function contactHint(joined: string | null): string {
  return joined === null
    ? t('portalListings.defaults.contactHint')
    : t('portalListings.defaults.contactJoined', { contact: joined })
}
