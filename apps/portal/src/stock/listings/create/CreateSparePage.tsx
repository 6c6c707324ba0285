import type { SparesTree } from '@bandari/sdk'
import { useLocation } from 'react-router-dom'
import { DashboardTrail } from '../../../layout/DashboardTrail.tsx'
import { Page } from '../../../layout/Page.tsx'
import { VendorOnly } from '../../../layout/VendorOnly.tsx'
import { paths } from '../../../paths.ts'
import { RestoredNotice } from '../../../shared/drafts/RestoredNotice.tsx'
import { useDraftForm } from '../../../shared/drafts/use-draft-form.ts'
import { ChoiceField } from '../../vehicle-choice/ChoiceField.tsx'
import { CreateForm } from './CreateForm.tsx'
import { CreateSkeleton } from './CreateSkeleton.tsx'
import {
  changedPath,
  isSpareChoice,
  readSpareChoice,
  readSpareWay,
  spareQuery,
} from './spare-choice.ts'
import { TitleField } from './TitleField.tsx'
import { spareCategoryName } from '../../../shared/spare-category-name.ts'
import { TypesLoader } from './TypesLoader.tsx'
import { useCreate } from './use-create.ts'
import { t } from '../../../language/translator.ts'

/** Account spec §2. */
export function CreateSparePage() {
  return (
    <Page
      title={t('portalListings.listSpares')}
      above={<DashboardTrail here={t('portalListings.create.spare')} />}
    >
      <VendorOnly right="list" skeleton={<CreateSkeleton />}>
        <TypesLoader pt="spares">{(tree) => <SpareForm tree={tree} />}</TypesLoader>
      </VendorOnly>
    </Page>
  )
}

function SpareForm({ tree }: { tree: SparesTree }) {
  const { search } = useLocation()
  const typed = useDraftForm({
    draftKey: 'listings/new-spare',
    blank: readSpareChoice(new URLSearchParams(search)),
    isWhole: isSpareChoice,
  })
  const { value: choice, change: setChoice } = typed
  const { create, signIn, isSending, refusal } = useCreate(() => typed.settle(choice))
  const { levels, catId } = readSpareWay(tree, choice.way)
  const name = choice.title.trim()
  return (
    <CreateForm
      unchosen={t('portalListings.create.spareIncomplete')}
      isChosen={catId !== null}
      isComplete={catId !== null && name !== ''}
      isSending={isSending}
      refusal={refusal}
      onCreate={() => catId !== null && void create({ subId: catId, name, prodClass: 'parts' })}
      onSignIn={() => signIn(paths.createSpare(spareQuery(choice)))}
    >
      {(isValidated) => (
        <>
          {typed.isRestored && <RestoredNotice onDiscard={typed.discard} />}
          {levels.map(({ label, choices, chosen }, depth) => (
            <ChoiceField
              key={label}
              label={label}
              placeholder={t('portalListings.create.chooseOne')}
              choices={choices}
              wordsOf={spareCategoryName}
              value={chosen}
              onChange={(value) => setChoice(changedPath(choice, depth, value))}
              isMissing={isValidated && chosen === ''}
            />
          ))}
          <TitleField
            label={t('portalListings.create.spareTitle')}
            hint={t('portalListings.create.spareTitleHint')}
            value={choice.title}
            onChange={(title) => setChoice({ ...choice, title })}
            isMissing={isValidated && name === ''}
          />
        </>
      )}
    </CreateForm>
  )
}
