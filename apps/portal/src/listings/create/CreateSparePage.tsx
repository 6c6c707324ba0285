import type { SparesTree } from '@bandari/sdk'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { DashboardTrail } from '../../layout/DashboardTrail.tsx'
import { Page } from '../../layout/Page.tsx'
import { VendorOnly } from '../../layout/VendorOnly.tsx'
import { paths } from '../../paths.ts'
import type { SpareTypes } from '../../providers/listings.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { CreateForm } from './CreateForm.tsx'
import { CreateSkeleton } from './CreateSkeleton.tsx'
import { spareIncomplete } from './messages.ts'
import { changedWay, readSpareChoice, readSpareWay, spareQuery } from './spare-choice.ts'
import { TitleField } from './TitleField.tsx'
import { TypesLoader } from './TypesLoader.tsx'
import { useCreate } from './use-create.ts'

/** Account spec §2. */
export function CreateSparePage() {
  return (
    <Page title="List spares" above={<DashboardTrail here="Create auto spares listing" />}>
      <VendorOnly skeleton={<CreateSkeleton />}>
        <TypesLoader<SpareTypes> pt="spares">{({ tree }) => <SpareForm tree={tree} />}</TypesLoader>
      </VendorOnly>
    </Page>
  )
}

function SpareForm({ tree }: { tree: SparesTree }) {
  const { search } = useLocation()
  const [choice, setChoice] = useState(() => readSpareChoice(new URLSearchParams(search)))
  const { create, signIn, isSending, refusal } = useCreate()
  const { levels, catId } = readSpareWay(tree, choice.way)
  const name = choice.title.trim()
  return (
    <CreateForm
      incomplete={spareIncomplete}
      isComplete={catId !== null && name !== ''}
      isSending={isSending}
      refusal={refusal}
      onCreate={() => catId !== null && void create({ subId: catId, name, prodClass: 'parts' })}
      onSignIn={() => signIn(paths.createSpare(spareQuery(choice)))}
    >
      {(isValidated) => (
        <>
          {levels.map(({ label, choices, chosen }, depth) => (
            <ChoiceField
              key={label}
              label={label}
              placeholder="Choose one"
              choices={choices}
              value={chosen}
              onChange={(value) => setChoice(changedWay(choice, depth, value))}
              isMissing={isValidated && chosen === ''}
            />
          ))}
          <TitleField
            label="Full title"
            hint="Title, Year, Compatible Make & Model, Part number: for example Front brake pads 2010-2014 Toyota Vitz 04465-52260"
            value={choice.title}
            onChange={(title) => setChoice({ ...choice, title })}
            isMissing={isValidated && name === ''}
          />
        </>
      )}
    </CreateForm>
  )
}
