import type { VehicleTypeTree } from '@bandari/sdk'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { DashboardTrail } from '../../layout/DashboardTrail.tsx'
import { Page } from '../../layout/Page.tsx'
import { VendorOnly } from '../../layout/VendorOnly.tsx'
import { paths } from '../../paths.ts'
import type { VehicleTypes } from '../../providers/listings.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { CreateForm } from './CreateForm.tsx'
import { CreateSkeleton } from './CreateSkeleton.tsx'
import { vehicleIncomplete } from './messages.ts'
import { TitleField } from './TitleField.tsx'
import { TypesLoader } from './TypesLoader.tsx'
import { useCreate } from './use-create.ts'
import {
  changed,
  readVehicleChoice,
  settled,
  type VehicleChoice,
  vehicleQuery,
} from './vehicle-choice.ts'

/** Account spec §2. */
export function CreateVehiclePage() {
  return (
    <Page title="List a vehicle" above={<DashboardTrail here="Create vehicle listing" />}>
      <VendorOnly skeleton={<CreateSkeleton />}>
        <TypesLoader<VehicleTypes> pt="vehicles">
          {({ tree }) => <VehicleForm tree={tree} />}
        </TypesLoader>
      </VendorOnly>
    </Page>
  )
}

function VehicleForm({ tree }: { tree: VehicleTypeTree }) {
  const { search } = useLocation()
  const [choice, setChoice] = useState(() =>
    settled(tree, readVehicleChoice(new URLSearchParams(search))),
  )
  const { create, signIn, isSending, refusal } = useCreate()
  const change = (part: Partial<VehicleChoice>) => setChoice(changed(tree, choice, part))

  const { type, make, model, title } = choice
  const makes = tree[type] ?? {}
  const models = makes[make] ?? []
  const subId = models.find(({ subj_name }) => subj_name === model)?.subj_id
  const name = title.trim()
  return (
    <CreateForm
      incomplete={vehicleIncomplete}
      isComplete={subId !== undefined && name !== ''}
      isSending={isSending}
      refusal={refusal}
      onCreate={() => subId !== undefined && void create({ subId, name, prodClass: 'vehicles' })}
      onSignIn={() => signIn(paths.createVehicle(vehicleQuery(choice)))}
    >
      {(isValidated) => (
        <>
          <ChoiceField
            label="Type"
            placeholder="Choose a type"
            choices={Object.keys(tree)}
            value={type}
            onChange={(value) => change({ type: value, make: '', model: '' })}
            isMissing={isMissing(type, isValidated)}
          />
          <ChoiceField
            label="Make"
            placeholder={type === '' ? 'Choose a type first' : 'Choose a make'}
            choices={Object.keys(makes)}
            value={make}
            onChange={(value) => change({ make: value, model: '' })}
            isMissing={isMissing(make, isValidated)}
          />
          <ChoiceField
            label="Model"
            placeholder={make === '' ? 'Choose a make first' : 'Choose a model'}
            choices={models.map(({ subj_name }) => subj_name)}
            value={model}
            onChange={(value) => change({ model: value })}
            isMissing={isMissing(model, isValidated)}
          />
          <TitleField
            label="Full vehicle title"
            hint="Year, Make, Model, Variant: for example 2014 Toyota Vitz F"
            value={title}
            onChange={(value) => change({ title: value })}
            isMissing={isMissing(title, isValidated)}
          />
        </>
      )}
    </CreateForm>
  )
}

function isMissing(value: string, isValidated: boolean): boolean {
  return isValidated && value.trim() === ''
}
